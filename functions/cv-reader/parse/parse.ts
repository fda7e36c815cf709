import type { Line, LinesOfFile } from '../layout/line.ts'
import { isPlace } from '../words/places.ts'
import { foreignLanguageOf } from '../words/foreign-language.ts'
import { certaintyOf } from './certainty.ts'
import { mostPlausible, type Reading } from './most-plausible.ts'
import { contactIn } from './contact.ts'
import { educationIn } from './education.ts'
import { experienceIn } from './experience.ts'
import type { ParsedCv, ReadCv } from '../reading.ts'
import type { HeadingsTaken } from './heading-lines.ts'
import { nameIn, withTitleApart } from './name.ts'
import { leftOutIn } from './left-out.ts'
import { onlyCertain } from './only-certain.ts'
import { withExperience } from './without-headings.ts'
import { isListedLanguage, languagesIn } from './languages.ts'
import { isLanguageItem, itemsOf } from './list-items.ts'
import { proseOf } from './prose.ts'
import { emailIn, phoneIn } from './contact-details.ts'
import { sectionsOf } from './sections.ts'
import type { Section } from './section.ts'
import { skillRowsOfJobs } from './skills-of-jobs.ts'
import { skillsIn } from './skills.ts'
import { unreadIn } from './unread.ts'
import { withParts } from './with-parts.ts'

/** About fifty pages. */
const maxLines = 3000

/** Parses a CV's lines into its fields. A field that the CV does not contain stays empty. */
export const parseCv = (all: readonly Line[]): ParsedCv =>
  parsed(all.slice(0, maxLines), 'guessed', new Set()).cv

/** Reads lines in the given order only. */
export const readLines = (lines: readonly Line[], doubtful?: ReadonlySet<string>): ReadCv =>
  readBest({ lines: [...lines], others: [] }, doubtful)

/**
 * Reads a CV with the certainty of each field. Where entries seem to be left out, it reads the CV again with other columns, tables
 * and headings, and takes the reading that leaves out least. `doubtful`: the words that text recognition was not sure of.
 * In a language that the reader knows little of, only what is sure is kept.
 */
export function readBest(
  { lines: all, others, hasHiddenText = false }: LinesOfFile,
  doubtful: ReadonlySet<string> = new Set(),
): ReadCv {
  const read = (lines: readonly Line[], taken: HeadingsTaken = 'guessed'): Reading =>
    parsed(lines.slice(0, maxLines), taken, doubtful)
  const { cv, lines, certainty, leftOut } = mostPlausible(read(all), [
    () => read(all, 'strict'),
    ...others.map((other) => () => read(other())),
  ])
  const foreignLanguage = foreignLanguageOf(lines.map(({ text }) => text).join('\n')) ?? null
  return foreignLanguage === null || foreignLanguage === 'Indonesian'
    ? { cv, certainty, foreignLanguage, leftOut, hasHiddenText }
    : { ...onlyCertain(cv, certainty), foreignLanguage, leftOut: [], hasHiddenText }
}

/** A page can contain its text twice: for the screen and for print. */
const withoutRepeated = <Entry>(entries: readonly Entry[], namesOf: (entry: Entry) => string[]): Entry[] => [
  ...new Map(entries.map((entry) => [namesOf(entry).join('\n'), entry])).values(),
]

/** Headings of sections with contact details of other people. */
const areReferences = /^\W*(?:references?|referees?|rujukan|referensi|perujuk)\b/i

/** In multiples of the font size: the distance of a footer from the text. */
const aboveFooter = 8

const withoutFooter = (lines: readonly Line[]): readonly Line[] => {
  const at = lines.findIndex(({ gap }) => gap >= aboveFooter)
  return at < 0 ? lines : lines.slice(0, at)
}

/** A page's header or footer. */
const isOfPage = ({ bullet, parts }: Line): boolean =>
  !bullet &&
  parts.some(({ text }) =>
    /^©|^(?:page|halaman|muka surat) \d+(?:\s*(?:of|\/|-|dari|daripada)\s.*)?$/i.test(text),
  )

/** Leaves out headers and footers of pages, which repeat the candidate's name below the CV's headings. */
function withoutRepeatedName(sections: readonly Section[]): Section[] {
  const headed = sections
    .filter(({ name }) => name === 'head' || name === 'contact')
    .flatMap(({ lines }) => lines)
  const { name } = nameIn(headed, [])
  const repeats = ({ parts }: Line): boolean =>
    parts.some(({ text }) => text.split(/ [·|•] /).some((item) => item.toLowerCase() === name.toLowerCase()))
  return sections.map((section) =>
    section.name === 'head' || section.name === 'contact'
      ? section
      : { ...section, lines: section.lines.filter((line) => !repeats(line)) },
  )
}

function parsed(all: readonly Line[], taken: HeadingsTaken, doubtful: ReadonlySet<string>): Reading {
  const lines = all.filter((line) => !isOfPage(line))
  const found = withExperience(sectionsOf(lines, taken))
  const sections = withoutRepeatedName(found)
  const under = (name: Section['name']): Line[][] =>
    sections.filter((section) => section.name === name).map((section) => section.lines)
  const head = under('head').flat().map(withTitleApart)
  const ofOthers = new Set(
    sections.flatMap(({ heading, lines: some }) =>
      areReferences.test(heading) ? withoutFooter(some).map(({ text }) => text) : [],
    ),
  )
  const own = lines.filter(({ text }) => !ofOthers.has(text))
  const contact = contactIn(head, under('contact').flat(), own)
  // Without a heading for languages, they are in other sections, mostly among the skills.
  const isSpoken = under('languages').length > 0 ? isLabelledSpoken : isSpokenList
  const elsewhere = [
    ...(['skills', 'contact', 'other', 'summary'] as const).flatMap((name) => under(name).flat()),
    ...under('head').flat().flatMap(byPart),
  ]
  const spokenElsewhere = elsewhere.filter(isSpoken)
  const listed = under('skills').map((some) =>
    some.filter(
      (line) => !spokenElsewhere.includes(line) && !line.parts.some(isContact) && !isPlace(line.text),
    ),
  )
  const languages = languagesIn([
    { lines: sections.flatMap(languageLinesOf), isUnderHeading: true },
    ...spokenElsewhere.map((line) => ({ lines: [line], isUnderHeading: spoken.test(line.text) })),
  ])
  const inJobs = listed.length > 0 ? [] : skillRowsOfJobs(under('experience').flat())
  const experience = withoutRepeated(
    experienceIn(under('experience').map((some) => some.filter((line) => !inJobs.includes(line)))),
    ({ entry }) => [entry.position, entry.company, entry.start_date, entry.end_date],
  )
  const cv = {
    ...contact,
    summary:
      summaryOf(under('summary').flat()) ||
      summaryIn(head, contact.name) ||
      summaryIn(aboveExperience(sections)),
    skills: skillsIn([...listed, ...inJobs.map((line) => [line])]),
    experience: experience.map(({ entry }) => entry),
    education: withoutRepeated(educationIn(under('education')), (entry) => Object.values(entry)),
    languages,
  }
  const unread = unreadIn(cv, sections)
  const leftOut = leftOutIn(cv, sections, unread)
  const clear = experience.map(({ isClear }) => isClear)
  const certainty = certaintyOf(cv, { lines: own, sections, clear, doubtful, unread })
  return { lines, cv, certainty, leftOut, sections }
}

/** Whether a heading says the level of the languages below it. */
const isMotherTongue = /^(?:mother tongue|bahasa ibunda)/i

const languageLinesOf = ({ name, heading, lines }: Section): Line[] =>
  name === 'languages'
    ? lines.map((line) =>
        isMotherTongue.test(heading) && isListedLanguage(line.text)
          ? withParts(
              line,
              line.parts.flatMap((part) => [part, { ...part, text: heading }]),
            )
          : line,
      )
    : []

const byPart = (line: Line): Line[] => line.parts.map((part) => ({ ...line, parts: [part], text: part.text }))

/** Among skills, "Languages: English (fluent), Malay" lists spoken languages; "Languages: C++, Java" does not. */
const spoken =
  /^(?:(?:spoken )?languages?(?: known| spoken)?|bahasa)\s*[:：]?\s+.*\b(?:english|malay|mandarin|bahasa|tamil|melayu|inggeris|french|german|spanish|arabic|cantonese|japanese|hindi)\b/i

const isLabelledSpoken = ({ text }: Line): boolean => spoken.test(text)

/** A single name of a language in a row can be something else. */
const minLanguages = 2

/** Whether a line lists spoken languages: with a label, several in a row, or one with its level. */
function isSpokenList(line: Line): boolean {
  if (spoken.test(line.text)) return true
  const items = itemsOf(line)
  const languages = items.filter((item) => isLanguageItem(item))
  const hasLevel = items.length === 1 && !isListedLanguage(items.join())
  return languages.length * 2 > items.length && (languages.length >= minLanguages || hasLevel)
}

const isContact = ({ text }: Pick<Line, 'text'>): boolean => emailIn(text) !== '' || phoneIn(text) !== ''
const isContactRow = (text: string): boolean => isContact({ text }) || isPlace(text)

const summaryOf = (lines: readonly Line[]): string => proseOf(lines.filter(({ text }) => !isContactRow(text)))

/** In words: the first two lines of a paragraph have as many, and its first line is no title. */
const minSummaryWords = 12
const minWordsOfLine = 8

/** In multiples of the font size: a paragraph of its own is further below. */
const apart = 2.5

/** What is set apart above the first position: at the top of a column, or below the last short list of another one. */
function aboveExperience(sections: readonly Section[]): Line[] {
  const before = sections[sections.findIndex(({ name }) => name === 'experience') - 1]
  if (before === undefined || before.name === 'education' || before.name === 'head') return []
  const at = before.lines.findLastIndex(({ startsBlock, gap }) => startsBlock || gap > apart)
  return at > 0 ? before.lines.slice(at) : []
}

/** The summary can also be a paragraph between the name and the first heading. */
const summaryIn = (lines: readonly Line[], name = ''): string => {
  const prose = lines.filter(({ text }) => text !== name && /\p{L}/u.test(text) && !isContactRow(text))
  const wordsIn = (line: Line | undefined): number => line?.text.split(/\s+/).length ?? 0
  const start = prose.findIndex(
    (line, index) =>
      wordsIn(line) >= minWordsOfLine && wordsIn(line) + wordsIn(prose[index + 1]) >= minSummaryWords,
  )
  return start < 0 ? '' : proseOf(prose.slice(start))
}
