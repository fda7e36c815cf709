import { describe, expect, test } from 'vitest'
import { pdfOf, type Placed } from '../testing/documents.ts'
import { readingOrder } from './columns.ts'
import { pdfPages } from '../extract/pdf.ts'

const pagesOf = async (texts: readonly Placed[], pages = 1) =>
  (await pdfPages(new Uint8Array(pdfOf(texts, pages)))).pages
const linesOf = async (texts: readonly Placed[], pages = 1) => readingOrder(await pagesOf(texts, pages))
const textsOf = async (texts: readonly Placed[]): Promise<string[]> =>
  (await linesOf(texts)).map(({ text }) => text)

const column = (x: number, top: number, texts: readonly string[], step = 20): Placed[] =>
  texts.map((text, row) => ({ text, x, y: top - row * step }))

const side = ['CONTACT', '012-345 6789', 'SKILLS', 'SQL', 'Python', 'Power BI', 'LANGUAGES', 'Malay']
const main = [
  'EXPERIENCE',
  'Senior Data Analyst, Gemilang Retail Sdn Bhd',
  'Built a demand forecast for two hundred shops',
  'Trained forty colleagues in all of that',
  'Data Analyst, Telekom Utara Berhad',
  'Automated the monthly report on customers',
  'EDUCATION',
  'Universiti Kebangsaan Malaysia, Bangi',
]

describe('the order in which a page is read', () => {
  test('a sidebar is read as a whole, not row by row with the main column', async () => {
    const texts = await textsOf([
      { text: 'Nurul Izzah', x: 40, y: 800, size: 22 },
      ...column(40, 740, side),
      ...column(220, 736, main, 23),
    ])
    expect(texts).toEqual(['Nurul Izzah', ...side, ...main])
  })

  test('an icon before a heading belongs to its column', async () => {
    const icons = [743, 643].map((y) => ({ text: '#', x: 290, y }))
    const [page] = await pagesOf([...column(40, 736, main, 23), ...icons, ...column(300, 740, side, 25)])
    const spans = page?.spans.map((span) => ({ ...span, icon: span.text === '#' })) ?? []
    const lines = readingOrder([{ width: 595, height: 842, spans }])
    expect(lines.map(({ text }) => text)).toEqual([...side, ...main])
  })

  test('dates in a margin stay in their rows', async () => {
    const dates = ['2021 - Present', '2018 - 2021', '2016 - 2018', '2014 - 2016', '2012 - 2014']
    const jobs = [
      'Lead at One Sdn Bhd',
      'Analyst at Two',
      'Analyst at Three',
      'Clerk at Four',
      'Clerk at Five',
    ]
    const texts = await textsOf([...column(40, 740, dates, 60), ...column(180, 740, jobs, 60)])
    expect(texts).toEqual(dates.map((date, row) => `${date}  ${jobs[row]}`))
  })

  test('labels in a table stay in their rows', async () => {
    const labels = ['Nama', 'Alamat', 'Telefon', 'E-mel', 'Warganegara']
    const values = ['Nurul Izzah', 'Shah Alam', '012-345 6789', 'nurul@example.com', 'Malaysia']
    const texts = await textsOf([...column(40, 740, labels, 30), ...column(200, 740, values, 30)])
    expect(texts).toEqual(labels.map((label, row) => `${label}  ${values[row]}`))
  })

  test('below the header row of a table, the indented text of a wide cell is no column', async () => {
    const heads = ['Period', 'Employer', 'Position', 'Work Description']
    const texts = await textsOf([
      ...heads.map((text, at) => ({ text, x: 40 + 100 * at, y: 740 })),
      ...['Kerteh', 'Lumut', 'Kemaman', 'Pekan'].flatMap((name, row) => [
        { text: `201${row}`, x: 40, y: 710 - 60 * row },
        ...column(140, 710 - 60 * row, [`${name} Wharf`, `Agency ${row}`, `Group ${row}`], 11),
        ...column(240, 710 - 60 * row, [`Clerk ${row}`, `Level ${row}`], 11),
        ...column(350, 710 - 60 * row, [`Kept the ledger of branch ${row}`, `and its cash ${row}`], 16),
      ]),
    ])
    expect(texts[1]).toBe('2010  Kerteh Wharf  Clerk 0  Kept the ledger of branch 0')
  })

  test('a column continues where the page before was cut, although its texts are indented', async () => {
    const end = ['Clerk, Pasar Kita', 'Counted the stock', 'Ordered the goods', 'Cashier, Kedai Buku']
    const more = ['Award of the year', 'English', 'Fluent', 'Chess', 'Rowing']
    const pages = [
      ...(await pagesOf([...column(40, 740, side), ...column(220, 736, main, 23)])),
      ...(await pagesOf([
        ...column(40, 740, more, 30),
        ...end.map((text, row) => ({ text, x: 245 + 15 * row, y: 736 - 33 * row })),
      ])),
    ]
    expect(readingOrder(pages).map(({ text }) => text)).toEqual([...side, ...more, ...main, ...end])
  })

  test('cards side by side are read one after the other, below their heading', async () => {
    const card = ['Data Analyst', 'Gemilang Retail Sdn Bhd', '2018 - 2021', 'Built a forecast']
    const other = ['Clerk', 'Telekom Utara Berhad', '2014 - 2017', 'Sorted letters']
    const below = ['Trainee', 'Kedai Buku Sdn Bhd', '2013', 'Education', 'Universiti Malaya']
    const texts = await textsOf([
      { text: 'Work Experience', x: 40, y: 780, size: 18 },
      ...column(55, 740, card),
      ...column(320, 740, other),
      ...column(55, 620, below),
    ])
    expect(texts).toEqual(['Work Experience', ...card, ...other, ...below])
  })

  test.each([
    ['0.8', 72.4, 121],
    ['0.65', 71, 118.1],
  ])('items without signs, %s of the font size apart, are parts of their own', async (_, second, third) => {
    const [row] = await linesOf([
      { text: 'Excel', x: 40, y: 700 },
      { text: 'Power BI', x: second, y: 700 },
      { text: 'Payroll', x: third, y: 700 },
    ])
    expect(row?.parts.map(({ text }) => text)).toEqual(['Excel', 'Power BI', 'Payroll'])
  })

  test('the words of dates in a justified column are one part', async () => {
    const edges = [40, 70, 105, 120]
    const words = ['Feb', '2008', '-', 'Jul'].map((text, at) => ({ text, x: edges[at] ?? 0, y: 700 }))
    expect(await textsOf(words)).toEqual(['Feb 2008 - Jul'])
  })

  test('page numbers and the date of printing are left out', async () => {
    const texts = await textsOf([
      { text: 'Last updated in December 2024', x: 400, y: 820 },
      { text: 'Nurul Izzah', x: 40, y: 780 },
      { text: 'Page 1 of 2', x: 280, y: 20 },
    ])
    expect(texts).toEqual(['Nurul Izzah'])
  })

  test.each([
    ['bold', { bold: true }, 132],
    ['large', { size: 14 }, 164],
  ])('a %s name and the words beside it are separate segments', async (_, look, x) => {
    const [line] = await linesOf([
      { text: 'Gemilang Sdn Bhd', x: 40, y: 700, ...look },
      { text: 'Data Analyst', x, y: 700 },
    ])
    expect(line?.parts.flatMap(({ segments }) => segments)).toEqual(['Gemilang Sdn Bhd', 'Data Analyst'])
  })

  test('text is read up to the last page; a PDF of more than 50 pages is refused', async () => {
    const page = column(40, 700, ['Experience', 'Clerk, One Sdn Bhd'])
    expect(await linesOf(page, 3)).toHaveLength(6)
    await expect(linesOf(page, 51)).rejects.toThrow('too much: pages')
  })
})
