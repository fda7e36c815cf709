import { sectionLike, sectionNamed } from '../words/headings.ts'
import { labelWords } from '../words/lists/label-words.ts'
import type { SectionName } from '../words/section-name.ts'
import { isDates } from '../words/dates.ts'
import { degreeScore, employerScore, positionScore, schoolScore } from '../words/vocabulary.ts'
import type { Line } from '../layout/line.ts'
import { datesOf } from './entry-dates.ts'
import { labelled } from './labelled.ts'
import { isListedLanguage } from './languages.ts'

/** Finds the lines of a CV that are headings, by the list of names and by the format that the CV's headings share. */

/** In points: differences above `larger` are not due to rounding; differences up to `sameSize` are. */
export const larger = 0.6
const sameSize = 0.5
/** In words: a longer line in a heading's format is a sentence. */
const maxHeadingWords = 6
/** In letters: shorter lines are initials or names such as "C++". */
const longestInitials = 3
export type Format = { size: number; bold: boolean; capitals: boolean }

export const formatOf = (line: Line): Format => ({
  size: Math.round(line.size * 2) / 2,
  bold: line.bold,
  capitals: isCapitals(line.text),
})

const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

export const sameFormat = (a: Format, b: Format): boolean =>
  Math.abs(a.size - b.size) <= sameSize && a.bold === b.bold && a.capitals === b.capitals

/** Whether a line is bold, larger than the body text or in capitals. */
const standsOut = (line: Line, body: number): boolean =>
  line.bold || line.size > body + larger || isCapitals(line.text)

/** `strict`: only lines with a name from the list are headings. */
export type HeadingsTaken = 'guessed' | 'strict'

/** In multiples of the font size. */
const gapAboveHeading = 2.2

/**
 * The name of a section with a gap above is a heading at any size, because a side column has smaller ones, and text recognition measures
 * sizes imprecisely. "Highlights" repeats inside positions.
 */
const standsAlone = ({ gap, parts, bullet }: Line, name: SectionName): boolean =>
  name !== 'other' && name !== 'summary' && parts.length === 1 && !bullet && gap >= gapAboveHeading

/** In the page's unit: the precision with which headings are aligned. */
const sameEdge = 4

/** Whether a line begins at the edge of the headings. Few different edges are aligned; those that are centred have one each. */
function alignmentOf(headings: readonly Line[]): (line: Line) => boolean {
  const edges: number[] = []
  for (const { left } of headings)
    if (!edges.some((edge) => Math.abs(edge - left) < sameEdge)) edges.push(left)
  const areAligned = edges.length * 2 <= headings.length
  return ({ left }) => !areAligned || edges.some((edge) => Math.abs(edge - left) < sameEdge)
}

/** "Tools" in bold can be the name of a group: the headings of the main sections show the format, where the CV has them. */
function areEmphasised(
  lines: readonly Line[],
  names: readonly (SectionName | undefined)[],
  body: number,
): boolean {
  const isMain = (name: SectionName | undefined): boolean => name === 'experience' || name === 'education'
  const ofMain = names.some(isMain)
  return lines.some(
    (line, index) => names[index] !== undefined && (!ofMain || isMain(names[index])) && standsOut(line, body),
  )
}

/** For each line, the section that it begins. A name outside the list counts where its line has the format of listed headings. */
export function headingsIn(lines: readonly Line[], body: number, taken: HeadingsTaken) {
  const canBe = ({ bullet, size, parts, heading }: Line): boolean =>
    // An icon before a heading reads as a bullet; the heading is larger than the items of a list.
    heading === undefined && (!bullet || size > body + larger) && parts.length <= 2
  const exact = lines.map((line) =>
    line.heading === true
      ? (sectionLike(line.text) ?? (isListedLanguage(line.text) ? undefined : 'other'))
      : canBe(line)
        ? sectionNamed(line.text)
        : undefined,
  )
  const guessed = lines.map((line) =>
    taken === 'guessed' && canBe(line) && (line.size > body + larger || isCapitals(line.text))
      ? sectionLike(line.text)
      : undefined,
  )
  const decisive = exact.some((name) => name !== undefined) ? exact : guessed
  const emphasised = areEmphasised(lines, decisive, body)
  const isEmphasised = (line: Line): boolean =>
    line.heading === true ||
    // If headings are emphasised, a plain "Software" in the middle of a list is not a heading.
    !emphasised ||
    standsOut(line, body)
  const listed = lines.filter(
    (line, index) => exact[index] !== undefined && line.heading === undefined && isEmphasised(line),
  )
  const formatsOfExact = listed.map(formatOf)
  const isAligned = alignmentOf(listed)
  const looksExact = (line: Line): boolean =>
    isAligned(line) && formatsOfExact.some((format) => sameFormat(format, formatOf(line)))
  const names = lines.map((line, index) => {
    const name = exact[index]
    if (name !== undefined) return isEmphasised(line) || standsAlone(line, name) ? name : undefined
    const guess = guessed[index]
    if (guess === undefined || !looksExact(line)) return undefined
    const isJob = line.size <= body + larger && (follows(exact, index) || beginsJob(lines, index, guess))
    return isJob ? undefined : guess
  })
  return { names, isAligned, formats: lines.filter((_, index) => names[index] !== undefined).map(formatOf) }
}

/** Whether the line above is a heading. Two headings do not follow each other. */
export const follows = (names: readonly (SectionName | undefined)[], index: number): boolean =>
  index > 0 && names[index - 1] !== undefined

/** In lines: how far below its employer a position has its name and dates. */
const maxLinesOfJob = 3

/**
 * Whether a line that could be a heading is the first line of a position, because dates and the name of a position are close to it.
 * `guess` is the section that the line would begin; undefined for an unknown name among positions.
 */
export function beginsJob(lines: readonly Line[], index: number, guess: SectionName | undefined): boolean {
  const below = lines.slice(index + 1, index + 1 + maxLinesOfJob)
  const bulletAt = below.findIndex(({ bullet }) => bullet)
  const near = bulletAt < 0 ? below : below.slice(0, bulletAt)
  const above = lines[index - 1]
  const isDated = (line: Line | undefined): boolean =>
    line !== undefined && datesOf(line, false) !== undefined
  const hasDates = near.some(isDated) || (above !== undefined && isDates(above.text) && isDated(above))
  if (!hasDates) return false
  return near.some(({ text }) => positionScore(text) > 0) || !listsDates.has(guess)
}

/** Sections that can begin with dates. In others, dates close to the line belong to a position. */
const listsDates: ReadonlySet<SectionName | undefined> = new Set(['experience', 'other'])

/** Whether a line in the format of the CV's headings, without a known name, begins a section that is not read. */
export const isUnknownHeading = (line: Line): boolean =>
  !line.bullet &&
  line.parts.length <= 2 &&
  line.heading !== false &&
  labelled(line.text, labelWords.name) === undefined &&
  line.text.split(/\s+/).length <= maxHeadingWords &&
  line.text.length > longestInitials &&
  degreeScore(line.text) + schoolScore(line.text) + positionScore(line.text) + employerScore(line.text) ===
    0 &&
  !/[\d@]|[.,;]$/.test(line.text) &&
  !isListedLanguage(line.text)
