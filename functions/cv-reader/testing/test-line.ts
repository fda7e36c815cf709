import { lineOf, type Line } from '../layout/line.ts'

type Look = { size?: number; bold?: boolean; italic?: boolean; left?: number; gap?: number }

/** A line as an extractor returns it, for tests; `¦` separates its parts. */
export function testLine(text: string, look: Look = {}): Line {
  const { size = 10, bold = false, italic = false, left = 40, gap = 1.3 } = look
  const parts = text
    .split('¦')
    .map((part, index) => ({ text: part, left: left + index * 200, right: 0, bold, italic, size }))
  const line = lineOf(parts, { gap, startsBlock: false })
  if (line === undefined) throw new Error('A line needs a text.')
  return line
}
