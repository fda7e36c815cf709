import { expect, test } from 'vitest'
import { capsOf, speechStreamSeconds, interviewCaps } from './caps.ts'

test('an interview with twice the time may use twice the tokens and characters, and hear for its longer room', () => {
  expect(interviewCaps()).toEqual({
    tokens: 400_000,
    characters: 24_000,
    seconds: 1800,
    recordedSeconds: 1500,
  })
  expect(interviewCaps(2)).toEqual({
    tokens: 800_000,
    characters: 48_000,
    seconds: 3240,
    recordedSeconds: 3000,
  })
})

test('the caps of three interviews are three times those of one', () => {
  expect(capsOf(3)).toEqual({
    tokens: 1_200_000,
    characters: 72_000,
    seconds: 5400,
    recordedSeconds: 4500,
  })
})

test('the seconds of a speech stream are rounded up, and never negative', () => {
  const issuedAt = '2026-11-24T09:00:00.000Z'
  const after = (milliseconds: number) =>
    speechStreamSeconds(issuedAt, new Date(Date.parse(issuedAt) + milliseconds))
  expect([-500, 0, 1, 1000, 1001].map(after)).toEqual([0, 0, 1, 1, 2])
})
