import { expect, test } from 'vitest'
import { mutantsOf, mutated } from './mutants.ts'

const all = (code: string): string[] =>
  mutantsOf('example.ts', code)
    .map((mutant) => mutated(code, mutant))
    .toSorted()

test('operators, conditions, numbers and truth values are changed one at a time', () => {
  expect(all('if (a < 1) b()')).toEqual([
    'if (a < 1) ;',
    'if (a < 2) b()',
    'if (a <= 1) b()',
    'if (false) b()',
    'if (true) b()',
  ])
  expect(all('x = !a && b === c')).toEqual(['x = !a && b !== c', 'x = !a || b === c', 'x = a && b === c'])
  expect(all('y = true ? 1 : f')).toEqual([
    'y = false ? 1 : f',
    'y = false ? 1 : f',
    'y = true ? 1 : f',
    'y = true ? 2 : f',
  ])
})

test('types are left alone, and what stands in them', () => {
  expect(all('type A = 1 | true\nconst a: A = b as 1')).toEqual([])
})

test('a statement that calls is left out, but for what informs people alone', () => {
  expect(all('await note(error)')).toEqual([';'])
  expect(all('log.warn(text)')).toEqual([';'])
  expect(all('log.info(text)')).toEqual([])
  expect(all('class A extends B { constructor() { super() } }')).toEqual([])
})

test('a default is used where there is a value, and a text over several lines is no sum', () => {
  expect(all('x = a ?? b')).toEqual(['x = a && b'])
  expect(all("x = 'one ' + `two` + 'three'")).toEqual([])
  expect(all("x = a + 'two'")).toEqual(["x = a - 'two'"])
})
