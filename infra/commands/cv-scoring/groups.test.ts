import { expect, test } from 'vitest'
import { formatOf, groupTable } from './groups.ts'

test.each([
  ['pdf', 'text', '%PDF-1.7', 'PDF with text'],
  ['pdf', 'scan', '%PDF-1.7', 'scan'],
  ['docx', 'text', 'PK', 'DOCX'],
  ['doc', 'text', '\u00D0\u00CF\u0011\u00E0', 'DOC'],
  ['doc', 'text', '{\\rtf1\\ansi', 'RTF'],
  ['doc', 'text', '<?xml version="1.0"?>', 'Word XML'],
])('a %s of kind %s that begins with %s is %s', (format, kind, start, name) =>
  expect(formatOf({ format, kind }, Buffer.from(start, 'latin1'))).toBe(name),
)

test('reports are counted separately for documents with and without a loss', () => {
  const whole = {
    values: 10,
    errors: 0,
    silent: 0,
    lost: [],
    jobs: 2,
    silentJobs: 0,
    isLossy: false,
    isMarked: false,
  }
  const lossy = {
    ...whole,
    errors: 4,
    silent: 1,
    lost: ['experience: A'],
    jobs: 3,
    silentJobs: 1,
    isLossy: true,
    isMarked: true,
  }
  const score = { F1: '0.667', perPerson: '0.700' }
  const row = (judgements: (typeof lossy | typeof whole)[]): string | undefined =>
    groupTable([{ name: 'DOC', documents: 2, score, judgements }]).split('\n')[2]
  expect(row([lossy, whole])).toBe(
    '| DOC | 2 | 0.667 | 0.700 | 5.0 % of 20 values | 1 of 5 | 1, 100.0 % | 1, 0.0 % |',
  )
  expect(row([])).toBe('| DOC | 2 | 0.667 | 0.700 | - of 0 values | 0 of 0 | 0, - | 0, - |')
})
