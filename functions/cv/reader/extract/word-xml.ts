import type { Line } from '../layout/line.ts'
import { linesOf } from './blocks.ts'
import { paragraphStyles } from './docx-styles.ts'
import { LimitExceeded } from './errors.ts'
import { blocksOf } from './word-blocks.ts'

const mostCharacters = 200_000

/** Extracts the text of a Word 2003 XML document: one file, with the elements that a DOCX keeps in several. */
export function wordXmlLines(bytes: Buffer): Line[] {
  const xml = textOf(bytes)
  const styles = /<w:styles>[\s\S]*?<\/w:styles>/.exec(xml)?.[0] ?? ''
  const lines = linesOf(blocksOf(xml, paragraphStyles(styles)))
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > mostCharacters) throw new LimitExceeded('text')
  return lines
}

const byteOrderMarks = { utf16le: '\xff\xfe', utf16be: '\xfe\xff' } as const

function textOf(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2)
  if (mark === byteOrderMarks.utf16le) return bytes.toString('utf16le', 2)
  if (mark === byteOrderMarks.utf16be) return new TextDecoder('utf-16be').decode(bytes)
  return bytes.toString('utf8')
}
