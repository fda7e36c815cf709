import { htmlOf } from './as-html.ts'
import { richTextOf } from './as-rich-text.ts'
import { docxOf, wordXmlOf } from './as-word.ts'
import type { Block } from './blocks.ts'
import { drawCv, type Cv } from './cv.ts'
import { deckOf, drawFrom } from './draw.ts'
import { arrangements, drawForm } from './form.ts'
import { drawPerson } from './person.ts'
import type { Printer } from './printing.ts'
import { documentOf } from './sections.ts'
import { families, stackableIn, type Language } from './wordings.ts'

/** The format of a document for the manifest of a corpus. */
const formats = {
  pdf: { format: 'pdf', kind: 'text' },
  docx: { format: 'docx', kind: 'text' },
  'rich-text': { format: 'doc', kind: 'text' },
  'word-xml': { format: 'doc', kind: 'text' },
  scan: { format: 'pdf', kind: 'scan' },
} as const
type FileForm = keyof typeof formats

/** A document before it is written to a file. */
export type Planned = {
  id: string
  layout: string
  file: FileForm
  /** Of a scan, in degrees. */
  skew: number
  cv: Cv
  blocks: Block[]
}

const mixOf = <Item extends string>(counts: Readonly<Record<Item, number>>): Item[] =>
  (Object.keys(counts) as Item[]).flatMap((item) => Array<Item>(counts[item]).fill(item))

const mixOfLanguages = mixOf({ English: 7, Malay: 2, Indonesian: 1 })
const mixOfFiles = mixOf<FileForm>({ pdf: 4, docx: 4, 'rich-text': 1, 'word-xml': 1, scan: 3 })
const maxSkewTenths = 30

/** CVs of all forms and formats. Each has a draw of its own, so that it does not depend on how many there are. */
export function mixedSet(seed: number, count: number, hasScans = true): Planned[] {
  const decks = drawFrom(seed)
  const nextLanguage = deckOf(decks, mixOfLanguages)
  const nextArrangement = deckOf(decks, arrangements)
  const nextFile = deckOf(decks, mixOfFiles)
  const familiesOf = (name: Language) =>
    deckOf(
      decks,
      families.filter(({ language }) => language === name),
    )
  const nextFamily = {
    English: familiesOf('English'),
    Malay: familiesOf('Malay'),
    Indonesian: familiesOf('Indonesian'),
  }
  return Array.from({ length: count }, (_, index) => {
    const draw = drawFrom(Math.imul(seed + 1, 0x9e3779b1) + index * 7919)
    const form = drawForm(nextLanguage(), nextArrangement(), draw)
    const family = nextFamily[form.language]()
    const closed = form.arrangement === 'stacked-margin-dates' ? stackableIn(family) : family.closed
    const periods = [draw.one(family.open), draw.one(closed)] as const
    const cv = drawCv(drawPerson(form.language, draw), form, periods, draw)
    const file = nextFile()
    return {
      id: `mixed-${seed}-${String(index + 1).padStart(3, '0')}`,
      layout: form.arrangement,
      file: file === 'scan' && !hasScans ? 'pdf' : file,
      skew: draw.whole(0, maxSkewTenths) / 10,
      cv,
      blocks: documentOf(cv),
    }
  })
}

/** How the manifest of a corpus names a document; each is of another person. */
export const manifestEntry = ({ id, layout, file }: Planned) => ({
  id,
  layout,
  cluster: id,
  ...formats[file],
  file: `${id}.${formats[file].format}`,
  truth: `${id}.truth.json`,
})

export async function bytesOf(
  { file, skew, blocks, cv }: Planned,
  { print, scan }: Printer,
): Promise<Buffer> {
  const { font } = cv.form
  switch (file) {
    case 'docx':
      return docxOf(blocks, font)
    case 'rich-text':
      return richTextOf(blocks, font)
    case 'word-xml':
      return wordXmlOf(blocks)
    case 'pdf':
      return print(htmlOf(blocks, font))
    case 'scan':
      return scan(htmlOf(blocks, font), skew)
  }
}
