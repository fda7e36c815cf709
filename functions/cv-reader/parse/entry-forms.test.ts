import { expect, test } from 'vitest'
import { drawnPage } from '../testing/drawn-page.ts'
import { readLines } from './parse.ts'

/** The forms of entries and headings, with words that can be taken for something else. */

type Job = { position: string; company: string; dates: string }

/** A form with its values; a name in capitals stands for a value in capitals. */
const filled = (form: string, values: Readonly<Record<string, string>>): string =>
  form.replace(/heading|position|company|dates/gi, (name) => {
    const value = values[name.toLowerCase()] ?? ''
    return name === name.toUpperCase() ? value.toUpperCase() : value
  })

function readWith(form: string, jobs: readonly Job[], headingForm = '+*heading*') {
  const heading = (text: string): string => filled(headingForm, { heading: text })
  const rows = [
    '+*Siti Aminah binti Rahman*',
    'siti@example.com | +60 12-345 6789',
    heading('Work Experience'),
    ...jobs.flatMap((job) => [filled(form, job), '• Ran the daily plan of nine sites', '• Cut waiting time']),
    heading('Education'),
    'Universiti Malaya | 2010 - 2014\nBachelor of Economics',
    heading('Skills'),
    'Excel, SAP, Scheduling',
    heading('Languages'),
    'Malay, English',
  ]
  return readLines(drawnPage(rows.join('\n')))
}

const wordsOf = (text: string): string[] => text.split('|').map((words) => words.trim())

const employers =
  wordsOf(`HCL Technologies|Sime Darby Education|Taylor's Education Group|Customer Experience Asia|Language Link|Global Projects|
Awards International|Training Edge|Skills Development Corporation|Career Builders|Qualifications Wales|Contact Energy|
Working Holidays Travel|Activities Abroad`)
const positions =
  wordsOf(`User Experience Designer|Projects Coordinator|Language Trainer|Education Officer|Skills Trainer|Training Manager|
Publications Editor|Customer Experience Lead|Head of Education|Director of Customer Experience|Employment Services Officer|
Competency Assessor|Academic Adviser`)
const cvsOfEachForm = 6

test.each([
  'COMPANY\nposition\ndates',
  '+company\nposition\ndates',
  '*COMPANY*\nposition | dates',
  '*POSITION*\ncompany | dates',
  'dates\n*COMPANY*\nposition',
])('employers and positions with words of headings stay positions in the form %j', (form) => {
  const missed = ['+*heading*', '*HEADING*', 'HEADING', '*heading*'].flatMap((headingForm) =>
    Array.from({ length: cvsOfEachForm }, (_, index) => {
      const jobs = [index, index + 5].map((at, job) => ({
        position: positions[(3 * at + job) % positions.length] ?? '',
        company: employers[(2 * at + job) % employers.length] ?? '',
        dates: job === 0 ? 'Jan 2019 - Present' : 'Mar 2015 - Dec 2018',
      }))
      const namesOf = ({ position, company }: Pick<Job, 'position' | 'company'>): string =>
        `${position}, ${company}`.toLowerCase()
      const read = new Set(readWith(form, jobs, headingForm).cv.experience.map(namesOf))
      return jobs.filter((job) => !read.has(namesOf(job))).map((job) => ({ ...job, headingForm }))
    }).flat(),
  )
  expect(missed).toEqual([])
})

/** Wordings of a position's dates, including some that the reader does not understand. */
const wordings =
  wordsOf(`January 2019 to date|Jan 2019 till date|2019 onwards|Jan 2019 -|Jan 2019 - Continuing|Jan 2019 sehingga hari ini|
Jan 2019 sehingga kini|Jan 2019 hingga kini|Q1 2019 - Q3 2021|FY2019 - FY2021|FY19 – FY21|03/19 - 05/21|2019 - 21|2018/19|
2019-03-01 - 2020-04-01|January 5, 2019 - March 3rd, 2021|2019 Jan – 2020 Feb|Q1'19 - Q2'20|mid 2019 - late 2021|01.2019 – 03.2021|
Jan 2019 – to date|12/2019 until now|since 2019|Since Mac 2019|sejak Mac 2019|1H 2019 – 2H 2020|2019 +|5/2019 - 6/2020|Jun'19 - Jul'20|
Started 2019|2019 thru 2021|early 2019 - present|Jan 2019 – ongoing|2019 - Still Employed|Jan 2019 – Incumbent|2019|March 2019|
Jan 2019 – Dipertanggungjawabkan|Jan 2019 and continuing|2019 — in progress|Mac 2019 – Hari ini|2019 hingga sekarang|Ogos 2019 - kini|
2019 to Present Day|As of 2019|w.e.f. 2019|2nd quarter 2019 – 4th quarter 2020|Jan 2019 – until today|April 2019 → now|Apr 2019 ~ Dec 2020|
2019...2021|01-2019 / 12-2020|from May 2019|Joined in 2019|Nov 2019 – Presently|2019-Now|2019 (present)|Q4 2019 to date|2H2019 onwards|
suku pertama 2019 – kini`)

const now = { position: 'Operations Executive', company: 'Angsana Freight Sdn Bhd' }
const earlier = { position: 'Logistics Coordinator', company: 'Kerteh Marine Berhad' }
const readDated = (form: string, wording: string) => [
  readWith(form, [
    { ...now, dates: wording },
    { ...earlier, dates: 'Jan 2015 - Dec 2018' },
  ]),
  readWith(form, [
    { ...now, dates: 'Jan 2022 - Mar 2023' },
    { ...earlier, dates: wording },
  ]),
]

test.each([
  '*position, company | dates*',
  '*position*\ncompany\ndates',
  '*position*\ncompany – dates',
  'position, company (dates)',
  '*dates | position*\ncompany',
])('two positions stay two in every wording of dates in the form %j', (form) => {
  const merged = wordings.filter((wording) =>
    readDated(form, wording).some(({ cv: { experience } }) => {
      const [one, other] = experience.map(({ position, company }) => `${position}, ${company}`)
      return experience.length !== 2 || !one?.startsWith(now.position) || !other?.startsWith(earlier.position)
    }),
  )
  expect(merged).toEqual([])
})

test('a position whose dates are not understood has the level "check"', () => {
  const [first] = readDated('*position, company | dates*', 'seven years, since the merger')
  expect(first?.certainty.experience).toEqual(['check', 'sure'])
  expect(first?.cv.experience[0]).toMatchObject({ ...now, start_date: '', end_date: '' })
})
