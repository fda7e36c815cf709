import type { Line } from '../layout/line.ts'

/** A line with other parts. */
export const withParts = (line: Line, parts: Line['parts']): Line => ({
  ...line,
  parts,
  left: parts[0]?.left ?? line.left,
  text: parts.map(({ text }) => text).join('  '),
})
