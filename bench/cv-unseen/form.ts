import { bodySize, lineOf, type Line, type Look, type Run } from './blocks.ts'
import type { Draw } from './draw.ts'
import type { Language } from './wordings.ts'
import { headingWords, list, type Section } from './words.ts'

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

type NameLook = { isCapital: boolean; look: Look }
/** How employers and positions are written. */
const nameLooks: readonly NameLook[] = [{}, { bold: true }, { size: bodySize + 1.5 }].flatMap((look) =>
  [false, true].map((isCapital) => ({ look, isCapital })),
)

type HeadingLook = NameLook & { isRuled?: true }
const bold = { bold: true, size: 11 } as const
const headingLooks: readonly HeadingLook[] = [
  { isCapital: true, look: bold, isRuled: true },
  { isCapital: false, look: { bold: true, size: 13 } },
  { isCapital: false, look: bold },
  { isCapital: false, look: { bold: true, size: 14 } },
  { isCapital: true, look: bold },
]

const fonts = list('Liberation Sans; Liberation Serif; DejaVu Sans; URW Bookman; P052; Nimbus Sans; C059')
const bullets = list('list; list; •; -; –; ▪; ➢; *; ✓; o')
const entryOrders = ['position-above', 'employer-above', 'one-line', 'dates-below', 'dates-above'] as const

/** How a CV looks, and what it leaves out. */
export type Form = ReturnType<typeof drawForm>

export function drawForm(language: Language, arrangement: Arrangement, draw: Draw) {
  const employer = draw.one(nameLooks)
  const position = draw.one(nameLooks.filter((look) => look !== employer))
  const hasHeadings = arrangement !== 'no-headings'
  const isBare = !hasHeadings || arrangement === 'sentences'
  const isNarrow = arrangement === 'two-columns'
  const order = draw.one(entryOrders)
  const contact = draw.one(['bar', 'lines', 'labelled'])
  return {
    language,
    arrangement,
    isNarrow,
    hasHeadings,
    employer,
    position,
    // Capitals without a rule are not a form of their own beside names in capitals.
    heading: draw.one(employer.isCapital || position.isCapital ? headingLooks.slice(0, -1) : headingLooks),
    headings: headingWords(language, draw),
    // A narrow column has no room for dates at its right margin.
    order: isNarrow && order !== 'dates-above' ? 'dates-below' : order,
    bullet: draw.one(bullets),
    contact,
    isCentred: contact === 'bar' && !isNarrow,
    skills: draw.one(['commas', 'items', 'bars']),
    languages: draw.one(['brackets', 'lines', 'colons']),
    references: draw.one(['none', 'none', 'on request', 'people']),
    font: draw.one(fonts),
    hasHeadingStyle: draw.chance(0.4),
    isAsideRight: draw.chance(0.4),
    hasDashBetweenStacked: draw.chance(0.5),
    /** Of entries with labels: each value behind its label, the employer and the position too. */
    isAllLabelled: draw.chance(0.4),
    shows: {
      title: draw.chance(0.5),
      summary: draw.chance(0.65),
      languages: draw.chance(0.8),
      levels: draw.chance(0.7),
      duties: arrangement !== 'sentences' && (!isBare || draw.chance(0.5)),
      location: draw.chance(0.85),
      personal: language === 'English' && !isBare && draw.chance(0.25),
      interests: language === 'English' && !isBare && draw.chance(0.25),
    },
  }
}

export const nameRun = (text: string, { isCapital, look }: NameLook): Run => ({
  text: isCapital ? text.toUpperCase() : text,
  look,
})

export function headingLine(section: Section, { heading, headings, hasHeadingStyle }: Form): Line {
  const run = nameRun(headings[section], heading)
  return lineOf([run], { above: 10, isHeading: true, hasHeadingStyle, isRuled: heading.isRuled === true })
}
