import { describe, expect, test } from 'vitest'
import { docxLines } from '../extract/docx.ts'
import { plainLines } from '../extract/plain.ts'
import type { Line } from '../layout/line.ts'
import { docxOf, type Paragraph } from '../testing/documents.ts'
import { parseCv } from './parse.ts'

/** Names of employers and positions that contain words of headings. */
const employers = [
  'HCL Technologies',
  'Sime Darby Education',
  "Taylor's Education Group",
  'Customer Experience Asia',
  'Language Link',
  'Global Projects',
  'Awards International',
  'Training Edge',
  'Skills Development Corporation',
  'Career Builders',
  'Qualifications Wales',
  'Contact Energy',
  'Working Holidays Travel',
  'Activities Abroad',
] as const
const positions = [
  'User Experience Designer',
  'Projects Coordinator',
  'Language Trainer',
  'Education Officer',
  'Skills Trainer',
  'Training Manager',
  'Publications Editor',
  'Customer Experience Lead',
  'Head of Education',
  'Director of Customer Experience',
  'Employment Services Officer',
  'Competency Assessor',
  'Academic Adviser',
] as const

type Job = { position: string; company: string; dates: string }

const jobForms: Readonly<Record<string, (job: Job) => Paragraph[]>> = {
  'the employer in capitals': ({ position, company, dates }) => [
    { text: company.toUpperCase() },
    { text: position },
    { text: dates },
  ],
  'the employer larger than the text': ({ position, company, dates }) => [
    { text: company, size: 11.5 },
    { text: position },
    { text: dates },
  ],
  'the employer in bold capitals': ({ position, company, dates }) => [
    { text: company.toUpperCase(), bold: true },
    { text: `${position}\t${dates}` },
  ],
  'the position in bold capitals': ({ position, company, dates }) => [
    { text: position.toUpperCase(), bold: true },
    { text: `${company}\t${dates}` },
  ],
  'the dates above the employer': ({ position, company, dates }) => [
    { text: dates },
    { text: company.toUpperCase(), bold: true },
    { text: position },
  ],
}

const headingForms: Readonly<Record<string, (text: string) => Paragraph>> = {
  'bold and larger': (text) => ({ text, bold: true, size: 13 }),
  'bold capitals': (text) => ({ text: text.toUpperCase(), bold: true }),
  capitals: (text) => ({ text: text.toUpperCase() }),
  bold: (text) => ({ text, bold: true }),
}

const did = (text: string): Paragraph => ({ text, bullet: true })

function cvOf(jobs: readonly Job[], jobForm: string, headingForm: string): Paragraph[] {
  const heading = headingForms[headingForm] ?? ((text) => ({ text }))
  const form = jobForms[jobForm] ?? (() => [])
  return [
    { text: 'Siti Aminah binti Rahman', bold: true, size: 20 },
    { text: 'siti@example.com | +60 12-345 6789' },
    heading('Work Experience'),
    ...jobs.flatMap((job) => [
      ...form(job),
      did('Ran the daily plan of nine sites'),
      did('Cut waiting time'),
    ]),
    heading('Education'),
    { text: 'Universiti Malaya\t2010 - 2014' },
    { text: 'Bachelor of Economics' },
    heading('Skills'),
    { text: 'Excel, SAP, Scheduling' },
    heading('Languages'),
    { text: 'Malay, English' },
  ]
}

const linesOf: Readonly<Record<string, (paragraphs: readonly Paragraph[]) => Line[]>> = {
  DOCX: (paragraphs) => docxLines(docxOf(paragraphs)).lines,
  text: (paragraphs) =>
    plainLines(paragraphs.map(({ text, bullet = false }) => `${bullet ? '• ' : ''}${text}`).join('\n')),
}

const cvsOfEachForm = 6

describe.each(Object.keys(linesOf))(
  'in %s, employers and positions with words of headings stay positions',
  (kind) => {
    test.each(Object.keys(jobForms))('with %s', (jobForm) => {
      const missed = Object.keys(headingForms).flatMap((headingForm) =>
        Array.from({ length: cvsOfEachForm }, (_, index) => {
          const jobs = [index, index + 5].map((at, job) => ({
            position: positions[(3 * at + job) % positions.length] ?? '',
            company: employers[(2 * at + job) % employers.length] ?? '',
            dates: job === 0 ? 'Jan 2019 - Present' : 'Mar 2015 - Dec 2018',
          }))
          const { experience } = parseCv(linesOf[kind]?.(cvOf(jobs, jobForm, headingForm)) ?? [])
          const read = new Set(
            experience.map(({ position, company }) => `${position}, ${company}`.toLowerCase()),
          )
          return jobs
            .map(({ position, company }) => `${position}, ${company}`.toLowerCase())
            .filter((job) => !read.has(job))
            .map((job) => `${job} (${headingForm})`)
        }).flat(),
      )
      expect(missed).toEqual([])
    })
  },
)
