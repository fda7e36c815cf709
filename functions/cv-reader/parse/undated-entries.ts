import type { Line } from '../layout/line.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'
import { piecesOf, type Entry } from './entry-heads.ts'
import { maxHeadLinesAbove } from './entry-starts.ts'
import { isHeadLike } from './lines-below-dates.ts'
import { newParagraph, sameStyle, styleOf } from './line-style.ts'

/** Finds entries whose dates are missing or not understood, by the format of their first lines. */

const maxUndatedPieces = 4

/** The index of the second entry, where the first dates belong to it because a list separates them from the first heading; otherwise 0. */
export function secondHeadAt(lines: readonly Line[], firstDated: number): number {
  const after = lines.slice(0, firstDated).findLastIndex(({ bullet }) => bullet) + 1
  const isHead = namesJob(lines.slice(0, maxHeadLinesAbove)) && namesJob(lines.slice(after, firstDated + 1))
  return isHead ? after : 0
}

const namesJob = (lines: readonly Line[]): boolean =>
  lines.some(({ bullet, text }) => !bullet && positionScore(text) + employerScore(text) > 0)

const datesInBrackets = /\s*\([^()]*(?:19|20)\d{2}[^()]*(?:\([^()]*\)[^()]*)?\)?\s*$/

/** An entry whose dates are missing or not understood. */
export function undatedEntry(lines: readonly Line[]): Entry {
  const bulletAt = lines.findIndex(({ bullet }) => bullet)
  const rows = Math.min(bulletAt < 0 ? 1 : bulletAt, maxHeadLinesAbove)
  const head = lines.slice(0, Math.max(1, rows)).flatMap((line, row) => piecesOf(line, row))
  return {
    dates: undefined,
    head: head
      .map((piece) => ({ ...piece, text: piece.text.replace(datesInBrackets, '') }))
      .filter((piece) => piece.text !== ''),
    body: lines.slice(Math.max(1, rows)),
  }
}

/** In a section without dates, each line in the format of the first one that follows other text begins an entry. */
export function undatedEntries(lines: readonly Line[]): Entry[] {
  const [model] = lines
  if (model === undefined) return []
  const style = styleOf(model)
  const entries: Entry[] = []
  for (const [index, line] of lines.entries()) {
    const begins =
      index === 0 ||
      (isHeadLike(line) &&
        sameStyle(styleOf(line), style) &&
        (style.bold || style.italic || lines[index - 1]?.bullet === true || line.gap > newParagraph))
    if (begins) entries.push({ dates: undefined, head: piecesOf(line, 0), body: [] })
    else {
      const entry = entries.at(-1)
      if (entry === undefined) continue
      if (entry.body.length === 0 && isHeadLike(line) && entry.head.length < maxUndatedPieces)
        entry.head.push(...piecesOf(line, entry.head.length))
      else entry.body.push(line)
    }
  }
  return entries
}
