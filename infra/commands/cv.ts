import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readCv, type Waiting } from 'cv-reader'
import type { Certainty, ReadCv } from 'cv-reader/reading'
import { recogniseLocally } from '../local/functions/text-recognition.ts'
import { cvFailure, isEmptyReading } from './cv-failure.ts'

/** `npm run cv -- FILE [--json]`: prints the fields that the product reads from a CV, and marks what to check. */
const {
  positionals: [file],
  values: flags,
} = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } })

function fail(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

if (file === undefined) fail('Name a file: npm run cv -- my-cv.pdf [--json]')

const titled = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`

const span = (start: string, end: string): string => [start, end].filter(Boolean).join(' – ')

const mark = (level: Certainty | undefined): string => (level === 'check' ? '  (please check)' : '')

const asText = ({ cv, certainty, foreignLanguage, leftOut }: ReadCv): string =>
  [
    foreignLanguage === null
      ? ''
      : `This CV is in ${foreignLanguage === 'other' ? 'another language' : foreignLanguage}. What could not be read is left out.\n`,
    titled(
      'Basics',
      (['name', 'title', 'email', 'phone', 'location'] as const).map(
        (field) => `${field.padEnd(9)} ${cv[field]}${mark(certainty[field])}`,
      ),
    ),
    titled(`Summary${mark(certainty.summary)}`, cv.summary === '' ? [] : cv.summary.split('\n')),
    titled(`Skills${mark(certainty.skills)}`, cv.skills.length === 0 ? [] : [cv.skills.join(', ')]),
    titled(
      'Experience',
      cv.experience.flatMap(({ position, company, start_date, end_date, description }, index) => [
        `${position} | ${company} | ${span(start_date, end_date)}${mark(certainty.experience[index])}`,
        ...description
          .split('\n')
          .filter(Boolean)
          .map((line) => `  ${line}`),
      ]),
    ),
    titled(
      'Education',
      cv.education.map(
        ({ degree, field_of_study, institution, start_date, end_date }, index) =>
          [degree, field_of_study, institution, span(start_date, end_date)].filter(Boolean).join(' | ') +
          mark(certainty.education[index]),
      ),
    ),
    titled(
      'Languages',
      cv.languages.map(
        ({ language, proficiency }, index) =>
          [language, proficiency].filter(Boolean).join(': ') + mark(certainty.languages[index]),
      ),
    ),
    ...leftOut.map(({ section, lines }) => titled(`Not assigned (${section}?)`, lines)),
  ].join('')

const started = performance.now()
const waiting: Waiting = ({ pages }) => {
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stderr.write(
    `Still recognising the text of ${pages} scanned page${pages === 1 ? '' : 's'}: ${seconds} s\n`,
  )
}

try {
  const reading = await readCv(readFileSync(file), recogniseLocally, waiting)
  if (isEmptyReading(reading)) fail(`${file}: it contains no data of a CV`)
  const { cv, ...notes } = reading
  process.stdout.write(flags.json ? `${JSON.stringify({ ...cv, ...notes }, null, 2)}\n` : asText(reading))
} catch (error) {
  fail(`${file}: ${cvFailure(error)}`)
}
