import type { Line } from '../layout/line.ts'
import { isPlace } from '../words/places.ts'
import { foreignLanguageOf } from '../words/foreign-language.ts'
import { degreeScore, positionScore } from '../words/vocabulary.ts'
import { certaintyOf } from './certainty.ts'
import { contactIn } from './contact.ts'
import { datesOf } from './entry-dates.ts'
import { educationIn } from './education.ts'
import { experienceIn } from './experience.ts'
import type { ParsedCv, ReadCv } from '../reading.ts'
import { onlyCertain } from './only-certain.ts'
import { languagesIn } from './languages.ts'
import { proseOf } from './prose.ts'
import { emailIn, phoneIn } from './contact-details.ts'
import { sectionsOf, type Section } from './sections.ts'
import { skillsIn } from './skills.ts'

/** About fifty pages. */
const maxLines = 3000

/** Parses a CV's lines into its fields. A field that the CV does not contain stays empty. */
export const parseCv = (all: readonly Line[]): ParsedCv => parsed(all.slice(0, maxLines)).cv

/**
 * Parses a CV's lines, and says how sure it is of each field. `doubtful` are the words that text recognition was not sure of.
 * In a language that the reader knows little of, only what is certain is kept.
 */
export function readLines(all: readonly Line[], doubtful: ReadonlySet<string> = new Set()): ReadCv {
  const lines = all.slice(0, maxLines)
  const { cv, sections, clear } = parsed(lines)
  const certainty = certaintyOf(cv, { lines, sections, clear, doubtful })
  const foreignLanguage = foreignLanguageOf(lines.map(({ text }) => text).join('\n')) ?? null
  return foreignLanguage === null
    ? { cv, certainty, foreignLanguage }
    : { ...onlyCertain(cv, certainty), foreignLanguage }
}

type Parsed = {
  cv: ParsedCv
  sections: readonly Section[]
  /** For each position whether its dates were understood. */
  clear: readonly boolean[]
}

function parsed(lines: readonly Line[]): Parsed {
  const sections = withExperience(sectionsOf(lines))
  const under = (name: Section['name']): Line[][] =>
    sections.filter((section) => section.name === name).map((section) => section.lines)
  const head = under('head').flat()
  const contact = contactIn(head, under('contact').flat(), lines)
  const skills = skillsIn(
    under('skills')
      .flat()
      .filter((line) => !spoken.test(line.text)),
  )
  const elsewhere = [...under('skills'), ...under('contact'), ...under('other')].flat()
  const languages = languagesIn([
    { lines: under('languages').flat(), isUnderHeading: true },
    { lines: elsewhere.filter((line) => spoken.test(line.text)), isUnderHeading: false },
  ])
  const experience = experienceIn(under('experience'))
  const cv = {
    ...contact,
    summary: summaryOf(under('summary').flat()) || summaryInHead(head, contact.name),
    skills,
    experience: experience.map(({ entry }) => entry),
    education: educationIn(under('education')),
    languages,
  }
  return { cv, sections, clear: experience.map(({ isClear }) => isClear) }
}

/** Fewer lines with a position and its dates can be a summary's. */
const minPositions = 2

/** Where no heading names the experience, it begins at the first position with dates under the name or the summary. */
function withExperience(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ name }) => name === 'experience')) return sections
  const isPosition = (line: Line): boolean =>
    !line.bullet &&
    datesOf(line, false) !== undefined &&
    positionScore(line.text) > 0 &&
    degreeScore(line.text) === 0
  return sections.flatMap((section): Section[] => {
    const { name, lines } = section
    const first = lines.findIndex(isPosition)
    if ((name !== 'head' && name !== 'summary') || lines.filter(isPosition).length < minPositions)
      return [section]
    return [
      { ...section, lines: lines.slice(0, first) },
      { name: 'experience', heading: '', lines: lines.slice(first) },
    ]
  })
}

/** Among skills, "Languages: English (fluent), Malay" lists spoken languages; "Languages: C++, Java" does not. */
const spoken =
  /^(?:languages?(?: known| spoken)?|bahasa)\s*[:：]?\s+.*\b(?:english|malay|mandarin|bahasa|tamil|melayu|inggeris|french|german|spanish|arabic|cantonese|japanese|hindi)\b/i

const isContactRow = (text: string): boolean => emailIn(text) !== '' || phoneIn(text) !== '' || isPlace(text)

const summaryOf = (lines: readonly Line[]): string => proseOf(lines.filter(({ text }) => !isContactRow(text)))

const minSummaryWords = 12

/** The summary can also be a paragraph between the name and the first heading. */
const summaryInHead = (head: readonly Line[], name: string): string => {
  const prose = head.filter(({ text }) => text !== name && !isContactRow(text))
  const start = prose.findIndex(({ text }) => text.split(/\s+/).length >= minSummaryWords)
  return start < 0 ? '' : proseOf(prose.slice(start))
}
