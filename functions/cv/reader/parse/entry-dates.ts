import type { Line } from '../layout/line.ts'
import { breaksOff, isDates, pointIn, rangeIn, type Dates } from '../words/dates.ts'

const mostHeadCharacters = 110

/** Whether a line is too long, or too much of a sentence, for a heading. */
export const isProse = (line: Line): boolean =>
  line.text.length > mostHeadCharacters || (/[.;]$/.test(line.text) && line.text.split(/\s+/).length > 6)

/** Finds a date that stands alone or at either end of a line; a year inside a sentence does not count. */
export function datesOf(line: Line, allowSingle: boolean): Dates | undefined {
  if (line.text.length > 170) return undefined
  const range = rangeIn(line.text)
  if (range !== undefined) return isInSentence(line, range) ? undefined : range
  if (!allowSingle || line.bullet) return undefined
  const point = pointIn(line.text)
  if (point === undefined) return undefined
  const before = line.text.slice(0, point.from).trim()
  const after = line.text
    .slice(point.to)
    .replace(/^[\s)\].,|–-]+/, '')
    .trim()
  const atEdge =
    after === '' ||
    before === '' ||
    line.parts.some(({ text }) => text.trim() === line.text.slice(point.from, point.to).trim())
  return atEdge && !isInSentence(line, point) ? point : undefined
}

const isInSentence = (line: Line, { from, to }: Dates): boolean => {
  const rest = `${line.text.slice(0, from)} ${line.text.slice(to)}`.trim()
  if (line.bullet) return rest.split(/\s+/).length > 8
  return /[.!?]$/.test(rest) && rest.split(/\s+/).length > 8
}

/** Joins a date range that wraps into the next line of a narrow margin. */
export function withWholeDates(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (const line of lines) {
    const before = result.at(-1)
    const dangling = before?.parts.find(({ text }) => breaksOff(text))
    const ending = line.parts.find(
      (part) =>
        dangling !== undefined && Math.abs(part.left - dangling.left) < 30 && pointIn(part.text)?.from === 0,
    )
    if (
      before === undefined ||
      dangling === undefined ||
      ending === undefined ||
      rangeIn(before.text) !== undefined
    ) {
      result.push(line)
      continue
    }
    const joined = before.parts.map((part) =>
      part === dangling ? { ...part, text: `${part.text} ${ending.text}` } : part,
    )
    result[result.length - 1] = { ...before, parts: joined, text: joined.map(({ text }) => text).join('  ') }
    const others = line.parts.filter((part) => part !== ending)
    const [rest] = others
    if (rest !== undefined)
      result.push({
        ...line,
        left: rest.left,
        parts: others,
        text: others.map(({ text }) => text).join('  '),
      })
  }
  return result
}

/** Moves a margin date to its heading when it stands beside a line of description below that heading. */
export function withDatesAtHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (const line of lines) {
    const margin =
      line.parts.length > 1 && (line.bullet || isProse(line))
        ? line.parts.find(({ text }) => isDates(text))
        : undefined
    const index = result.findLastIndex((other) => !other.bullet && !isProse(other))
    const head = result[index]
    if (
      margin === undefined ||
      head === undefined ||
      result.length - index > 3 ||
      rangeIn(head.text) !== undefined
    ) {
      result.push(line)
      continue
    }
    result[index] = { ...head, parts: [...head.parts, margin], text: `${head.text}  ${margin.text}` }
    const parts = line.parts.filter((part) => part !== margin)
    result.push({ ...line, parts, text: parts.map(({ text }) => text).join('  ') })
  }
  return result
}
