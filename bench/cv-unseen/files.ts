import { htmlOf } from './as-html.ts'
import { richTextOf } from './as-rich-text.ts'
import { docxOf, wordXmlOf } from './as-word.ts'
import type { Printer } from './printing.ts'
import type { Planned } from './sets.ts'
import { shownTruth, type truthOf } from './truth.ts'

/** A CV of an invented person, with the fields that a reader should find. */
export type MadeCv = {
  id: string
  layout: string
  /** The person: several CVs can show the same one. */
  cluster: string
  format: 'pdf' | 'docx' | 'doc'
  kind: 'text' | 'scan'
  truth: ReturnType<typeof truthOf>
  bytes: (printer: Printer) => Promise<Buffer>
}

/** The format of a document for the manifest of a corpus. */
const formats = {
  pdf: { format: 'pdf', kind: 'text' },
  docx: { format: 'docx', kind: 'text' },
  'rich-text': { format: 'doc', kind: 'text' },
  'word-xml': { format: 'doc', kind: 'text' },
  scan: { format: 'pdf', kind: 'scan' },
} as const

/** A planned document in its format. */
export const madeCv = ({ id, layout, cluster, file, skew, blocks, cv }: Planned): MadeCv => ({
  id,
  layout,
  cluster,
  ...formats[file],
  truth: shownTruth(cv),
  bytes: async ({ print, scan }) => {
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
      case 'scan':
        return scan(htmlOf(blocks, font), skew)
    }
  },
})
