import { describe, expect, test } from 'vitest'
import { networkLimitsOf } from './network-limits.ts'

describe('"networkLimits"', () => {
  test.each([
    [undefined, {}],
    ['', {}],
    [{}, {}],
    [{ registration: 600 }, { registration: 600 }],
    ['{"registration":600,"cvUpload":900}', { registration: 600, cvUpload: 900 }],
  ])('%j sets %j', (value, expected) => {
    expect(networkLimitsOf(value)).toEqual(expected)
  })

  test.each([
    ['lots', 'to an object such as'],
    [[600], 'to an object such as'],
    [{ registrations: 600 }, 'has no limit "registrations". It takes registration, cvUpload'],
    [{ registration: 0 }, 'Without it the limit is 60'],
    [{ registration: 'many' }, 'to a whole number of at least 1'],
  ])('%j is refused with what to do', (value, reason) => {
    expect(() => networkLimitsOf(value)).toThrow(reason)
  })
})
