import { expect, test } from 'vitest'
import { countedTokens } from './model.ts'

test.each([
  ['its own report', { input: 900, output: 300 }, 1200],
  ['nothing used', { input: 0, output: 0 }, 0],
  ['up to twice the reservation', { input: 1900, output: 100 }, 2000],
  ['the reservation, where it reports more', { input: 1e15, output: 1 }, 1000],
  ['the reservation, where it reports less than nothing', { input: -1e9, output: -1e9 }, 1000],
  ['the reservation, where one number is negative', { input: 1500, output: -1400 }, 1000],
  ['the reservation, where it reports half a token', { input: 0.5, output: 1 }, 1000],
  ['the reservation, where it reports no number', { input: Number.NaN, output: 1 }, 1000],
  ['the reservation, where it reports nothing', undefined, 1000],
])('of a model with 1,000 reserved tokens counts %s', (_, reported, counted) => {
  expect(countedTokens(1000, reported)).toBe(counted)
})
