import { describe, expect, test } from 'vitest'
import { pdfOf, type Placed } from '../testing/documents.ts'
import { pdfPages } from '../extract/pdf.ts'
import { parseCv } from '../parse/parse.ts'
import { readingOrder } from './columns.ts'

const cvOf = async (texts: readonly Placed[]) =>
  parseCv(readingOrder(await pdfPages(new Uint8Array(pdfOf(texts, 1)))))
const row = (y: number, texts: readonly string[], edges: readonly number[], size = 10): Placed[] =>
  texts.map((text, index) => ({ text, x: edges[index] ?? 0, y, size })).filter(({ text }) => text !== '')

const head: Placed[] = [
  { text: 'Farah Adlina', x: 40, y: 800, size: 20 },
  { text: 'farah@example.my', x: 40, y: 780 },
]

describe('cards side by side', () => {
  const edges = [40, 180, 320]
  test('each is read as a whole, with a list that wraps in it', async () => {
    const { skills } = await cvOf([
      ...head,
      ...row(740, ['SKILLS'], edges, 14),
      ...row(720, ['Expert', 'Advanced', 'Basic'], edges),
      ...row(706, ['Go, Rust, Site', 'Figma, User', 'Bash, Git'], edges),
      ...row(692, ['Reliability', 'Research', ''], edges),
    ])
    expect(skills).toEqual(['Go', 'Rust', 'Site Reliability', 'Figma', 'User Research', 'Bash', 'Git'])
  })
})

test('two headings in one row begin two columns', async () => {
  const edges = [40, 320]
  const { skills, languages } = await cvOf([
    ...head,
    ...row(740, ['SKILLS', 'LANGUAGES'], edges, 14),
    ...row(720, ['Welding', 'Malay - Native'], edges),
    ...row(706, ['Rigging', 'Iban - Fluent'], edges),
    ...row(692, ['Scaffolding', ''], edges),
  ])
  expect(skills).toEqual(['Welding', 'Rigging', 'Scaffolding'])
  expect(languages.map(({ language }) => language)).toEqual(['Malay', 'Iban'])
})

test('dates that wrap in a margin belong to the entry beside them', async () => {
  const edges = [40, 120]
  const { experience } = await cvOf([
    ...head,
    ...row(740, ['EXPERIENCE'], edges, 14),
    ...row(720, ['Mar', 'Senior Surveyor'], edges),
    ...row(706, ['2019 -', 'Ukur Setia Sdn Bhd, Melaka'], edges),
    ...row(692, ['Present', 'Measured the works of two hospitals'], edges),
    ...row(660, ['2015 -', 'Surveyor'], edges),
    ...row(646, ['2019', 'Kerjaya Bina Sdn Bhd, Ipoh'], edges),
    ...row(632, ['', 'Priced tenders for six towers'], edges),
  ])
  expect(experience).toMatchObject([
    {
      position: 'Senior Surveyor',
      company: 'Ukur Setia Sdn Bhd',
      start_date: 'Mar 2019',
      end_date: 'Present',
    },
    { position: 'Surveyor', company: 'Kerjaya Bina Sdn Bhd', start_date: '2015', end_date: '2019' },
  ])
})
