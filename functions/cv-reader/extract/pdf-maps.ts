const blocks = /begin(?:bf|cid)range(.*?)(?:end(?:bf|cid)range|$)/gs
/** The first and the last code of a range, and what they map to: a code, a number or a list. */
const ranges = /<\s*([\da-f]{1,8})\s*>\s*<\s*([\da-f]{1,8})\s*>\s*(?:<[^<>]*>|\[[^[\]]*\]|\d+)/gi

/** How many characters the font maps in a stream have. A range takes a few bytes, and pdf.js stores each of its characters. */
export function mappedCharacters(data: Buffer): number {
  if (!data.includes('range')) return 0
  const text = data.toString('latin1')
  let count = 0
  for (const [, block = ''] of text.matchAll(blocks)) {
    for (const [, first = '', last = ''] of block.matchAll(ranges))
      count += Math.max(0, Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1)
  }
  return count
}
