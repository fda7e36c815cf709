import type { Line } from '../layout/line.ts'
import type { LeftOut, ParsedCv } from '../reading.ts'
import { isDates, pointsIn, rangeIn, withFullYear, type Dates } from '../words/dates.ts'
import { sectionNamed } from '../words/headings.ts'
import { degreeScore, employerScore, positionScore, schoolScore } from '../words/vocabulary.ts'
import { datesOf, isProse } from './entry-dates.ts'
import { headingsFromSentences } from './job-sentences.ts'
import { leftOutOf } from './left-out-entry.ts'
import { hasUnknownHeading, type Section } from './section.ts'
import { withWholeDates } from './wrapped-dates.ts'

/** Finds dates that a CV contains and no entry has. It works on the CV's own lines, so it does not depend on how entries were read. */

/** In characters: a longer line is a sentence that mentions dates. */
const maxCharactersOfHeading = 110
/** In characters: a longer line is text that mentions dates. */
const maxCharactersWithDates = 170
/** In lines: how far from dates text belongs to them. */
const maxLinesAround = { above: 2, below: 6 } as const

const keyOf = (start: string, end: string): string => `${start}|${end}`.toLowerCase()

/**
 * Returns whether an entry has a range of dates, or the first and the last of several positions have its ends. Each call uses up one of
 * the entries with that range.
 */
function heldRanges({ experience, education }: ParsedCv): (dates: Dates) => boolean {
  const counts = new Map<string, number>()
  const isWhole = (start: string, end: string): boolean =>
    !counts.has(keyOf(start, end)) &&
    experience.some((job) => job.start_date === start) &&
    experience.some((job) => job.end_date === end)
  for (const { start_date, end_date } of [...experience, ...education]) {
    const key = keyOf(start_date, end_date)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return ({ start, end }) => {
    if (isWhole(start, end)) return true
    const left = counts.get(keyOf(start, end)) ?? 0
    counts.set(keyOf(start, end), left - 1)
    return left > 0
  }
}

/** Sections with dates that no field stores: projects, awards, courses. Only with a listed heading, because a guessed one can be a position. */
const isReadElsewhere = ({ name, heading }: Section): boolean =>
  name === 'other' && sectionNamed(heading) === 'other'

/** Sections that have positions with dates which are no employment. */
const areActivities =
  /volunt|leader|activit|aktiviti|projects?|projek|proyek|communit|curricul|publication|award|anugerah|teaching|organi[sz]ation|organisasi|member|sukarela|certif|licen[cs]e|sijil|lesen/i

/** "Training", a word of a table's cell, can be taken for a heading, with positions below. */
const isPositionOf = ({ heading }: Section, line: Line): boolean =>
  !areActivities.test(heading) && rangeOfEntry(line) !== undefined && positionScore(line.text) > 0

/** The range of dates in a line that can be the heading of an entry. */
function rangeOfEntry(line: Line): Dates | undefined {
  const dates = line.text.length > maxCharactersOfHeading ? undefined : datesOf(line, false)
  if (dates === undefined || (line.bullet && !hasName(line))) return undefined
  return dates
}

const hasName = ({ text }: Line): boolean =>
  positionScore(text) + employerScore(text) + degreeScore(text) + schoolScore(text) > 0

const isStudy = (text: string): boolean =>
  degreeScore(text) > 0 || (schoolScore(text) > 0 && positionScore(text) === 0)

/** The lines around the dates at `at`, up to the dates of another entry. */
function around(lines: readonly Line[], at: number): Line[] {
  const isOther = (index: number): boolean => {
    const line = lines[index]
    return line === undefined || rangeOfEntry(line) !== undefined
  }
  let from = at
  while (
    at - from < maxLinesAround.above &&
    !isOther(from - 1) &&
    lines[from - 1]?.bullet === false &&
    !isProse(lines[from - 1] as Line)
  )
    from -= 1
  let to = at + 1
  while (to - at <= maxLinesAround.below && !isOther(to)) to += 1
  return lines.slice(from, to)
}

const aboutPerson = /\b(?:birth|born|lahir|dob|passport|licen[cs]e|visa|lesen)\b/i

/** A row of text that is longer than the heading of an entry can tell of a date. */
const canBeOfEntry = (line: Line): boolean =>
  !line.bullet && line.text.length <= maxCharactersWithDates && !aboutPerson.test(line.text)

/** In characters: how far from the ends of a line a date stands that belongs to an entry. */
const maxCharactersBeside = 8

/** A year in a sentence is no date of an entry: "in 2025, up 19 %", "Top of the region in 2019 and 2021". */
const isInSentence =
  /^(?:in|by|during|pada|dalam) |(?<!\p{L})(?:in|by|pada) \d{4}(?: (?:and|to|dan) \d{4})?$/u

/** The single dates of a line: at its beginning or in a part of their own, or at its end, where a sentence can end in a date. */
function datesAtEdge({ text, parts }: Line): { apart: string[]; atEnd: string[] } {
  const points = pointsIn(text)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || isInSentence.test(text)) return { apart: [], atEnd: [] }
  const texts = points.map((point) => point.text)
  const isApart = first.from <= maxCharactersBeside || parts.some((part) => isDates(part.text))
  if (isApart) return { apart: texts, atEnd: [] }
  const end = text.replace(/[\s–—-]+$/, '').length
  return { apart: [], atEnd: end - last.to <= 1 ? texts : [] }
}

/** "jan 2023" for "Jan. '23": the same text for the same date. */
const keyOfDate = (date: string): string =>
  withFullYear(date)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Sections whose text can be entries that were not understood. */
export const isUnknown = (section: Section): boolean =>
  section.name === 'head' || section.name === 'summary' || hasUnknownHeading(section)

/** Lines with a range of dates, or with single dates, that no entry has. */
export function unheldDates(sections: readonly Section[], cv: ParsedCv): LeftOut[] {
  const isHeld = heldRanges(cv)
  const entries = [...cv.experience, ...cv.education]
  const held = new Set(entries.flatMap(({ start_date, end_date }) => [start_date, end_date].map(keyOfDate)))
  const told = keyOfDate(cv.experience.map(({ description }) => description).join(' '))
  const isUnheld = (line: Line, next: Line | undefined): boolean => {
    const { apart, atEnd: dates } = datesAtEdge(line)
    // A sentence goes on below.
    const atEnd = /^\p{Ll}/u.test(next?.text ?? '') ? [] : dates
    return (
      apart.some((date) => !held.has(keyOfDate(date))) ||
      atEnd.some(
        (date) => !held.has(keyOfDate(date)) && (atEnd.length > 1 || !told.includes(keyOfDate(date))),
      )
    )
  }
  const lackDates =
    cv.experience.length === 0 ||
    cv.experience.some(({ start_date, end_date }) => start_date + end_date === '')
  const seen = new Set<string>()
  const dated = sections.filter(({ lines }) => lines.some(({ text }) => pointsIn(text).length > 0))
  return dated.flatMap((section) => {
    const isOfEntries = section.name === 'experience' || section.name === 'education'
    const areElsewhere = !isOfEntries && isReadElsewhere(section) && cv.experience.length > 0
    const canHoldDates =
      isOfEntries || section.name === 'other' || isUnknown(section) || cv.experience.length === 0
    const lines = withWholeDates(headingsFromSentences(section.lines) ?? section.lines)
    return lines.flatMap((line, index) => {
      const range = rangeOfEntry(line) ?? (isOfEntries && canBeOfEntry(line) ? rangeIn(line.text) : undefined)
      // A file can contain its text twice, of which one entry is read.
      const text = `${line.text}\n${lines[index + 1]?.text}`
      if (range !== undefined && seen.has(text)) return []
      seen.add(text)
      // A description can tell of dates as well; those of an entry are in no text of another.
      const isLost =
        range !== undefined && !range.since
          ? !isHeld(range) ||
            // Entries beside each other.
            (line.parts.filter(({ text }) => isDates(text)).length > 1 && isUnheld(line, lines[index + 1]))
          : canHoldDates &&
            canBeOfEntry(line) &&
            (isOfEntries || lackDates) &&
            isUnheld(line, lines[index + 1])
      if (!isLost || (areElsewhere && !isPositionOf(section, line))) return []
      const block = around(lines, index)
      const jobs = block.filter(({ text }) => positionScore(text) > 0).length
      // "Ministry of Education", "House of Languages": among positions, only a degree is a study.
      const isOfStudy = section.name === 'experience' ? degreeScore : isStudy
      const studies = block.filter(({ text }) => positionScore(text) === 0 && Boolean(isOfStudy(text))).length
      const isInEducation = section.name === 'education' && (jobs === 0 || cv.experience.length > 0)
      const isStudies = studies > jobs || (studies === jobs && isInEducation)
      return [leftOutOf(block, isStudies ? 'education' : 'experience')]
    })
  })
}
