import { describe, expect, test } from 'vitest'
import { problemsOf } from '#shared/platform/contract/problems.ts'
import { jobImport } from './job.ts'

const written = { title: 'Network Engineer', description: 'You run our networks.' }
const lines = (count: number): string[] => Array.from({ length: count }, (_, index) => `Criterion ${index}`)

/** The path and message of the first problem. */
function problemWith(criteria: unknown): [field: string, message: string] | undefined {
  const { error } = jobImport.safeParse({ ...written, criteria })
  const [problem] = error === undefined ? [] : problemsOf(error)
  return problem && [problem.path.join('.'), problem.message]
}

describe('the criteria of a position', () => {
  test('are none by default', () => {
    expect(jobImport.parse(written).criteria).toEqual([])
  })

  test.each([[0], [3], [8]])('can be %d', (count) => {
    expect(problemWith(lines(count))).toBeUndefined()
  })

  test.each([[1], [2], [9]])('cannot be %d', (count) => {
    expect(problemWith(lines(count))).toEqual(['criteria', 'Please name 3 to 8 criteria, or none'])
  })

  test.each([
    ['text', 'criteria', 'Please give the criteria as a list of 3 to 8 lines'],
    [['a', ' ', 'c'], 'criteria.1', 'Please write each criterion as a line of text'],
    [['a', 2, 'c'], 'criteria.1', 'Please write each criterion as a line of text'],
    [['a', 'b', 'x'.repeat(201)], 'criteria.2', 'A criterion is too long (maximum 200 characters)'],
    [['a', 'b\nc', 'd'], 'criteria.1', 'A criterion should be a single line without control characters'],
    [['a', 'b', 'c', 'b'], 'criteria', 'Criterion 4 repeats an earlier one'],
    [['Ａsks', 'b', 'asks '], 'criteria', 'Criterion 3 repeats an earlier one'],
  ])('of %j are refused', (criteria, field, message) => {
    expect(problemWith(criteria)).toEqual([field, message])
  })

  test('of 200 characters are kept without the space around them', () => {
    const long = 'x'.repeat(200)
    expect(jobImport.parse({ ...written, criteria: ['a', 'b', ` ${long} `] }).criteria[2]).toBe(long)
  })
})
