import { htmlOf } from './as-html.ts'
import { richTextOf } from './as-rich-text.ts'
import { docxOf, wordXmlOf } from './as-word.ts'
import type { Block } from './blocks.ts'
import type { Cv } from './cv.ts'
import { deckOf, drawFrom } from './draw.ts'
import { arrangements, drawForm } from './form.ts'
import { drawPerson } from './person.ts'
import type { Printer } from './printing.ts'
import { documentOf } from './sections.ts'
import { families, stackableIn } from './wordings.ts'

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

type FileForm = 'pdf' | 'docx' | 'rich-text' | 'word-xml' | 'scan'

const writers: Readonly<Record<FileForm, (planned: Planned, printer: Printer) => Buffer | Promise<Buffer>>> =
  {
    pdf: ({ blocks, cv }, { print }) => print(htmlOf(blocks, cv.form.font)),
    docx: ({ blocks, cv }) => docxOf(blocks, cv.form.font),
    'rich-text': ({ blocks, cv }) => richTextOf(blocks, cv.form.font),
    'word-xml': ({ blocks }) => wordXmlOf(blocks),
    scan: ({ blocks, cv, skew }, { scan }) => scan(htmlOf(blocks, cv.form.font), skew),
  }

export const bytesOf = async (planned: Planned, printer: Printer): Promise<Buffer> =>
  writers[planned.file](planned, printer)

/** How the manifest of a corpus names a document; each is of another person. */
export function manifestEntry({ id, layout, file }: Planned) {
  const format = file === 'scan' ? 'pdf' : file === 'rich-text' || file === 'word-xml' ? 'doc' : file
  const kind = file === 'scan' ? 'scan' : 'text'
  return { id, layout, cluster: id, format, kind, file: `${id}.${format}`, truth: `${id}.truth.json` }
}

const mixOf = <Item>(items: readonly Item[], countOf: (item: Item) => number): Item[] =>
  items.flatMap((item) => Array<Item>(countOf(item)).fill(item))

/** Seven of ten CVs are in English, two in Malay. */
const countOfLanguage = { English: 3, Malay: 5, Indonesian: 3 } as const
const mixOfFamilies = mixOf(families, ({ language }) => countOfLanguage[language])
const countOfFile = { pdf: 4, docx: 4, 'rich-text': 1, 'word-xml': 1, scan: 3 } as const
const mixOfFiles = mixOf(Object.keys(countOfFile) as FileForm[], (file) => countOfFile[file])
const maxSkewTenths = 30

/** CVs of all forms and formats. Each has a draw of its own, so that it does not depend on how many there are. */
export function mixedSet(seed: number, count: number, hasScans = true): Planned[] {
  const decks = drawFrom(seed)
  const nextFamily = deckOf(decks, mixOfFamilies)
  const nextArrangement = deckOf(decks, arrangements)
  const nextFile = deckOf(decks, mixOfFiles)
  return Array.from({ length: count }, (_, index) => {
    const draw = drawFrom(Math.imul(seed + 1, 0x9e3779b1) + index * 7919)
    const family = nextFamily()
    const form = drawForm(family.language, nextArrangement(), draw)
    const closed = form.arrangement === 'stacked-margin-dates' ? stackableIn(family) : family.closed
    const periods = [draw.one(family.open), draw.one(closed)] as const
    const cv = { form, person: drawPerson(form.language, periods, draw) }
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
