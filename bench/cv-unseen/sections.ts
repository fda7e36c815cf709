import { line, type Block, type Table } from './blocks.ts'
import type { Cv } from './cv.ts'
import { jobBlocks, schoolBlocks } from './entries.ts'
import { headingLine } from './form.ts'
import { label, type Section } from './words.ts'

/** The document of a CV, from its head to its foot. */
export function documentOf(cv: Cv): Block[] {
  const { form, person } = cv
  const { isCentred } = form
  const contents = contentsOf(cv)
  const sections = (...names: readonly Section[]): Block[] =>
    names.flatMap((name) => {
      const blocks = contents[name] ?? []
      return blocks.length === 0 || !form.hasHeadings ? blocks : [headingLine(name, form), ...blocks]
    })
  const name = line(person.name, { bold: true, size: 20 }, { isCentred })
  const head = form.shows.title ? [name, line(person.title, { size: 12 }, { isCentred })] : [name]
  const main = ['summary', 'experience', 'education'] as const
  const further = ['personal', 'interests', 'references'] as const
  if (!form.isNarrow)
    return [...head, ...(contents.contact ?? []), ...sections(...main, 'skills', 'languages', ...further)]
  const [aside, wide] = [sections('contact', 'skills', 'languages'), sections(...main, ...further)]
  const sides: Pick<Table, 'widths' | 'rows'> = form.isAsideRight
    ? { widths: [66, 34], rows: [[wide, aside]] }
    : { widths: [34, 66], rows: [[aside, wide]] }
  return [...head, { kind: 'table', isBordered: false, ...sides }]
}

export const referees = [
  'Dr. Hanim Zainuddin, Regional Director, 03-7722 8841',
  'Mr. Stephen Oyelaran, Former Manager, stephen.o@example.org',
] as const

/** What stands in each section. Without headings, a list says itself what it lists. */
function contentsOf(cv: Cv): Partial<Record<Section, Block[]>> {
  const { person, form } = cv
  const { shows, language, hasHeadings, isNarrow, isCentred } = form
  const lines = (texts: readonly string[], above = 0): Block[] =>
    texts.map((text) => line(text, {}, { above }))
  const labelledList = (name: 'skills' | 'languages', items: readonly string[]): Block[] =>
    lines([`${label(language, name)}: ${items.join(', ')}`], name === 'skills' ? 8 : 0)
  const { skills } = person
  const spoken = person.languages.map((spokenLanguage) => spokenText(spokenLanguage, form))
  const isOneLine = form.languages === 'brackets' && !isNarrow
  const references = { none: [], 'on request': [label(language, 'onRequest')], people: referees }
  return {
    contact: contactTexts(cv).map((text) => line(text, {}, { isCentred })),
    summary: shows.summary ? lines([person.summary], hasHeadings ? 0 : 8) : [],
    experience: jobBlocks(cv),
    education: schoolBlocks(cv),
    skills: !hasHeadings
      ? labelledList('skills', skills)
      : form.skills === 'items' || isNarrow
        ? skills.map((text) => ({ kind: 'item', bullet: form.bullet, text }))
        : lines([skills.join(form.skills === 'bars' ? ' | ' : ', ')]),
    languages: !shows.languages
      ? []
      : hasHeadings
        ? lines(isOneLine ? [spoken.join(', ')] : spoken)
        : labelledList('languages', spoken),
    // What a CV says besides, and no profile holds.
    personal: shows.personal ? lines(person.personal) : [],
    interests: shows.interests ? lines(['Badminton, hiking, reading history books']) : [],
    references: hasHeadings ? lines(references[form.references]) : [],
  }
}

function contactTexts({ person, form: { language, contact, shows, isCentred } }: Cv): string[] {
  const names = ['phone', 'email', ...(shows.location ? (['location'] as const) : [])] as const
  if (contact === 'labelled') return names.map((name) => `${label(language, name)}: ${person[name]}`)
  const values = names.map((name) => person[name])
  return isCentred ? [values.join(' | ')] : values
}

const spokenText = (
  { name, level }: Cv['person']['languages'][number],
  { shows, languages }: Cv['form'],
): string => {
  if (!shows.levels) return name
  return { brackets: `${name} (${level})`, colons: `${name}: ${level}`, lines: `${name} – ${level}` }[
    languages
  ]
}
