import type { Bullet, Line, Look } from './blocks.ts'
import type { Draw } from './draw.ts'
import type { Language } from './wordings.ts'
import { headingWords, type Section } from './words.ts'

export const arrangements = [
  'one-column',
  'two-columns',
  'margin-dates',
  'stacked-margin-dates',
  'experience-table',
  'education-table',
  'labelled-entries',
  'sentences',
  'no-headings',
] as const
export type Arrangement = (typeof arrangements)[number]

export const nameLooks = ['normal', 'capitals', 'bold', 'bold-capitals', 'larger', 'larger-capitals'] as const
/** How employers and positions are written. */
export type NameLook = (typeof nameLooks)[number]

export const headingLooks = [
  'ruled-capitals',
  'coloured',
  'underlined',
  'bold-capitals',
  'shaded',
  'large-bold',
] as const
export type HeadingLook = (typeof headingLooks)[number]

export const entryOrders = [
  'position-above',
  'employer-above',
  'one-line',
  'dates-below',
  'dates-above',
] as const

/** How a CV looks, and what it leaves out. */
export type Form = {
  language: Language
  arrangement: Arrangement
  employer: NameLook
  position: NameLook
  heading: HeadingLook
  headings: Readonly<Record<Section, string>>
  order: (typeof entryOrders)[number]
  bullet: Bullet
  contact: 'bar' | 'lines' | 'labelled'
  skills: 'commas' | 'items' | 'bars'
  languages: 'brackets' | 'lines' | 'colons'
  references: 'none' | 'on request' | 'people'
  colour: string
  font: string
  /** Of files that a word processor shows in its own fonts. */
  wordFont: string
  hasHeadingStyles: boolean
  isAsideRight: boolean
  hasDashBetweenStacked: boolean
  /** Of entries with labels: each value behind its label, the employer and the position too. */
  isAllLabelled: boolean
  shows: Readonly<
    Record<
      'title' | 'summary' | 'languages' | 'levels' | 'duties' | 'location' | 'personal' | 'interests',
      boolean
    >
  >
}

const fonts = [
  'Liberation Sans',
  'Liberation Serif',
  'DejaVu Sans',
  'URW Bookman',
  'P052',
  'Nimbus Sans',
  'C059',
] as const
const wordFonts = ['Calibri', 'Arial', 'Times New Roman', 'Cambria', 'Garamond'] as const
const colours = ['1F4E79', '7B2D26', '2E7D32', '444444', '5B3A8C', '00838F'] as const
const bullets: readonly Bullet[] = ['list', 'list', '•', '-', '–', '▪', '➢', '*', '✓', 'o']

export function drawForm(language: Language, arrangement: Arrangement, draw: Draw): Form {
  const employer = draw.one(nameLooks)
  const position = draw.one(nameLooks.filter((look) => look !== employer))
  const words = Object.entries(headingWords[language]).map(([section, texts]) => [section, draw.one(texts)])
  const isBare = arrangement === 'no-headings' || arrangement === 'sentences'
  return {
    language,
    arrangement,
    employer,
    position,
    // Capitals without a rule, colour or shade are not a form of their own beside names in capitals.
    heading: draw.one(
      headingLooks.filter(
        (look) => look !== 'bold-capitals' || ![employer, position].some((name) => name.endsWith('capitals')),
      ),
    ),
    headings: Object.fromEntries(words) as Record<Section, string>,
    order: draw.one(entryOrders),
    bullet: draw.one(bullets),
    contact: draw.one(['bar', 'lines', 'labelled']),
    skills: draw.one(['commas', 'items', 'bars']),
    languages: draw.one(['brackets', 'lines', 'colons']),
    references: draw.one(['none', 'none', 'on request', 'people']),
    colour: draw.one(colours),
    font: draw.one(fonts),
    wordFont: draw.one(wordFonts),
    hasHeadingStyles: draw.chance(0.4),
    isAsideRight: draw.chance(0.4),
    hasDashBetweenStacked: draw.chance(0.5),
    isAllLabelled: draw.chance(0.4),
    shows: {
      title: draw.chance(0.5),
      summary: draw.chance(0.65),
      languages: draw.chance(0.8),
      levels: draw.chance(0.7),
      duties: arrangement !== 'sentences' && (!isBare || draw.chance(0.5)),
      location: draw.chance(0.85),
      personal: !isBare && draw.chance(0.25),
      interests: !isBare && draw.chance(0.25),
    },
  }
}

/** In points. */
export const bodySize = 10

export const looksOf: Readonly<Record<NameLook, Look>> = {
  normal: {},
  capitals: {},
  bold: { bold: true },
  'bold-capitals': { bold: true },
  larger: { size: bodySize + 1.5 },
  'larger-capitals': { size: bodySize + 1.5 },
}

export const written = (text: string, look: NameLook): string =>
  look.endsWith('capitals') ? text.toUpperCase() : text

export function headingLine(
  text: string,
  { heading, colour, hasHeadingStyles }: Pick<Form, 'heading' | 'colour' | 'hasHeadingStyles'>,
): Line {
  const capitals = text.toUpperCase()
  const about = { kind: 'line', above: 10, isHeading: true, hasHeadingStyle: hasHeadingStyles } as const
  switch (heading) {
    case 'ruled-capitals':
      return { ...about, runs: [{ text: capitals, look: { bold: true, size: 11 } }], isRuled: true }
    case 'coloured':
      return { ...about, runs: [{ text, look: { bold: true, size: 13, colour } }] }
    case 'underlined':
      return { ...about, runs: [{ text, look: { bold: true, underline: true, size: 11 } }] }
    case 'bold-capitals':
      return { ...about, runs: [{ text: capitals, look: { bold: true, size: 11 } }] }
    case 'shaded':
      return { ...about, runs: [{ text: capitals, look: { bold: true, size: 11 } }], shade: 'E3E7EC' }
    case 'large-bold':
      return { ...about, runs: [{ text, look: { bold: true, size: 14 } }] }
  }
}
