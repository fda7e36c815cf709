import type { Section } from './section.ts'
import { sectionNamed } from '../words/headings.ts'
import type { SectionName } from '../words/section-name.ts'
import { isDates } from '../words/dates.ts'
import { positionScore } from '../words/vocabulary.ts'
import { lineOf, type Line } from '../layout/line.ts'
import { isLabel, isLabelOfDuties } from './form.ts'
import {
  beginsJob,
  follows,
  formatOf,
  headingsIn,
  isUnknownHeading,
  larger,
  sameFormat,
  type HeadingsTaken,
} from './heading-lines.ts'
import { isListedLanguage, mentionsLanguage } from './languages.ts'
import { withMissingSections } from './missing-sections.ts'

/** In multiples of the body's font size: headings are smaller, and the candidate's name is larger. */
const sizeOfName = 1.4
/** The lines of a CV under one heading; the lines before the first heading are the head. */

const bodySizeOf = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** In multiples of the font size: the gap above text that is beside its heading. */
const closeGap = 1.2

/** "Mother tongue  Malay" is no label among skills, as "Languages  C++, Java" is. */
const isKindOfLanguages = /^(?:mother tongue|other languages?|bahasa ibunda)/i

/** Fewer different sections can be labels: "Languages  C++, C, Java", "Tools  Git". */
const minSectionsOfTable = 3

/** In a table with a row for each section, moves the section's name to a heading line above its content. */
function withoutTableOfSections(lines: readonly Line[]): Line[] {
  const named = lines.map(({ parts: [first, ...others], bullet, heading }, at) => {
    if (first === undefined || bullet || heading === false) return undefined
    if (others.every(({ text }) => isDates(text) || /^[|_–—-]+$/.test(text))) return undefined
    // "Kelayakan", a qualification or the qualifications, below "Tarikh  2005".
    if (isLabel(first.text) && isLabel(lines[at - 1]?.parts[0]?.text ?? '')) return undefined
    // "Other  Planning, audits" is the last group of skills.
    return /^others?$/i.test(first.text) ? undefined : sectionNamed(first.text)
  })
  const isTable = new Set(named.filter((name) => name !== undefined)).size >= minSectionsOfTable
  return lines.flatMap((line, at) => {
    const [first, ...others] = line.parts
    const isOfLanguages = isKindOfLanguages.test(first?.text ?? '') && isListedLanguage(others[0]?.text ?? '')
    if (first === undefined || named[at] === undefined || !(isTable || isOfLanguages)) return [line]
    const heading = lineOf([first], { gap: line.gap, startsBlock: line.startsBlock })
    const rest = lineOf(others, { gap: closeGap, startsBlock: true })
    return [heading === undefined ? undefined : { ...heading, heading: true }, rest].filter(
      (each) => each !== undefined,
    )
  })
}

/** "Vocational", "Other Positions": kinds of positions, above some of them. */
const kindOfPositions =
  /^(?!freelance:?$)(?:vocational|miscellaneous|professional|academic|relevant|other|additional|previous|past|current|full[- ]?time|part[- ]?time|freelance|research|industry|selected)(?: (?:experiences?|work|positions?|roles?|employment|jobs?))?:?$/i
const isSmall = new Set<SectionName | undefined>(['summary', 'skills', 'other', 'contact'])

/**
 * Leaves out the headings inside Experience: the name of a kind of positions, and a name that stands above the duties of several
 * positions ("Highlights").
 */
function withoutSubheadings(lines: readonly Line[]): Line[] {
  const body = bodySizeOf(lines)
  // An icon before a heading reads as a bullet.
  const nameOf = ({ text, parts, bullet, heading, size }: Line): SectionName | undefined =>
    (bullet && size <= body + larger) || heading === true || parts.length > 1 ? undefined : sectionNamed(text)
  const counts = Map.groupBy(lines, ({ text }) => text.toLowerCase())
  let within: SectionName | undefined
  return lines.filter((line, at) => {
    const name = nameOf(line)
    // "SKILLS" above "Skills" is the heading of a section with a group of the same name.
    const isBesideItself = [lines[at - 1], lines[at + 1]].some(
      (other) => other?.text.toLowerCase() === line.text.toLowerCase(),
    )
    const isRepeated =
      isSmall.has(name) && !isBesideItself && (counts.get(line.text.toLowerCase())?.length ?? 0) > 1
    if (
      !line.bullet &&
      ((isRepeated && (within === 'experience' || (within !== undefined && name === 'contact'))) ||
        (within === 'experience' &&
          name !== 'experience' &&
          (kindOfPositions.test(line.text) || (/[:：]$/.test(line.text) && isLabelOfDuties(line.text)))))
    )
      return false
    within = name ?? within
    return true
  })
}

/** Cuts a CV at its headings: known section names, and other lines formatted exactly like them. */
export function sectionsOf(all: readonly Line[], taken: HeadingsTaken = 'guessed'): Section[] {
  const lines = withoutSubheadings(withoutTableOfSections(all))
  const body = bodySizeOf(lines)
  const { names, formats, isAligned } = headingsIn(lines, body, taken)
  const distinct = formats.filter(
    (format) => format.size > body + larger || (format.bold && format.capitals) || format.capitals,
  )
  const hasHeadingFormat = (line: Line, index: number, section: Section | undefined): boolean =>
    taken === 'guessed' &&
    distinct.length > 1 &&
    isUnknownHeading(line) &&
    isAligned(line) &&
    distinct.some((format) => sameFormat(format, formatOf(line))) &&
    !(
      line.size <= body + larger &&
      (follows(names, index) || beginsJob(lines, index, section?.name === 'experience' ? undefined : 'other'))
    )

  const sections: Section[] = [{ name: 'head', heading: '', lines: [] }]
  for (const [index, line] of lines.entries()) {
    const name = names[index]
    if (name !== undefined) {
      sections.push({ name, heading: line.text, lines: [] })
    } else if (sections.length > 1 && hasHeadingFormat(line, index, sections.at(-1))) {
      sections.push({ name: 'other', heading: line.text, lines: [] })
    } else {
      if (line.startsBlock && sections.length > 1 && beginsHead(lines, index, body, names))
        sections.push({ name: 'head', heading: '', lines: [] })
      sections.at(-1)?.lines.push(line)
    }
  }
  const filled = sections
    .filter(({ name, lines: some }) => some.length > 0 || name !== 'head')
    .map((section) => (areSkills(section) ? { ...section, name: 'skills' as const } : section))
  return taken === 'guessed' ? withMissingSections(filled, formats) : filled
}

/** A new column that begins with the largest font, or with a title above its first heading, is the head of the CV. */
function beginsHead(
  lines: readonly Line[],
  index: number,
  body: number,
  names: readonly (Section['name'] | undefined)[],
): boolean {
  const [line] = lines.slice(index)
  if (line === undefined) return false
  return (
    (names[index + 1] !== undefined && line.size > body + larger && positionScore(line.text) > 0) ||
    lines
      .slice(index, index + rowsToName)
      .some((below, row) => (row === 0 || !below.startsBlock) && isStartOfHead(below, body, lines))
  )
}

const membership =
  /(?<!\p{L})(?:ahli|members?|membership|persatuan|association|lembaga|institut|pertubuhan|kelab)(?!\p{L})/iu

/** "Keahlian" means skills in Indonesian, and membership in Malay. */
const areSkills = ({ name, heading, lines }: Section): boolean =>
  (name === 'other' &&
    /^\W*keahlian\W*$/i.test(heading) &&
    !lines.some(({ text }) => membership.test(text))) ||
  (name === 'languages' && areProgrammingLanguages(lines))

const minLanguages = 3

/** "C++, C, Java": a list under "Languages" without any spoken language. */
function areProgrammingLanguages(lines: readonly Line[]): boolean {
  const items = lines.flatMap(({ text }) => text.split(/\s*[,;|•·]\s*|\s{2,}/))
  return items.length >= minLanguages && !lines.some(({ text }) => mentionsLanguage(text))
}

/** In lines: a place or a picture's name can be above the candidate's name. */
const rowsToName = 3

/** The candidate's name has the largest font. */
const isStartOfHead = (line: Line, body: number, lines: readonly Line[]): boolean =>
  line.size >= body * sizeOfName && lines.every(({ size }) => size <= line.size + larger)
