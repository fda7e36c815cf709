/** Splits a text at separators, except inside brackets. */
export const splitOutside = (text: string, signs: RegExp): string[] => {
  const pieces: string[] = []
  let depth = 0
  let current = ''
  for (const sign of text) {
    if (/[([]/.test(sign)) depth += 1
    if (/[)\]]/.test(sign)) depth = Math.max(0, depth - 1)
    if (depth === 0 && signs.test(sign)) {
      pieces.push(current)
      current = ''
    } else current += sign
  }
  return [...pieces, current].map((piece) => piece.trim()).filter(Boolean)
}
