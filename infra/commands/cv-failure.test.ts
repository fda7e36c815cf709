import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCv } from 'cv-reader'
import { scanOf } from 'cv-reader/documents'
import { LimitExceeded, UnreadableFile } from 'cv-reader/errors'
import { expect, test } from 'vitest'
import { cvFailure, isEmptyReading } from './cv-failure.ts'

test.each([
  [new UnreadableFile('locked'), 'is protected by a password'],
  [new UnreadableFile('not a CV file'), 'is neither a PDF nor a Word document'],
  [new LimitExceeded('pages'), 'has too many pages for a CV'],
  [new Error('first\nsecond'), 'cannot be read (first)'],
])('%s is described in one line', (error, line) => expect(cvFailure(error)).toBe(line))

test('a missing file is described as such', () => {
  let caught: unknown
  try {
    readFileSync(join(tmpdir(), 'there-is-no-such-cv.pdf'))
  } catch (error) {
    caught = error
  }
  expect(cvFailure(caught)).toBe('does not exist')
})

test('waits for slow recognition, and reports each wait', async () => {
  const scanned = new Uint8Array(scanOf(2, [{ text: '7', x: 40, y: 800 }]))
  const word = { text: 'Aisyah', left: 100, right: 300, bottom: 100, height: 30, confidence: 90 }
  const recognised = { pages: [{ width: 1000, height: 1400, words: [word] }], chargedPages: 2 }
  const answers = ['pending', 'pending', recognised] as const
  let asked = 0
  const waits: number[] = []
  const { cv } = await readCv(
    scanned,
    () => Promise.resolve(answers[asked++] ?? 'refused'),
    ({ pages }) => waits.push(pages),
  )
  expect(waits).toEqual([2, 2])
  expect(cv.name).toBe('Aisyah')
})

test('a scan without text is an empty reading', async () => {
  const reading = await readCv(new Uint8Array(scanOf()), () =>
    Promise.resolve({ pages: [], chargedPages: 1 }),
  )
  expect(isEmptyReading(reading)).toBe(true)
})
