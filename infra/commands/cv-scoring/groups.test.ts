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

test('a group without experience has a dash for whole entries of it', () =>
  expect(
    groupTable('layout', [
      {
        group: 'two columns',
        documents: 3,
        micro: { P: 1, R: 0.5, F1: 2 / 3 },
        perPerson: '0.700',
        wholeExperience: undefined,
        wholeEducation: 0.8,
      },
    ]).split('\n')[2],
  ).toBe('| two columns | 3 | 1.000 | 0.500 | 0.667 | 0.700 | - | 0.800 |'))
