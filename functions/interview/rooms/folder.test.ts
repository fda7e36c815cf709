import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { folderOf, folderPart } from './folder.ts'

test('a folder names the job and the candidate', () =>
  expect(
    folderOf({
      jobTitle: 'GPU Platform Engineer (m/f)',
      jobId: 'gpu-1',
      candidateName: 'Nur Aisyah binti Rahman',
      sessionId: 's1',
    }),
  ).toBe('interviews/gpu-platform-engineer-m-f--gpu-1/nur-aisyah-binti-rahman--s1/'))

test.each([
  ['李小龙', '李小龙'],
  ['முத்து வேல்', 'முத்து-வேல்'],
  ['../../etc', 'etc'],
  ['a/b\\c', 'a-b-c'],
  ['--', 'candidate'],
  ['', 'candidate'],
  // Characters of two UTF-16 code units each.
  ['𠮷'.repeat(80), '𠮷'.repeat(60)],
])('%j becomes %s', (name, part) => expect(folderPart(name, 'candidate')).toBe(part))

test("any text becomes one part of a key, far below S3's 1,024 bytes", () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const part = folderPart(text, 'candidate')
      expect(part).toMatch(/^[^/\s\\.-][^/\s\\.]*$/u)
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(60 * 4)
    }),
  ))
