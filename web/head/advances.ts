import type { Raster } from './raster.ts'
import { escaped } from './tags.ts'
import { typeface } from './typeface.ts'

/** The characters that share images can have, all of which the typeface has: ASCII, Latin-1, and signs of typesetting. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...Array.from({ length: 0x100 - 0xa1 }, (_, index) => String.fromCharCode(0xa1 + index)),
  ...Array.from('\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac'),
]

const measuredSize = 1000

/** The width of each character in parts of its size, in the wider of the two weights. */
export function advancesOf({ shownWidth }: Raster): Record<string, number> {
  const widthOf = (line: string): number =>
    shownWidth(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 1000"><text y="900" font-family="${typeface.strong}" font-size="${measuredSize}">${escaped(line)}</text></svg>`,
    )
  const between = widthOf('HH')
  return Object.fromEntries(
    characters.map((character) => [
      character,
      Math.round(widthOf(`H${character}H`) - between) / measuredSize,
    ]),
  )
}
