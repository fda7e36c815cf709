import { lineOf, type Line } from '../layout/line.ts'

type Look = { size?: number; bold?: boolean; italic?: boolean; left?: number; gap?: number }

/** In the page's unit. */
const widthOfLetter = 5

/** A line as an extractor returns it, for tests; `¦` separates its parts. */
export function testLine(text: string, look: Look = {}): Line {
  const { size = 10, bold = false, italic = false, left = 40, gap = 1.3 } = look
  const parts = text
    .split('¦')
    .map((part, index) => ({ text: part, left: left + index * 200, bold, italic, size }))
    .map((part) => ({ ...part, right: part.left + widthOfLetter * part.text.length }))
  const line = lineOf(parts, { gap, startsBlock: false })
  if (line === undefined) throw new Error('A line needs a text.')
  return line
}
