import { sectionNamed } from '../words/headings.ts'
import type { Row } from './rows.ts'

/** In the page's unit: room for a bullet to the left of its heading's edge. */
const outdent = 3
/** A heading alone in its row ends the columns if a text spans them at most this many rows below it. */
const rowsToSpan = 3

/** Two headings in one row begin two columns, which end where a text spans both. */
export function cutAtTwinHeadings(
  rows: readonly Row[],
): { at: number; from: number; to: number } | undefined {
  for (const [index, { top, parts }] of rows.entries()) {
    const [, second] = parts
    if (second === undefined || !parts.every(({ text }) => sectionNamed(text) !== undefined)) continue
    const at = second.left - outdent
    const spans = (row: Row): boolean =>
      row.parts.some(({ left, right }) => left < at && right > at + outdent)
    const below = rows.slice(index + 1)
    const firstSpanning = below.findIndex(spans)
    const inside = firstSpanning < 0 ? below : below.slice(0, firstSpanning)
    const alone = inside.findLastIndex(
      ({ parts: [only, ...others] }) =>
        others.length === 0 && only !== undefined && sectionNamed(only.text) !== undefined,
    )
    const endsAtHeading = firstSpanning >= 0 && alone >= 0 && firstSpanning - alone <= rowsToSpan
    const columns = endsAtHeading ? inside.slice(0, alone) : inside
    const last = columns.at(-1)
    if (last === undefined || !columns.some((row) => row.parts.some(({ left }) => left >= at))) continue
    return { at, from: top, to: last.top }
  }
  return undefined
}
