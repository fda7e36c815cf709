import { plainLines } from '../extract/plain.ts'
import type { Line } from '../layout/line.ts'
import type { LeftOut, ParsedCv } from '../reading.ts'
import { isDates, pointsIn, rangeIn, withFullYear, type Dates } from '../words/dates.ts'
import { sectionNamed } from '../words/headings.ts'
import { mentionsPlace } from '../words/places.ts'
import { degreeScore, employerScore, positionScore, schoolScore } from '../words/vocabulary.ts'
import { wordsOf } from '../words/words-of.ts'
import { datesOf, isProse } from './entry-dates.ts'
import { educationIn } from './education.ts'
import { experienceIn } from './experience.ts'
import { headingsFromSentences } from './job-sentences.ts'
import type { Section } from './section.ts'
import { isLevel, isListedLanguage, languagesIn } from './languages.ts'
import { isTableHead } from './table-head.ts'
import { withWholeDates } from './wrapped-dates.ts'

/**
 * Finds what a CV contains and no entry does: ranges of dates, degrees, and lines under headings of which nothing was read. It works
 * on the CV's own lines, so it does not depend on how the entries were found.
 */

/** In characters: a longer line is a sentence that mentions dates. */
const maxCharactersOfHeading = 110
/** In characters: a longer line is text that mentions dates. */
const maxCharactersWithDates = 170
/** In lines: how far from dates text belongs to them. */
const maxLinesAround = { above: 2, below: 6 } as const
/** The share of words that a line with a degree shares with the entries if one of them contains it. */
const minHeldWords = 0.6

const keyOf = (start: string, end: string): string => `${start}|${end}`.toLowerCase()

/** Returns whether an entry has a range of dates. Each call uses up one of the entries with that range. */
function heldRanges({ experience, education }: ParsedCv): (dates: Dates) => boolean {
  const counts = new Map<string, number>()
  for (const { start_date, end_date } of [...experience, ...education]) {
    const key = keyOf(start_date, end_date)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return ({ start, end }) => {
    const left = counts.get(keyOf(start, end)) ?? 0
    counts.set(keyOf(start, end), left - 1)
    return left > 0
  }
}

/** Sections with dates that no field stores: projects, awards, courses. Only with a listed heading, because a guessed one can be a position. */
const isReadElsewhere = ({ name, heading }: Section): boolean =>
  name === 'other' && sectionNamed(heading) === 'other'

/** The range of dates in a line that can be the heading of an entry. */
function rangeOfEntry(line: Line): Dates | undefined {
  const dates = line.text.length > maxCharactersOfHeading ? undefined : datesOf(line, false)
  if (dates === undefined || dates.since || (line.bullet && !hasName(line))) return undefined
  return dates
}

/** The ranges of a line: entries beside each other have one in each part. */
function rangesOf({ parts }: Line, range: Dates): Dates[] {
  const ranges = parts.flatMap(({ text }) => rangeIn(text) ?? [])
  return ranges.length > 1 ? ranges : [range]
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

/** The single dates of a line: at its beginning or in a part of their own, or at its end, where a sentence can end in a date. */
function datesAtEdge({ text, parts }: Line): { apart: string[]; atEnd: string[] } {
  const points = pointsIn(text)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return { apart: [], atEnd: [] }
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
const isUnknown = ({ name, heading }: Section): boolean =>
  name === 'head' || name === 'summary' || (name === 'other' && sectionNamed(heading) === undefined)

const namesDatedPosition = ({ text, parts }: Line): boolean =>
  positionScore(text) > 0 && parts.length > 1 && pointsIn(parts.at(-1)?.text ?? '').length > 0

/** Lines with a range of dates, or with single dates, that no entry has. */
function unheldDates(sections: readonly Section[], cv: ParsedCv): LeftOut[] {
  const isHeld = heldRanges(cv)
  const entries = [...cv.experience, ...cv.education]
  const held = new Set(entries.flatMap(({ start_date, end_date }) => [start_date, end_date].map(keyOfDate)))
  const told = keyOfDate(cv.experience.map(({ description }) => description).join(' '))
  const isUnheld = (line: Line): boolean => {
    const { apart, atEnd } = datesAtEdge(line)
    return (
      apart.some((date) => !held.has(keyOfDate(date))) ||
      atEnd.some((date) => !held.has(keyOfDate(date)) && !told.includes(keyOfDate(date)))
    )
  }
  const lackDates =
    cv.experience.length === 0 ||
    cv.experience.some(({ start_date, end_date }) => start_date + end_date === '')
  const seen = new Set<string>()
  return sections.flatMap((section) => {
    const isOfEntries = section.name === 'experience' || section.name === 'education'
    if (!isOfEntries && isReadElsewhere(section) && cv.experience.length > 0) return []
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
          ? !rangesOf(line, range).every(isHeld)
          : canHoldDates &&
            canBeOfEntry(line) &&
            (isOfEntries || lackDates || namesDatedPosition(line)) &&
            isUnheld(line)
      if (!isLost) return []
      const block = around(lines, index)
      const jobs = block.filter(({ text }) => positionScore(text) > 0).length
      const studies = block.filter(({ text }) => positionScore(text) === 0 && isStudy(text)).length
      const isInEducation = section.name === 'education' && (jobs === 0 || cv.experience.length > 0)
      const isStudies = studies > jobs || (studies === jobs && isInEducation)
      return [leftOutOf(block, isStudies ? 'education' : 'experience')]
    })
  })
}

/** Names of languages, and levels under a heading of languages, that no language was read of. */
function unreadLanguages(sections: readonly Section[], { languages }: ParsedCv): LeftOut[] {
  const read = new Set(wordsOf(languages.flatMap((entry) => Object.values(entry)).join(' ')))
  const isUnread = (text: string): boolean => wordsOf(text).every((word) => !read.has(word))
  const namesIn = ({ text }: Line): number =>
    text
      .replace(/^[^:：]{1,30}[:：]/, '')
      .split(/\s*[,;|•·]\s*|\s{2,}/)
      .filter((item) => isUnread(item) && isLanguageAlone(item)).length
  const isLost = (line: Line, name: Section['name']): boolean =>
    !mentionsPlace(line.text) &&
    (namesIn(line) > (isProse(line) ? 1 : 0) ||
      (name === 'languages' && !isProse(line) && isLevel(line.text) && isUnread(line.text)))
  const lines = sections.flatMap(({ name, lines: own }) =>
    name === 'experience' || name === 'education' ? [] : own.filter((line) => isLost(line, name)),
  )
  const lost = languagesIn([{ lines, isUnderHeading: true }]).filter(({ language }) => isUnread(language))
  if (lines.length > 0 && lost.length === 0)
    return [leftOutOf(lines.slice(0, maxLinesOfSection), 'languages')]
  return lost.map((entry) => ({
    section: 'languages',
    lines: [entry.proficiency === '' ? entry.language : `${entry.language} – ${entry.proficiency}`],
    entry,
  }))
}

/** "Hakka", "Malay – Fluent"; not "English teacher". */
const isLanguageAlone = (item: string): boolean => {
  const [, name = '', level = ''] = /^([^([:–—-]+?)\s*(?:[([:–—-]\s*(.*))?$/.exec(item) ?? []
  return isListedLanguage(name) && (level === '' || isLevel(level))
}

/** Degrees under a heading of education that no entry has. */
function missingStudies(sections: readonly Section[], { education }: ParsedCv): LeftOut[] {
  const held = new Set(education.flatMap((entry) => wordsOf(Object.values(entry).join(' '))))
  // Where no education was read, it can be under a heading that was not understood.
  const canHold = (section: Section): boolean =>
    section.name === 'skills' || isMerged(section) || (education.length === 0 && isUnknown(section))
  const isStudyOf = ({ name }: Section, text: string): boolean =>
    degreeScore(text) > 0 && (name !== 'head' || schoolScore(text) > 0)
  const studies = sections
    .filter((section) => section.name === 'education' || canHold(section))
    .flatMap((section) => section.lines.filter(({ text }) => isStudyOf(section, text)))
    .filter((line) => !isProse(line) && !isTableHead(line))
  // Where each has its entry, the text belongs to one of these, which is not sure.
  if (studies.length <= education.length) return []
  return studies
    .filter(({ text }) => {
      const words = wordsOf(text.replace(/^[^:：]{1,30}[:：]/, '')).filter((word) => /\p{L}{2}/u.test(word))
      return words.filter((word) => held.has(word)).length < minHeldWords * words.length
    })
    .map((line) => leftOutOf([line], 'education'))
}

/** In lines: how much of a section of which nothing was read is shown. */
const maxLinesOfSection = 8

/** "Professional  Further  Education": the headings of columns that were read as one line. */
const isMerged = ({ heading }: Section): boolean =>
  heading.split(/\s{2,}/).some((part, _, all) => all.length > 1 && sectionNamed(part) !== undefined)

/** Schools and degrees that were read as skills. */
function studiesAmongSkills({ skills }: ParsedCv): LeftOut[] {
  const studies = skills.filter((skill) => schoolScore(skill) + degreeScore(skill) > 0 && /\s/.test(skill))
  return studies.length === 0 ? [] : [leftOutOf(plainLines(studies.join('\n')), 'education')]
}

/** Positions with the person's own name: the head of the CV was read as a position, so the first position is not where it seems. */
const ownNames = ({ name, experience }: ParsedCv): LeftOut[] =>
  experience
    .filter(({ company, position }) =>
      [company, position].some((text) => /\s/.test(text) && name.toLowerCase().includes(text.toLowerCase())),
    )
    .map((entry) => ({ section: 'experience', lines: [entry.position, entry.company], entry }))

/** Sections of which nothing was read. */
function emptySections(sections: readonly Section[], cv: ParsedCv): LeftOut[] {
  return (['experience', 'education', 'languages'] as const).flatMap((name) => {
    const own = sections.filter((section) => section.name === name)
    const last = own.at(-1)
    if (cv[name].length > 0 || last === undefined) return []
    const lines = own.flatMap((section) => section.lines.map(({ text }) => text))
    // A section without lines: its lines were taken for further headings.
    const shown = lines.length > 0 ? lines : unknownHeadingsAfter(last, sections)
    return shown.length > 0
      ? [leftOutOf(plainLines(shown.slice(0, maxLinesOfSection).join('\n')), name)]
      : [leftOutOf([], name, [last.heading])]
  })
}

function unknownHeadingsAfter(section: Section, sections: readonly Section[]): string[] {
  const after = sections.slice(sections.indexOf(section) + 1)
  const next = after.findIndex(({ heading }) => sectionNamed(heading) !== undefined)
  return after
    .slice(0, next < 0 ? after.length : next)
    .flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)])
}

/** The entry that the lines become when they are read alone, or one that just contains them. */
export function leftOutOf(
  lines: readonly Line[],
  section: LeftOut['section'],
  shown: readonly string[] = lines.map(({ text }) => text),
): LeftOut {
  const texts = [...shown]
  const [first = '', ...rest] = lines.map(({ text }) => text)
  if (section === 'languages') return { section, lines: texts, entry: { language: first, proficiency: '' } }
  if (section === 'education') {
    const [entry] = educationIn([lines])
    const empty = { degree: first, institution: '', field_of_study: '', start_date: '', end_date: '' }
    return { section, lines: texts, entry: entry ?? empty }
  }
  const [found] = experienceIn([lines])
  const dates = texts.map(rangeIn).find((range) => range !== undefined)
  const plain = {
    position: first,
    company: '',
    start_date: dates?.start ?? '',
    end_date: dates?.end ?? '',
    description: rest.join('\n'),
  }
  return { section, lines: texts, entry: found?.entry ?? plain }
}

/** What no entry of a reading contains, each line once. */
export function leftOutIn(cv: ParsedCv, sections: readonly Section[]): LeftOut[] {
  const empty = emptySections(sections, cv)
  const seen = new Set(empty.flatMap(({ lines }) => lines))
  const others = [
    ...unheldDates(sections, cv),
    ...missingStudies(sections, cv),
    ...studiesAmongSkills(cv),
    ...ownNames(cv),
    ...unreadLanguages(sections, cv),
  ].filter(({ lines }) => {
    const isNew = !lines.some((line) => seen.has(line))
    for (const line of lines) seen.add(line)
    return isNew
  })
  return [...empty, ...others]
}
