import { describe, expect, test } from 'vitest'
import { salutation } from './salutation.ts'

describe('the salutation', () => {
  test.each([
    'Aisyah Rahman',
    'Tan Wei Ming',
    'Ng Wei-Ming',
    "Sean D'Cruz",
    'Sean O’Neil',
    'Mohd. Faiz bin Abdullah',
    'S. Kumar a/l Raju',
    'Priya A/P Nair',
    'José Ñandú',
    '陈伟明',
    'அருண்',
  ])('names %s', (name) => {
    expect(salutation(name)).toBe(`Hello ${name},`)
  })

  test('has one space between the parts of a name', () => {
    expect(salutation('  Tan   Wei\tMing ')).toBe('Hello Tan Wei Ming,')
  })

  test.each([
    '',
    '   ',
    'Win 1000 at example.com',
    'evil.example/offer',
    'https://evil.example',
    'me@example.com',
    'Call 0123456789',
    'Aisyah\u2028Rahman<br>',
    'A..B',
    'x'.repeat(61),
  ])('leaves out what may be no name: %j', (name) => {
    expect(salutation(name)).toBe('Hello,')
  })
})
