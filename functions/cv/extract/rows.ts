import { lookChanges, type Part } from './layout.ts'
import type { Span } from './pdf.ts'

/** What stands on one height of a page, cut into parts where the space between is wider than between words. */
export type Row = { top: number; size: number; parts: Part[] }

/** In heights of a letter. */
const sameRow = 0.45
const wordGap = 0.12
const partGap = 0.85

/** Groups the spans of a page, or of a column of it, by height. */
export function rowsOf(spans: readonly Span[]): Row[] {
  const rows: Span[][] = []
  for (const span of spans.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const row = rows.findLast((some) => {
      const [first] = some
      return (
        first !== undefined && Math.abs(first.top - span.top) <= sameRow * Math.min(first.size, span.size)
      )
    })
    if (row === undefined) rows.push([span])
    else row.push(span)
  }
  return rows
    .map((row) => row.toSorted((a, b) => a.left - b.left))
    .map((row) => ({
      top: row[0]?.top ?? 0,
      size: Math.max(...row.map(({ size, text }) => (text.trim() === '' ? 0 : size))),
      parts: partsOf(row),
    }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((a, b) => a.top - b.top)
}

function partsOf(row: readonly Span[]): Part[] {
  const parts: Part[] = []
  let current: Part | undefined
  let broken = true
  let space: Span | undefined
  let look: boolean | undefined
  for (const span of row) {
    if (span.icon) {
      // A lone sign in front of the row is its bullet; anywhere else it parts what stands around it.
      if (parts.length === 0 && current === undefined) {
        parts.push({ ...bare(span), text: '•' })
      }
      broken = true
      continue
    }
    if (span.text.trim() === '') {
      // An explicit space is as wide as the way to whatever follows it.
      if (span.right > span.left) space = span
      continue
    }
    const distance = current === undefined ? Infinity : span.left - current.right
    const size = current === undefined ? span.size : Math.min(current.size, span.size)
    if (current === undefined || broken || distance > partGap * size) {
      current = { ...bare(span) }
      parts.push(current)
    } else {
      const between = distance > wordGap * size || spaceBetween(space, current) ? ' ' : ''
      const longer: number = current.text.length >= span.text.length ? 0 : 1
      const turn = look !== undefined && look !== span.bold ? lookChanges : ''
      current.text = `${current.text}${between}${turn}${span.text}`
      current.right = Math.max(current.right, span.right)
      // The look of a part is the look of most of it.
      if (longer === 1) Object.assign(current, { bold: span.bold, italic: span.italic })
      current.size = Math.max(current.size, span.size)
    }
    broken = false
    look = span.bold
  }
  return parts.filter(({ text }) => text.trim() !== '')
}

const bare = ({ text, left, right, bold, italic, size }: Span): Part => ({
  text,
  left,
  right,
  bold,
  italic,
  size,
})

/** A space that was written between what was read last and what follows. */
const spaceBetween = (space: Span | undefined, before: Part): boolean =>
  space !== undefined && space.left >= before.right - 0.3 * space.size
