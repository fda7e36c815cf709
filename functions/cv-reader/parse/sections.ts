import { sectionLike, sectionNamed, type SectionName } from '../words/headings.ts'
import { isDates } from '../words/dates.ts'
import { degreeScore, employerScore, positionScore, schoolScore } from '../words/vocabulary.ts'
import { lineOf, type Line } from '../layout/line.ts'

/** In points: text is larger than the body only if rounding of font sizes cannot explain it, and of the same size below that. */
const larger = 0.6
const sameSize = 0.5
/** In multiples of the body's font size: headings are smaller, the candidate's name is larger. */
const sizeOfName = 1.4
/** In words: a longer line in a heading's format is a sentence. */
const maxHeadingWords = 6
/** In letters: initials and short names of languages. */
const longestInitials = 3
/** In the page's unit: the precision with which programs align text. */
const alignment = 3
/** Fewer lines at the same edge can be a coincidence. */
const minLinesOfContent = 3

/** The lines of a CV under one heading; the lines before the first heading are the head. */
export type Section = { name: SectionName | 'head'; heading: string; lines: Line[] }

type Format = { size: number; bold: boolean; capitals: boolean }

const formatOf = (line: Line): Format => ({
  size: Math.round(line.size * 2) / 2,
  bold: line.bold,
  capitals: isCapitals(line.text),
})

const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

const sameFormat = (a: Format, b: Format): boolean =>
  Math.abs(a.size - b.size) <= sameSize && a.bold === b.bold && a.capitals === b.capitals

const bodySizeOf = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** In multiples of the font size: the gap above text that stands beside its heading. */
const closeGap = 1.2

/** Turns a section's name in a margin column ("rail") into a heading line above its content. */
function withoutRails(lines: readonly Line[]): Line[] {
  const isTable = areTableOfSections(lines)
  return lines.flatMap((line) => {
    const [first, ...others] = line.parts
    if (first === undefined || others.length === 0 || line.bullet) return [line]
    const named = sectionNamed(first.text)
    if (named === undefined || others.every(({ text }) => isDates(text) || /^[|_–—-]+$/.test(text)))
      return [line]
    // "Languages  C++, C, Java" is a label among skills. A rail's content shares its left edge with other lines.
    const content = others[0]?.left ?? 0
    const isRail =
      isTable || lines.filter(({ left }) => Math.abs(left - content) < alignment).length >= minLinesOfContent
    if (!isRail) return [line]
    const heading = lineOf([first], { gap: line.gap, startsBlock: line.startsBlock })
    const rest = lineOf(others, { gap: closeGap, startsBlock: true })
    return [heading === undefined ? undefined : { ...heading, heading: true }, rest].filter(
      (each) => each !== undefined,
    )
  })
}

/** Fewer rows that begin with a section's name can be labels of something else. */
const minRowsOfSections = 3

/** Whether the CV is a table with a row for each section: no section's name stands alone in its line. */
function areTableOfSections(lines: readonly Line[]): boolean {
  const named = lines.flatMap(({ parts: [first, ...others], bullet }) => {
    const name = first === undefined || bullet ? undefined : sectionNamed(first.text)
    return name === undefined ? [] : [{ name, alone: others.length === 0 }]
  })
  const beside = new Set(named.filter(({ alone }) => !alone).map(({ name }) => name))
  return (
    beside.size >= minRowsOfSections &&
    (beside.has('experience') || beside.has('education')) &&
    named.filter(({ alone }) => alone).length < beside.size
  )
}

/** Whether a line is bold, larger than the body text or in capitals. */
const standsOut = (line: Line, body: number): boolean =>
  line.bold || line.size > body + larger || isCapitals(line.text)

/** Cuts a CV at its headings: known section names, and other lines formatted exactly like them. */
export function sectionsOf(all: readonly Line[]): Section[] {
  const lines = withoutRails(all)
  const body = bodySizeOf(lines)
  const known = lines.map((line) => {
    if (line.heading === true) return sectionLike(line.text) ?? 'other'
    if (line.heading === false) return undefined
    // An icon before a heading reads as a bullet; the heading is larger than the items of a list.
    if ((line.bullet && line.size <= body + larger) || line.parts.length > 2) return undefined
    const named = sectionNamed(line.text)
    // A name that is not in the list counts only if the line is formatted like a heading.
    return named ?? (line.size > body + larger || isCapitals(line.text) ? sectionLike(line.text) : undefined)
  })
  const emphasised = lines.some((line, index) => known[index] !== undefined && standsOut(line, body))
  const isHeading = (index: number): boolean => {
    const line = lines[index]
    if (line === undefined || known[index] === undefined) return false
    if (line.heading === true) return true
    // If headings are emphasised, a plain "Software" in the middle of a list is not a heading.
    return !emphasised || standsOut(line, body) || line.text.endsWith(':')
  }
  const headingFormats = lines.filter((_, index) => isHeading(index)).map(formatOf)
  const distinct = headingFormats.filter(
    (format) => format.size > body + larger || (format.bold && format.capitals) || format.capitals,
  )
  const hasHeadingFormat = (line: Line): boolean =>
    !line.bullet &&
    line.heading !== false &&
    line.text.split(/\s+/).length <= maxHeadingWords &&
    line.text.length > longestInitials &&
    degreeScore(line.text) + schoolScore(line.text) + positionScore(line.text) + employerScore(line.text) ===
      0 &&
    !/[\d@]|[.,;]$/.test(line.text) &&
    !isAcronym(line.text) &&
    distinct.some((format) => sameFormat(format, formatOf(line)))

  const sections: Section[] = [{ name: 'head', heading: '', lines: [] }]
  let passedFirst = false
  for (const [index, line] of lines.entries()) {
    const name = isHeading(index) ? known[index] : undefined
    if (name !== undefined) {
      passedFirst = true
      sections.push({ name, heading: line.text, lines: [] })
    } else if (passedFirst && hasHeadingFormat(line) && distinct.length > 1) {
      sections.push({ name: 'other', heading: line.text, lines: [] })
    } else {
      // A new column that begins with the largest font, or with a title above its first heading, is the head of the CV.
      const isTitle = isHeading(index + 1) && line.size > body + larger && positionScore(line.text) > 0
      if (line.startsBlock && passedFirst && (isTitle || isStartOfHead(line, body))) {
        sections.push({ name: 'head', heading: '', lines: [] })
      }
      sections.at(-1)?.lines.push(line)
    }
  }
  return sections.filter(({ name, lines: some }) => some.length > 0 || name !== 'head')
}

/** A short word in capitals is a skill or a school as often as a heading. */
const isAcronym = (text: string): boolean => /^\p{Lu}{2,5}$/u.test(text)

/** The candidate's name has the largest font. */
const isStartOfHead = (line: Line, body: number): boolean => line.size >= body * sizeOfName
