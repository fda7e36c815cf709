import { expect, test } from 'vitest'
import { doubledLetters } from './doubled-letters.ts'

const start = Date.parse('2026-11-21T09:00:00Z')
const after = (seconds: number): Date => new Date(start + seconds * 1000)
const letter = (seconds: number, recipient = 'company') => ({
  at: after(seconds).toISOString(),
  subject: 'Enquiry',
  tags: { enquiry: 'one', recipient },
})
const crashes = [after(3), after(71)]
const none = { byCrash: 0, byLostAnswer: 0, unexplained: 0 }

test('letters of different rows or recipients are not copies', () =>
  expect(doubledLetters([letter(0), letter(1, 'visitor')], { crashes, failed: new Set() })).toEqual(none))

test('a copy is explained by a crash between it and the letter before it', () => {
  const letters = [letter(0), letter(70), letter(140)]
  expect(doubledLetters(letters, { crashes, failed: new Set() })).toEqual({ ...none, byCrash: 2 })
})

test('a copy after a logged failure is explained by a lost answer, not by a later crash', () =>
  expect(doubledLetters([letter(0), letter(70)], { crashes, failed: new Set(['one']) })).toEqual({
    ...none,
    byLostAnswer: 1,
  }))

test('a copy without a crash between the two is unexplained', () =>
  expect(doubledLetters([letter(0), letter(2)], { crashes, failed: new Set() })).toEqual({
    ...none,
    unexplained: 1,
  }))
