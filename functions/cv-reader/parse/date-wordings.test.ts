import { expect, test } from 'vitest'
import { docxLines } from '../extract/docx.ts'
import { docxOf, type Paragraph } from '../testing/documents.ts'
import { readLines } from './parse.ts'

/** Wordings of a position's dates, including some that the reader does not understand. */
const wordings =
  `January 2019 to date|Jan 2019 till date|2019 onwards|Jan 2019 -|Jan 2019 - Continuing|Jan 2019 sehingga hari ini|
Jan 2019 sehingga kini|Jan 2019 hingga kini|Q1 2019 - Q3 2021|FY2019 - FY2021|FY19 – FY21|03/19 - 05/21|2019 - 21|2018/19|
2019-03-01 - 2020-04-01|January 5, 2019 - March 3rd, 2021|2019 Jan – 2020 Feb|Q1'19 - Q2'20|mid 2019 - late 2021|01.2019 – 03.2021|
Jan 2019 – to date|12/2019 until now|since 2019|Since Mac 2019|sejak Mac 2019|1H 2019 – 2H 2020|2019 +|5/2019 - 6/2020|Jun'19 - Jul'20|
Started 2019|2019 thru 2021|early 2019 - present|Jan 2019 – ongoing|2019 - Still Employed|Jan 2019 – Incumbent|2019|March 2019|
Jan 2019 – Dipertanggungjawabkan|Jan 2019 and continuing|2019 — in progress|Mac 2019 – Hari ini|2019 hingga sekarang|Ogos 2019 - kini|
2019 to Present Day|As of 2019|w.e.f. 2019|2nd quarter 2019 – 4th quarter 2020|Jan 2019 – until today|April 2019 → now|Apr 2019 ~ Dec 2020|
2019...2021|01-2019 / 12-2020|from May 2019|Joined in 2019|Nov 2019 – Presently|2019-Now|2019 (present)|Q4 2019 to date|2H2019 onwards|
suku pertama 2019 – kini`
    .split('|')
    .map((wording) => wording.trim())

const [now, earlier] = [
  { position: 'Operations Executive', company: 'Angsana Freight Sdn Bhd' },
  { position: 'Logistics Coordinator', company: 'Kerteh Marine Berhad' },
] as const
const did = (text: string): Paragraph => ({ text, bullet: true })

type Job = { position: string; company: string; dates: string }

/** Where a position has its dates. */
const forms: Readonly<Record<string, (job: Job) => Paragraph[]>> = {
  'behind a tab': ({ position, company, dates }) => [
    { text: `${position}, ${company}\t${dates}`, bold: true },
  ],
  'in a line of their own': ({ position, company, dates }) => [
    { text: position, bold: true },
    { text: company },
    { text: dates },
  ],
  'behind the employer': ({ position, company, dates }) => [
    { text: position, bold: true },
    { text: `${company} | ${dates}` },
  ],
  'in brackets': ({ position, company, dates }) => [{ text: `${position}, ${company} (${dates})` }],
  'in front of the position': ({ position, company, dates }) => [
    { text: `${dates}\t${position}`, bold: true },
    { text: company },
  ],
}

const cvWith = (first: Job, second: Job, form: (job: Job) => Paragraph[]): Buffer =>
  docxOf([
    { text: 'Siti Aminah binti Rahman', bold: true, size: 20 },
    { text: 'siti@example.com | +60 12-345 6789' },
    { text: 'Work Experience', bold: true, size: 13 },
    ...form(first),
    did('Ran the daily plan of nine lorries'),
    did('Cut waiting time at the port'),
    ...form(second),
    did('Booked berths'),
    { text: 'Education', bold: true, size: 13 },
    { text: 'Universiti Malaya\t2010 - 2014' },
    { text: 'Bachelor of Economics' },
  ])

const readWith = (wording: string, form: (job: Job) => Paragraph[]) =>
  [
    cvWith({ ...now, dates: wording }, { ...earlier, dates: 'Jan 2015 - Dec 2018' }, form),
    cvWith({ ...now, dates: 'Jan 2022 - Mar 2023' }, { ...earlier, dates: wording }, form),
  ].map((file) => readLines(docxLines(file).lines))

test.each(Object.keys(forms))('two positions with dates %s stay two in every wording of dates', (name) => {
  const form = forms[name] ?? (() => [])
  const merged = wordings.filter((wording) =>
    readWith(wording, form).some(({ cv }) => {
      const read = cv.experience.map(({ position, company }) => `${position}, ${company}`)
      return read.length !== 2 || !read[0]?.startsWith(now.position) || !read[1]?.startsWith(earlier.position)
    }),
  )
  expect(merged).toEqual([])
})

test('a position whose dates are not understood has the level "check"', () => {
  const [first] = readWith('seven years, since the merger', forms['behind a tab'] ?? (() => []))
  expect(first?.certainty.experience).toEqual(['check', 'sure'])
  expect(first?.cv.experience[0]).toMatchObject({ ...now, start_date: '', end_date: '' })
})
