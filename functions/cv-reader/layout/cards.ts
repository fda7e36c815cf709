import { isDates } from '../words/dates.ts'
import { sectionNamed } from '../words/headings.ts'
import type { Part } from './line.ts'
import type { Row } from './rows.ts'

/** In multiples of the font size: rows of one card are closer. */
const gapBelowCard = 3.2
/** In the page's unit. */
const alignment = 3

/** Finds cards side by side: each column has an entry with dates of its own. */
export function cutBetweenCards(rows: readonly Row[]): { at: number; from: number; to: number } | undefined {
  for (const block of blocksOf(rows)) {
    for (const edge of new Set(block.flatMap(({ parts }) => parts[1]?.left ?? []))) {
      const at = edge - alignment
      const isWhole = block.every(({ parts: [first, second] }) =>
        [first, second].every(
          (part, index) => part === undefined || part.left >= at || (index === 0 && part.right <= at),
        ),
      )
      const parts = block.flatMap((row) => row.parts)
      const columns = [parts.filter(({ left }) => left < at), parts.filter(({ left }) => left >= at)]
      if (isWhole && columns.every(isEntry))
        return { at, from: block[0]?.top ?? 0, to: block.at(-1)?.top ?? 0 }
    }
  }
  return undefined
}

const isEntry = (parts: readonly Part[]): boolean => {
  const dates = parts.filter(({ text }) => isDates(text)).length
  return dates > 0 && dates * 2 <= parts.length
}

/** Rows that follow each other closely, without the headings of sections. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [[]]
  let before: Row | undefined
  for (const row of rows) {
    const isHeading = row.parts.some(({ text }) => sectionNamed(text) !== undefined)
    if (isHeading || row.top - (before?.top ?? row.top) > gapBelowCard * row.size) blocks.push([])
    if (!isHeading) blocks.at(-1)?.push(row)
    before = row
  }
  return blocks
}
