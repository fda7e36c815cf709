import { openArchive } from './zip.ts'
import type { Line } from '../layout/line.ts'
import { linesOf } from './blocks.ts'
import { blocksOf } from './word-blocks.ts'
import { LimitExceeded, UnreadableFile } from './errors.ts'
import { paragraphStyles } from './docx-styles.ts'

const mainPart = 'word/document.xml'
const mostCharacters = 200_000

/** Extracts the text of a DOCX: headers first, as printed, then the body with its tables and text boxes. */
export function docxLines(bytes: Buffer): Line[] {
  const archive = openArchive(bytes)
  const main = archive.text(mainPart)
  if (main === undefined) throw new UnreadableFile('not a CV file')
  const styles = paragraphStyles(archive.text('word/styles.xml') ?? '')
  const headers = archive.names.filter((name) => /^word\/header\d*\.xml$/.test(name))
  const parts = [...headers.map((name) => archive.text(name) ?? ''), main]
  let characters = 0
  const blocks = parts.map((part) => {
    characters += part.length
    return blocksOf(part, styles)
  })
  const lines = blocks.flatMap((some) => linesOf(some))
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > mostCharacters) throw new LimitExceeded('text')
  return lines
}
