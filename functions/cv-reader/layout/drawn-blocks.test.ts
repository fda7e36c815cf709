import { describe, expect, test } from 'vitest'
import { pdfPages } from '../extract/pdf.ts'
import { readBest } from '../parse/parse.ts'
import { pdfOf, type Placed } from '../testing/documents.ts'
import { readingOrder, readingOrders } from './columns.ts'

const pagesOf = async (texts: readonly Placed[]) => (await pdfPages(new Uint8Array(pdfOf(texts)))).pages

const heads = ['Clerk, Kedai Buku Sdn Bhd', 'Cashier, Kedai Roti Sdn Bhd'].map((text, row) => ({
  text,
  x: 40,
  y: 700 - 60 * row,
}))
const duties = ['Counted the stock', 'Sold bread'].map((text, row) => ({ text, x: 50, y: 680 - 60 * row }))

/** Right-aligned texts: no edge is common to them. */
const aside = ['Skills', 'Negotiation', 'Excel', 'Languages', 'Malay (Native)', 'English (Fluent)'].map(
  (text, row) => ({ text, x: 560 - 5 * text.length, y: 702 - 17 * row }),
)

describe('the order in which a page is drawn', () => {
  test('a block that begins further up is read after the one that was drawn before it', async () => {
    const lines = readingOrder(await pagesOf([...duties, ...aside]), 'drawn')
    expect(lines.map(({ text }) => text)).toEqual([...duties, ...aside].map(({ text }) => text))
  })

  test('headings that are drawn before all descriptions are read above theirs', async () => {
    const lines = readingOrder(await pagesOf([...heads, ...aside, ...duties]), 'drawn')
    expect(lines.slice(0, 4).map(({ text }) => text)).toEqual(
      [heads[0], duties[0], heads[1], duties[1]].map((placed) => placed?.text),
    )
  })

  test('the order of drawing is taken where cuts mix an aside with the positions', async () => {
    const jobs = [
      { text: 'Experience', x: 40, y: 702, size: 14, bold: true },
      { text: 'Clerk', x: 40, y: 684, bold: true },
      { text: 'Mar 2021 - Present', x: 300, y: 685 },
      { text: 'Kedai Buku Sdn Bhd', x: 40, y: 668 },
      { text: 'Counted the stock of the shop and ordered what it lacked, every week', x: 50, y: 651 },
      { text: 'Cashier', x: 40, y: 634, bold: true },
      { text: 'Jan 2018 - Feb 2021', x: 300, y: 635 },
      { text: 'Kedai Roti Sdn Bhd', x: 40, y: 617 },
      { text: 'Sold bread', x: 50, y: 600 },
    ]
    const { cv } = readBest(
      readingOrders(
        await pagesOf([
          { text: 'Nurul Izzah', x: 40, y: 780, size: 22 },
          { text: 'nurul@example.com', x: 40, y: 760 },
          ...jobs,
          ...aside.map((placed, row) =>
            row % 3 === 0 ? { ...placed, size: 14, bold: true, x: 470 } : placed,
          ),
        ]),
      ),
    )
    expect(cv.skills).toEqual(['Negotiation', 'Excel'])
    expect(cv.experience.map(({ position }) => position)).toEqual(['Clerk', 'Cashier'])
  })
})
