import { expect, test } from 'vitest'
import { mutantsOf, mutated } from './mutants.ts'

const all = (code: string): string[] =>
  mutantsOf('example.ts', code)
    .map((mutant) => mutated(code, mutant))
    .toSorted()

test('operators, conditions, numbers and truth values are changed one at a time', () => {
  expect(all('if (a < 1) b()')).toEqual([
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
