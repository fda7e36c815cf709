import { describe, expect, test } from 'vitest'
import { marks, marksAfter, marksFor, saysSomething, seesOthers, sentMarks } from './staff-assessment.ts'

const criteria = ['Explains', 'Tests', 'Asks']

test.each([
  [{ Explains: 1, Tests: 4, Asks: null }, true],
  [{}, true],
  [{ Explains: 0 }, false],
  [{ Explains: 5 }, false],
  [{ Explains: 2.5 }, false],
  [{ Explains: '3' }, false],
  [{ ['x'.repeat(201)]: 3 }, false],
])('whether %j are marks: %s', (given, are) => expect(marks.safeParse(given).success).toBe(are))

test('at most forty are sent', () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, each) => [`${each}`, 1]))
  expect([sentMarks.safeParse(many(40)).success, sentMarks.safeParse(many(41)).success]).toEqual([
    true,
    false,
  ])
})

describe('the marks after a save', () => {
  test('are those that were sent; other criteria are not marked', () => {
    expect(marksAfter({ Explains: 2, Tests: 1 }, { Tests: 4 }, criteria)).toEqual({
      Explains: null,
      Tests: 4,
      Asks: null,
    })
  })

  test('keep marks of earlier criteria, whatever the page sends for them', () => {
    const before = { 'Explained well': 3, Forgotten: null } as const
    expect(marksAfter(before, { 'Explained well': 1, Asks: 2 }, criteria)).toEqual({
      'Explained well': 3,
      Explains: null,
      Tests: null,
      Asks: 2,
    })
  })

  test('are undefined where a mark of an unknown criterion was sent', () => {
    expect(marksAfter({}, { Rhymes: 4 }, criteria)).toBeUndefined()
    expect(marksAfter({}, Object.fromEntries([['toString', 4 as const]]), criteria)).toBeUndefined()
  })
})

test('a changed criterion is not marked, and its mark stays under the earlier text', () => {
  expect(marksFor({ Explains: 4, Tests: 3, Asks: 2 }, ['Explains', 'Tests it', 'Asks'])).toEqual({
    Tests: 3,
    Explains: 4,
    'Tests it': null,
    Asks: 2,
  })
})

test('a criterion named like a property of Object.prototype is not marked', () => {
  expect(marksFor({}, ['constructor', 'toString', 'valueOf'])).toEqual({
    constructor: null,
    toString: null,
    valueOf: null,
  })
})

describe('a member sees the assessments of others', () => {
  test.each([
    ['no assessment', undefined, criteria, false],
    ['two of three marks', { marks: { Explains: 1, Tests: 2 }, note: 'A note' }, criteria, false],
    ['every mark', { marks: { Explains: 1, Tests: 2, Asks: 3 }, note: '' }, criteria, true],
    ['marks of earlier criteria only', { marks: { A: 1, B: 2, C: 3 }, note: '' }, criteria, false],
    ['a note where there are no criteria', { marks: {}, note: 'A note' }, [], true],
    ['no note where there are no criteria', { marks: { A: 4 }, note: '' }, [], false],
  ] as const)('after %s: %s', (_, own, of, sees) => {
    expect(seesOthers(own, of)).toBe(sees)
  })
})

test.each([
  [{ marks: {}, note: '' }, false],
  [{ marks: { A: null }, note: '' }, false],
  [{ marks: { A: 1 }, note: '' }, true],
  [{ marks: {}, note: 'x' }, true],
] as const)('whether %j says something: %s', (written, says) => expect(saysSomething(written)).toBe(says))
