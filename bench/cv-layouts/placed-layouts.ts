import { pdfOf, type Placed } from 'cv-reader/documents'
import type { FileLayout } from './file-layout.ts'
import type { Person } from './person.ts'
import { study, years } from './phrases.ts'
import { months, period } from './written-dates.ts'

/** PDFs whose text is not in reading order. */

type Row = { text: string; right?: string; size?: number; bold?: boolean; indent?: number; above?: number }

const rowsOf = (person: Person): Row[] => {
  const heading = (text: string): Row => ({ text, size: 12, bold: true, above: 8 })
  return [
    { text: person.name, size: 18, bold: true },
    { text: person.title, size: 11 },
    { text: `${person.email} | ${person.phone} | ${person.location}`, size: 9 },
    heading('Work Experience'),
    ...person.jobs.flatMap((job): Row[] => [
      { text: job.position, right: period(job, months.short, { dash: ' - ' }), bold: true, above: 4 },
      { text: job.company },
      ...job.did.map((text) => ({ text: `- ${text}`, indent: 10 })),
    ]),
    heading('Education'),
    ...person.schools.flatMap((school): Row[] => [
      { text: study(school), right: years(school, ' - '), bold: true, above: 4 },
      { text: school.school },
    ]),
    heading('Skills'),
    { text: person.skills.join(', ') },
    heading('Languages'),
    ...person.languages.map(([language, proficiency]) => ({ text: `${language} (${proficiency})` })),
  ]
}

const margin = { left: 50, right: 440, top: 790 } as const

function placed(rows: readonly Row[]): Placed[] {
  let y: number = margin.top
  return rows.flatMap(({ text, right, size = 10, bold = false, indent = 0, above = 0 }) => {
    y -= size * 1.4 + above
    const left = { text, x: margin.left + indent, y, size, bold }
    return right === undefined ? [left] : [left, { text: right, x: margin.right, y, size, bold: false }]
  })
}

/** The widths of Helvetica's letters from the space to the tilde, in thousandths of the font size. */
const helvetica =
  `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584`
    .split(/\s+/)
    .map(Number)
const usualWidth = 556
const boldShare = 1.06

const widthOf = (letter: string, bold: boolean): number =>
  (helvetica[letter.charCodeAt(0) - 32] ?? usualWidth) * (bold ? boldShare : 1)

/** Cuts each text into pieces with positions of their own. */
const inPieces = (texts: readonly Placed[], cut: RegExp): Placed[] =>
  texts.flatMap((text) => {
    let x = text.x
    return text.text.split(cut).flatMap((piece) => {
      const at = x
      const { size = 10, bold = false } = text
      x += Array.from(piece).reduce((sum, letter) => sum + (widthOf(letter, bold) * size) / 1000, 0)
      return piece.trim() === '' ? [] : [{ ...text, text: piece, x: at }]
    })
  })

const omitted = { summary: true } as const

export const placedLayouts = {
  /** From the foot of the page to its head. */
  'from-the-foot': {
    omitted,
    extension: 'pdf',
    bytes: (person) => pdfOf(placed(rowsOf(person)).toReversed()),
  },
  /** All texts at the right margin first. */
  'margin-first': {
    omitted,
    extension: 'pdf',
    bytes: (person) => pdfOf(placed(rowsOf(person)).toSorted((a, b) => b.x - a.x)),
  },
  /** Each word by itself. */
  'word-by-word': {
    omitted,
    extension: 'pdf',
    bytes: (person) => pdfOf(inPieces(placed(rowsOf(person)), /(?<= )/)),
  },
} as const satisfies Record<string, FileLayout>
