import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSizing, searchOf } from './query.ts'
import { initialInputs, numberIn, usedBy, type Inputs } from './inputs.ts'
import { publishedRuns, inputsOf } from './published-runs.ts'
import { anyInputs } from './any-inputs.ts'

/** The inputs with initial values where the task does not use them. */
const asUsed = (inputs: Inputs): Inputs => {
  const { questions, assumptions } = usedBy(inputs)
  const names = ['task', 'gpu', ...questions, ...assumptions] as const
  return { ...initialInputs, ...Object.fromEntries(names.map((name) => [name, inputs[name]])) }
}

test('a sizing is read from its URL as it was written', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      expect(readSizing(searchOf(inputs))).toEqual({ inputs: asUsed(inputs), ignored: [] })
    }),
  )
})

test('one sizing has one URL', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      expect(searchOf(readSizing(searchOf(inputs)).inputs)).toBe(searchOf(inputs))
    }),
  )
})

test('any query is read without an error, and the result is within the bounds', () => {
  const names = Object.keys(initialInputs)
  const query = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string())
  fc.assert(
    fc.property(query, (given) => {
      const { inputs } = readSizing(`?${new URLSearchParams(given).toString()}`)
      expect(readSizing(searchOf(inputs)).ignored).toEqual([])
    }),
  )
})

test('the initial sizing has no query, and others name only what differs', () => {
  expect(searchOf(initialInputs)).toBe('')
  expect(searchOf({ ...initialInputs, task: 'serve', gpu: 'h200', parameters: 13, days: 5 })).toBe(
    '?task=serve&gpu=h200&parameters=13',
  )
})

test('unusable values are reported and replaced by the initial ones', () => {
  const { inputs, ignored } = readSizing('?parameters=lots&gpu=tpu&days=0&tokens=2000&hours=x')
  expect(inputs).toEqual({ ...initialInputs, tokens: 2000 })
  expect(ignored).toEqual([
    { name: 'gpu', given: 'tpu' },
    { name: 'parameters', given: 'lots' },
    { name: 'days', given: '0' },
  ])
  // A training has no method.
  expect(readSizing('?method=none').ignored).toEqual([])
})

test('parameters of a campaign are left out and not reported', () => {
  expect(readSizing('?utm_source=letter&__proto__=1&constructor=2')).toEqual({
    inputs: initialInputs,
    ignored: [],
  })
})

test('an unusable value is repeated in twenty characters at most', () => {
  expect(readSizing(`?gpu=${'x'.repeat(500)}`).ignored).toEqual([{ name: 'gpu', given: 'x'.repeat(20) }])
})

test('an unknown task opens the initial one, and the method decides whether an adapter is read', () => {
  expect(readSizing('?task=dance').ignored).toEqual([{ name: 'task', given: 'dance' }])
  expect(readSizing('?task=fine-tune&adapter=2').inputs.adapter).toBe(2)
  expect(readSizing('?task=fine-tune&method=full&adapter=2').inputs.adapter).toBe(initialInputs.adapter)
})

test.each([
  ['70', 70],
  ['1,400', 1400],
  ['1 400', 1400],
  ['.5', 0.5],
  ['0.1234', 0.123],
  ['2000', 2000],
  ['2000.1', undefined],
  ['0.09', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['7B', undefined],
  ['Infinity', undefined],
])('the text %j for parameters means %s', (text, value) => {
  const name = value === 1400 ? 'tokens' : 'parameters'
  expect(numberIn(name, text)).toBe(value)
})

test('every published run can be opened by its URL', () => {
  for (const run of publishedRuns) {
    const inputs = inputsOf(run)
    expect(readSizing(searchOf(inputs)), run.model).toEqual({ inputs, ignored: [] })
  }
})
