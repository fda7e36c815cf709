import { isDates } from '../words/dates.ts'
import { sectionLike, sectionNamed } from '../words/headings.ts'
import type { Part } from './line.ts'
import type { Row } from './rows.ts'

/**
 * A rail is a margin that holds the sections' headings, each beside its content. Dates may stand in the same margin,
 * below the headings, as in the Europass form.
 */
export type Rail = {
  /** Where the content begins, in the page's unit. */
  content: number
  labels: readonly Label[]
}

export type Label = { text: string; parts: readonly PlacedPart[]; top: number; size: number }

type PlacedPart = Part & { top: number }

/** Fewer headings can be a coincidence: a label among skills that has a section's name. */
const minNames = 2
/** Of the texts in a rail, the share that are headings or dates; a sidebar's other texts are its content. */
const minUnderstood = 0.6
/** A left edge that fewer rows share is not that of a column. */
const minContentRows = 4
/** In the page's unit: the precision with which office programs align text. */
const alignment = 3
/** In points: sizes that differ by less are the same. */
const sameSize = 1
/** In multiples of the font size: the rows of a heading that wraps. */
const wrappedRow = 1.7
/** In multiples of the font size: a heading is often larger than the text beside it, so their baselines differ. */
export const besideRow = 0.7

/** Finds the rail of a page. `known` is the rail of another page, which needs no second heading here. */
export function railOf(rows: readonly Row[], known?: Rail): Rail | undefined {
  for (const content of contentEdges(rows)) {
    if (known !== undefined && Math.abs(content - known.content) > alignment) continue
    const labels = labelsBefore(rows, content, known)
    if (labels !== undefined) return { content, labels }
  }
  return undefined
}

/** The left edges that several rows share, from left to right. */
function contentEdges(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>()
  for (const { parts } of rows) {
    for (const edge of new Set(parts.map(({ left }) => Math.round(left / alignment) * alignment)))
      counts.set(edge, (counts.get(edge) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= minContentRows)
    .map(([edge]) => edge)
    .toSorted((a, b) => a - b)
}

function labelsBefore(rows: readonly Row[], content: number, known?: Rail): Label[] | undefined {
  const texts = textsBefore(rows, content)
  const [model] = known?.labels ?? []
  const named = texts.filter((text) =>
    model === undefined ? sectionLike(text.text) !== undefined : lookOf(text) === lookOf(model),
  )
  const [first] = named
  if (first === undefined || (known === undefined && new Set(named.map(({ text }) => text)).size < minNames))
    return undefined
  const from = first.top - besideRow * first.size
  const inBand = rows.filter(({ top }) => top >= from)
  const crosses = ({ parts }: Row): boolean =>
    parts.some(({ left, right }) => left < content - alignment && right > content + alignment)
  if (inBand.some(crosses)) return undefined
  // In a CV with headings above their content, a margin of labels ("Languages", "Tools") is a table below one of them.
  const alone = rows.filter(
    ({ parts: [part, ...others] }) =>
      part !== undefined &&
      others.length === 0 &&
      part.left >= content - alignment &&
      sectionNamed(part.text) !== undefined,
  )
  if (known === undefined && alone.length >= named.length) return undefined
  const below = texts.filter(({ top }) => top >= from)
  const dates = below.filter(({ text }) => isDates(text))
  if (named.length + dates.length < minUnderstood * below.length) return undefined
  const look = lookOf(first)
  return below.filter((text) => !dates.includes(text) && (named.includes(text) || lookOf(text) === look))
}

const lookOf = ({ text, parts, size }: Label): string =>
  `${Math.round(size)} ${parts.at(-1)?.bold} ${text === text.toUpperCase()}`

/** The texts left of an edge; rows that follow closely in the same look are one text. */
function textsBefore(rows: readonly Row[], content: number): Label[] {
  const texts: Label[] = []
  for (const { top, parts } of rows) {
    for (const part of parts.filter(({ right }) => right <= content + 1)) {
      const placed = { ...part, top }
      const before = texts.at(-1)
      if (before !== undefined && (isNumberOf(before, placed) || continues(before, placed)))
        texts.splice(-1, 1, joined(before, placed))
      else texts.push({ text: part.text, parts: [placed], top, size: part.size })
    }
  }
  return texts
}

/** Whether a part is the next row of a text: it follows closely in the same format, and is neither a date nor another heading. */
function continues(before: Label, part: PlacedPart): boolean {
  const last = before.parts.at(-1)
  if (last === undefined || !followsClosely(last, part)) return false
  if (isDates(part.text) || isDates(before.text)) return false
  return sectionLike(part.text) === undefined || sectionLike(`${before.text} ${part.text}`) !== undefined
}

/** "(04)" above "Skills" is part of its heading. */
const isNumberOf = ({ text, top }: Label, part: PlacedPart): boolean =>
  !/\p{L}/u.test(text) && !isDates(text) && part.top > top && part.top - top <= wrappedRow * part.size

const followsClosely = (last: PlacedPart, part: PlacedPart): boolean =>
  part.top > last.top &&
  part.top - last.top <= wrappedRow * part.size &&
  last.bold === part.bold &&
  Math.abs(last.size - part.size) < sameSize

const joined = ({ text, parts, top }: Label, part: PlacedPart): Label => ({
  text: /\p{L}/u.test(text) ? `${text} ${part.text}` : part.text,
  parts: [...parts, part],
  top,
  size: part.size,
})
