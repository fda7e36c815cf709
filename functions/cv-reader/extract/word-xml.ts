import type { Line } from '../layout/line.ts'
import { linesOf } from './blocks.ts'
import { paragraphStyles } from './docx-styles.ts'
import { blocksOf, createWordLimits } from './word-blocks.ts'

/** Extracts the text of a Word 2003 XML document: one file, with the elements that a DOCX keeps in several. */
export function wordXmlLines(bytes: Buffer): Line[] {
  const xml = textOf(bytes)
  const begins = xml.indexOf('<w:styles>')
  const ends = begins < 0 ? -1 : xml.indexOf('</w:styles>', begins)
  const styles = ends < 0 ? '' : xml.slice(begins, ends)
  return linesOf(blocksOf(xml, paragraphStyles(styles), createWordLimits()))
}

const byteOrderMarks = { utf16le: '\xff\xfe', utf16be: '\xfe\xff' } as const

function textOf(bytes: Buffer): string {
  const mark = bytes.toString('latin1', 0, 2)
  if (mark === byteOrderMarks.utf16le) return bytes.toString('utf16le', 2)
  if (mark === byteOrderMarks.utf16be) return new TextDecoder('utf-16be').decode(bytes)
  return bytes.toString('utf8')
}
