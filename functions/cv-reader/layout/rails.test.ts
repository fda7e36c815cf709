import { describe, expect, test } from 'vitest'
import { pdfOf, type Placed } from '../testing/documents.ts'
import { pdfPages } from '../extract/pdf.ts'
import { parseCv } from '../parse/parse.ts'
import { readingOrder } from './columns.ts'

const pagesOf = async (texts: readonly Placed[]) => (await pdfPages(new Uint8Array(pdfOf(texts)))).pages
const linesOf = async (texts: readonly Placed[]) => readingOrder(await pagesOf(texts))

/** A CV with its headings at the left edge `label`, and the content at 150. */
const withRail = (label: number): Placed[] => [
  { text: 'Farah Adlina', x: 150, y: 800, size: 20 },
  { text: 'farah@example.my', x: 150, y: 780 },
  { text: 'Professional', x: label, y: 740, size: 12 },
  { text: 'Experience', x: label, y: 726, size: 12 },
  { text: 'Site Engineer', x: 150, y: 740 },
  { text: 'Binaan Utama Sdn Bhd, Ipoh', x: 150, y: 726 },
  { text: 'Jan 2020 - Present', x: 150, y: 712 },
  { text: 'Supervised the works of three schools', x: 150, y: 698 },
  { text: 'Education', x: label, y: 660, size: 12 },
  { text: 'Diploma in Civil Engineering', x: 150, y: 660 },
  { text: 'Politeknik Ungku Omar', x: 150, y: 646 },
  { text: '2016 - 2019', x: 150, y: 632 },
  { text: 'Skills', x: label, y: 590, size: 12 },
  { text: 'AutoCAD, Surveying, Scheduling', x: 150, y: 590 },
]

describe('headings in a rail', () => {
  test('each stands above its content, and one that wraps is one heading', async () => {
    const lines = await linesOf(withRail(40))
    expect(lines.filter(({ heading }) => heading === true).map(({ text }) => text)).toEqual([
      'Professional Experience',
      'Education',
      'Skills',
    ])
  })

  test('their content is read as the sections they name', async () => {
    const cv = parseCv(await linesOf(withRail(40)))
    expect(cv.name).toBe('Farah Adlina')
    expect(cv.experience).toEqual([
      {
        position: 'Site Engineer',
        company: 'Binaan Utama Sdn Bhd',
        start_date: 'Jan 2020',
        end_date: 'Present',
        description: 'Supervised the works of three schools',
      },
    ])
    expect(cv.education[0]).toMatchObject({ institution: 'Politeknik Ungku Omar', end_date: '2019' })
    expect(cv.skills).toEqual(['AutoCAD', 'Surveying', 'Scheduling'])
  })

  test('another page has its own in the same format, with numbers above them', async () => {
    const later: Placed[] = [
      { text: '(04)', x: 40, y: 746, size: 8 },
      { text: 'Study', x: 40, y: 728, size: 12 },
      ...['Diploma in Civil Engineering', 'Politeknik Ungku Omar', '2016 - 2019', 'Dean of works'].map(
        (text, row) => ({ text, x: 150, y: 740 - 14 * row }),
      ),
    ]
    const pages = await Promise.all([withRail(40), later].map((texts) => pagesOf(texts)))
    const lines = readingOrder(pages.flat())
    expect(lines.findIndex(({ heading, text }) => heading === true && text === 'Study')).toBe(
      lines.findIndex(({ text }, at) => at > 12 && text === 'Diploma in Civil Engineering') - 1,
    )
  })

  test('labels of a table below a heading are no rail', async () => {
    const lines = await linesOf([
      { text: 'EXPERIENCE', x: 150, y: 800, size: 14 },
      ...['Clerk, Kedai Buku', 'Cashier, Kedai Roti', 'Driver, Kedai Bunga', 'Guard, Kedai Kasut'].map(
        (text, row) => ({ text, x: 150, y: 780 - 16 * row }),
      ),
      { text: 'EDUCATION', x: 150, y: 700, size: 14 },
      { text: 'Languages', x: 40, y: 680 },
      { text: 'C++, Java', x: 150, y: 680 },
      { text: 'Tools', x: 40, y: 664 },
      { text: 'Git, Make', x: 150, y: 664 },
    ])
    expect(lines.every(({ heading }) => heading === undefined)).toBe(true)
  })
})
