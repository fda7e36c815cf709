import { expect, test } from 'vitest'
import { doubledLetters } from './doubled-letters.ts'

const start = Date.parse('2026-11-21T09:00:00Z')
const after = (seconds: number): Date => new Date(start + seconds * 1000)
const letter = (seconds: number, recipient = 'company') => ({
  at: after(seconds).toISOString(),
  subject: 'Enquiry',
  tags: { enquiry: 'one', recipient },
})

test('letters of different records or recipients are no copies', () =>
  expect(doubledLetters([letter(0), letter(1, 'visitor')], [after(2)], 60)).toEqual({
    copies: 0,
    unexplained: 0,
    longestMilliseconds: 0,
  }))

test('a copy is explained by a crash between it and the letter before it', () =>
  expect(doubledLetters([letter(0), letter(70), letter(140)], [after(3), after(71)], 60)).toEqual({
    copies: 2,
    unexplained: 0,
    longestMilliseconds: 3000,
  }))

test('a copy without a crash between, or with one after the lease, is not explained', () => {
  expect(doubledLetters([letter(0), letter(2)], [after(3)], 60).unexplained).toBe(1)
  expect(doubledLetters([letter(0), letter(90)], [after(80)], 60).unexplained).toBe(1)
})
