import type { Block } from './blocks.ts'
import { companions, drawCv, familiesIn, type Cv, type Periods } from './cv.ts'
import { documentOf } from './document.ts'
import { deckOf, drawFrom, type Draw } from './draw.ts'
import { arrangements, drawForm, headingLooks, nameLooks, entryOrders, type Form } from './form.ts'
import { stacked } from './jobs.ts'
import { drawPerson } from './person.ts'
import { pictureKinds, type Scan } from './pictures.ts'
import { wordings, type Language, type Wording } from './wordings.ts'

export type FileForm = 'pdf' | 'docx' | 'rich-text' | 'word-xml' | Scan
/** A document before it is written to a file. */
export type Planned = { id: string; layout: string; cluster: string; file: FileForm; cv: Cv; blocks: Block[] }

/** Each document has a draw of its own, so that it does not depend on how many there are. */
const drawOf = (seed: number, index: number): Draw => drawFrom(Math.imul(seed + 1, 0x9e3779b1) + index * 7919)

const numbered = (index: number): string => String(index + 1).padStart(3, '0')

const planned = (id: string, layout: string, file: FileForm, cv: Cv): Planned => ({
  id,
  layout,
  cluster: id,
  file,
  cv,
  blocks: documentOf(cv),
})

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
  ...pictureKinds,
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
    const isScan = kind === 'grey' || kind === 'one-bit' || kind === 'ccitt'
    return planned(
      `mixed-${seed}-${numbered(index)}`,
      form.arrangement,
      isScan ? (hasScans ? { kind, skew } : 'pdf') : kind,
      cv,
    )
  })
}

/** CVs of two positions, all of whose employers and titles collide with headings. */
export function pairSet(seed: number, count = 200): Planned[] {
  const decks = drawFrom(seed)
  const [employer, heading, order] = [
    deckOf(decks, nameLooks),
    deckOf(decks, headingLooks),
    deckOf(decks, entryOrders),
  ]
  const family = deckOf(decks, ['short', 'long', 'slash', 'year'])
  return Array.from({ length: count }, (_, index) => {
    const draw = drawOf(seed, index)
    const drawn = drawForm('English', 'one-column', draw)
    const look = employer()
    const position = draw.one(nameLooks.filter((other) => other !== look))
    const isCapital = [look, position].some((name) => name.endsWith('capitals'))
    const wished = heading()
    const form: Form = {
      ...drawn,
      employer: look,
      position,
      order: order(),
      heading: isCapital && wished === 'bold-capitals' ? 'shaded' : wished,
    }
    const person = drawPerson({ language: 'English', jobs: 2, collisions: 1 }, draw)
    const cv = drawCv(person, form, companions({ family: family(), language: 'English' }), draw)
    return planned(`pair-${seed}-${numbered(index)}`, `employer-${look}`, 'docx', cv)
  })
}

/** A CV of two positions for each wording of dates, with names that collide with nothing. */
export function dateSet(seed: number): Planned[] {
  const order = deckOf(drawFrom(seed), entryOrders)
  return wordings.map((wording, index) => {
    const draw = drawOf(seed, index)
    const form: Form = {
      ...drawForm(wording.language, 'one-column', draw),
      heading: 'ruled-capitals',
      order: order(),
    }
    const person = drawPerson(
      { language: wording.language, jobs: 2, collisions: 0, isOpen: wording.isOpen },
      draw,
    )
    const { open, closed } = companions(wording)
    const periods = wording.isOpen ? { open: [wording], closed } : { open, closed: [wording] }
    return planned(`date-${seed}-${wording.id}`, wording.id, 'docx', drawCv(person, form, periods, draw))
  })
}

const pictureForms: readonly (readonly [layout: string, file: FileForm])[] = [
  ['text', 'pdf'],
  ['one-bit', { kind: 'one-bit', skew: 0 }],
  ['ccitt', { kind: 'ccitt', skew: 0 }],
  ...[0, 1, 2, 3].map((skew): [string, FileForm] => [`grey-${skew}`, { kind: 'grey', skew }]),
]

/** Ten pages, each as text and as pictures of several kinds. */
export function pictureSet(seed: number, count = 10): Planned[] {
  const arrangement = deckOf(drawFrom(seed), arrangements)
  return Array.from({ length: count }, (_, index) => {
    const draw = drawOf(seed, index)
    const form = drawForm('English', arrangement(), draw)
    const cv = drawCv(
      drawPerson({ language: 'English', jobs: 2, collisions: 0.4 }, draw),
      form,
      periodsFor(form, 'short'),
      draw,
    )
    const cluster = `picture-${seed}-${numbered(index)}`
    return pictureForms.map(([layout, file]) => ({
      ...planned(`${cluster}-${layout}`, layout, file, cv),
      cluster,
    }))
  }).flat()
}
