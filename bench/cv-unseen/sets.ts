import type { Block } from './blocks.ts'
import { companions, drawCv, familiesIn, type Cv, type Periods } from './cv.ts'
import { documentOf } from './document.ts'
import { deckOf, drawFrom, type Draw } from './draw.ts'
import { arrangements, drawForm, type Form } from './form.ts'
import { stacked } from './jobs.ts'
import { drawPerson } from './person.ts'
import { wordings, type Language, type Wording } from './wordings.ts'

type FileForm = 'pdf' | 'docx' | 'rich-text' | 'word-xml' | 'scan'
/** A document before it is written to a file. */
export type Planned = {
  id: string
  layout: string
  cluster: string
  file: FileForm
  /** Of a scan, in degrees. */
  skew: number
  cv: Cv
  blocks: Block[]
}

/** Each document has a draw of its own, so that it does not depend on how many there are. */
const drawOf = (seed: number, index: number): Draw => drawFrom(Math.imul(seed + 1, 0x9e3779b1) + index * 7919)

const numbered = (index: number): string => String(index + 1).padStart(3, '0')

const mixOfLanguages: readonly Language[] = [
  ...Array<'English'>(7).fill('English'),
  'Malay',
  'Malay',
  'Indonesian',
]
const mixOfFiles = [
  'pdf',
  'pdf',
  'pdf',
  'pdf',
  'docx',
  'docx',
  'docx',
  'docx',
  'rich-text',
  'word-xml',
  'scan',
  'scan',
  'scan',
] as const
const maxSkewTenths = 30

const isStackable = (wording: Wording): boolean =>
  stacked(wording.write([2019, 1], [2021, 5]).text, true).length === 2

/** Dates above each other need a wording of two parts. */
function periodsFor({ arrangement, language }: Form, family: string): Periods {
  const { open, closed } = companions({ family, language })
  if (arrangement !== 'stacked-margin-dates' || closed.some(isStackable))
    return { open, closed: arrangement === 'stacked-margin-dates' ? closed.filter(isStackable) : closed }
  const inLanguage = wordings.filter((wording) => wording.language === language && !wording.isOpen)
  return { open, closed: inLanguage.filter(isStackable) }
}

/** CVs of all forms and formats. */
export function mixedSet(seed: number, count: number, hasScans = true): Planned[] {
  const decks = drawFrom(seed)
  const [language, arrangement, file] = [
    deckOf(decks, mixOfLanguages),
    deckOf(decks, arrangements),
    deckOf(decks, mixOfFiles),
  ]
  const families = {
    English: deckOf(decks, familiesIn('English')),
    Malay: deckOf(decks, familiesIn('Malay')),
    Indonesian: deckOf(decks, familiesIn('Indonesian')),
  }
  return Array.from({ length: count }, (_, index) => {
    const draw = drawOf(seed, index)
    const form = drawForm(language(), arrangement(), draw)
    const drawn = drawPerson({ language: form.language, jobs: draw.whole(2, 5), collisions: 0.6 }, draw)
    const cv = drawCv(drawn, form, periodsFor(form, families[form.language]()), draw)
    const kind = file()
    const skew = draw.whole(0, maxSkewTenths) / 10
    const id = `mixed-${seed}-${numbered(index)}`
    return {
      id,
      layout: form.arrangement,
      cluster: id,
      file: kind === 'scan' && !hasScans ? 'pdf' : kind,
      skew,
      cv,
      blocks: documentOf(cv),
    }
  })
}
