import { mainPartOf } from './zip-directory.ts'
import type { Line } from '../layout/line.ts'
import { linesOf } from './blocks.ts'
import { paragraphStyles } from './docx-styles.ts'
import { LimitExceeded, UnreadableFile } from '../errors.ts'
import { blocksOf, createWordLimits } from './word-blocks.ts'
import { openArchive } from './zip.ts'

/** Programs write a few invisible signs for reasons of their own. */
export const leastHiddenLetters = 12
/** A section of a document has up to three headers, and a CV has few sections. */
const maxHeaders = 12

/**
 * Extracts the text of a DOCX: headers first, as printed, then the body with its tables and text boxes. `hasHiddenText`: the file has
 * text that Word does not show.
 */
export function docxLines(bytes: Buffer): { lines: Line[]; hasHiddenText: boolean } {
  const archive = openArchive(bytes)
  const main = mainPartOf(archive.entries)
  if (main === undefined) throw new UnreadableFile('not a CV file')
  const limits = createWordLimits()
  const styles = paragraphStyles(archive.text('word/styles.xml') ?? '')
  const headers = [...archive.entries.keys()].filter((name) => /^word\/header\d*\.xml$/.test(name))
  if (headers.length > maxHeaders) throw new LimitExceeded('entries')
  const lines = [...headers, main].flatMap((name) =>
    linesOf(blocksOf(archive.text(name) ?? '', styles, limits)),
  )
  return { lines, hasHiddenText: limits.hiddenLetters >= leastHiddenLetters }
}
