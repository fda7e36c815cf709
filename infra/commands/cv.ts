import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readCv } from '#functions/cv/reader/read-cv.ts'
import type { ParsedCv } from '#functions/cv/reader/parse/fields.ts'
import { recogniseLocally } from '../local/functions/text-recognition.ts'

/** `npm run cv -- FILE [--json]`: prints the fields that the product reads from a CV. */
const {
  positionals: [file],
  values: flags,
} = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } })

if (file === undefined) {
  process.stderr.write('Name a file: npm run cv -- my-cv.pdf [--json]\n')
  process.exit(1)
}

const titled = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`

const span = (start: string, end: string): string => [start, end].filter(Boolean).join(' – ')

const asText = (cv: ParsedCv): string =>
  [
    titled(
      'Basics',
      (['name', 'title', 'email', 'phone', 'location'] as const).map(
        (field) => `${field.padEnd(9)} ${cv[field]}`,
      ),
    ),
    titled('Summary', cv.summary === '' ? [] : cv.summary.split('\n')),
    titled('Skills', cv.skills.length === 0 ? [] : [cv.skills.join(', ')]),
    titled(
      'Experience',
      cv.experience.flatMap(({ position, company, start_date, end_date, description }) => [
        `${position} | ${company} | ${span(start_date, end_date)}`,
        ...description
          .split('\n')
          .filter(Boolean)
          .map((line) => `  ${line}`),
      ]),
    ),
    titled(
      'Education',
      cv.education.map(({ degree, field_of_study, institution, start_date, end_date }) =>
        [degree, field_of_study, institution, span(start_date, end_date)].filter(Boolean).join(' | '),
      ),
    ),
    titled(
      'Languages',
      cv.languages.map(({ language, proficiency }) => [language, proficiency].filter(Boolean).join(': ')),
    ),
  ].join('')

const cv = await readCv(readFileSync(file), recogniseLocally)
process.stdout.write(flags.json ? `${JSON.stringify(cv, null, 2)}\n` : asText(cv))
