import { describe, expect, test } from 'vitest'
import { salutation } from './salutation.ts'

describe('the salutation', () => {
  test.each([
    ['Aisyah Rahman', 'Aisyah'],
    ['Tan Wei Ming', 'Wei Ming'],
    ['Ng Wei-Ming', 'Wei-Ming'],
    ["Sean D'Cruz", 'Sean'],
    ['Sean O’Neil', 'Sean'],
    ['Mohd. Faiz bin Abdullah', 'Mohd. Faiz'],
    ['S. Kumar a/l Raju', 'S. Kumar'],
    ['Priya A/P Nair', 'Priya'],
    ['José Ñandú', 'José'],
    ['陈伟明', '陈伟明'],
    ['அருண்', 'அருண்'],
  ])('names %s as %s', (name, callName) => {
    expect(salutation(name)).toBe(`Hello ${callName},`)
  })

  test('has one space between the parts of a name', () => {
    expect(salutation('  Tan   Wei\tMing ')).toBe('Hello Wei Ming,')
  })

  test.each([
    '',
    '   ',
    'Win 1000 at example.com',
    'Aisyah binti evil.example',
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
