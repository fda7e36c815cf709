import type { Line } from '../layout/line.ts'

/** In points: rounding of font sizes. */
const sameSize = 0.5

/** In multiples of the font size: rows of one paragraph are closer. */
export const newParagraph = 1.75

/** In the page's unit: rows of one cell or text begin at the same edge. */
export const sameEdge = 3

/** The formatting that the headings of a CV's entries share. */
export type Style = Pick<Line, 'bold' | 'italic'> & { size: number }
export const styleOf = ({ bold, italic, size }: Line): Style => ({
  bold,
  italic,
  size: Math.round(size * 2) / 2,
})
export const sameStyle = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) <= sameSize
