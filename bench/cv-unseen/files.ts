import { htmlOf } from './as-html.ts'
import { richTextOf } from './as-rich-text.ts'
import { docxOf, wordXmlOf } from './as-word.ts'
import { scanned } from './pictures.ts'
import type { Printer } from './printing.ts'
import type { Planned } from './sets.ts'

/** The bytes of a document in its format. */
export async function fileOf({ file, blocks, cv }: Planned, print: Printer['print']): Promise<Buffer> {
  const { font, wordFont } = cv.form
  switch (file) {
    case 'docx':
      return docxOf(blocks, wordFont)
    case 'rich-text':
      return richTextOf(blocks, wordFont)
    case 'word-xml':
      return wordXmlOf(blocks)
    case 'pdf':
      return print(htmlOf(blocks, font))
  }
  return scanned(await print(htmlOf(blocks, font)), file)
}

/** The format of a document for the manifest of a corpus. */
export function formatOf({ file }: Pick<Planned, 'file'>): {
  format: 'pdf' | 'docx' | 'doc'
  kind: 'text' | 'scan'
} {
  switch (file) {
    case 'docx':
      return { format: 'docx', kind: 'text' }
    case 'rich-text':
    case 'word-xml':
      return { format: 'doc', kind: 'text' }
    case 'pdf':
      return { format: 'pdf', kind: 'text' }
  }
  return { format: 'pdf', kind: 'scan' }
}
