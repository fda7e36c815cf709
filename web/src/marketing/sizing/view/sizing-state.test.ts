import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberFields, numberNames, type NumberField } from '../model/fields.ts'
import { initialInputs, usedBy } from '../model/inputs.ts'
import {
  labelsWithProblems,
  nearestStop,
  nextSizing,
  openedAt,
  problemOf,
  textOf,
  type SizingEvent,
  type SizingState,
} from './sizing-state.ts'

const after = (events: readonly SizingEvent[], search = ''): SizingState =>
  events.reduce(nextSizing, openedAt(search))

describe('a number field', () => {
  test('keeps the text while a number is typed, and formats the number once the field is left', () => {
    const typed = after([{ kind: 'typed', name: 'tokens', text: '2000' }])
    expect([typed.inputs.tokens, textOf(typed, 'tokens')]).toEqual([2000, '2000'])
    const left = nextSizing(typed, { kind: 'left', name: 'tokens' })
    expect([left.inputs.tokens, textOf(left, 'tokens')]).toEqual([2000, '2,000'])
  })

  test.each(['', '0', '2001', 'seventy', '-7'])(
    'with the text %j reports its bounds, and keeps the text and the last value',
    (text) => {
      const state = after([
        { kind: 'typed', name: 'parameters', text: '13' },
        { kind: 'typed', name: 'parameters', text },
        { kind: 'left', name: 'parameters' },
      ])
      expect(problemOf(state, 'parameters')).toBe('Enter a number from 0.1 to 2,000.')
      expect(state.inputs.parameters).toBe(13)
      expect(textOf(state, 'parameters')).toBe(text)
      expect(labelsWithProblems(state)).toEqual(['Parameters'])
    },
  )

  test('has no problem once its slider is moved', () => {
    const state = after([
      { kind: 'typed', name: 'days', text: 'soon' },
      { kind: 'moved', name: 'days', value: 14 },
    ])
    expect([problemOf(state, 'days'), textOf(state, 'days')]).toEqual([undefined, '14'])
  })

  test('of another task is not reported', () => {
    const state = after([
      { kind: 'typed', name: 'days', text: 'soon' },
      { kind: 'chosen', name: 'task', option: 'serve' },
    ])
    expect(labelsWithProblems(state)).toEqual([])
  })
})

test('inputs of a task are kept while another task is chosen', () => {
  const state = after([
    { kind: 'moved', name: 'days', value: 14 },
    { kind: 'chosen', name: 'task', option: 'serve' },
    { kind: 'chosen', name: 'task', option: 'train' },
  ])
  expect(state.inputs).toEqual({ ...initialInputs, days: 14 })
})

test('ignores an option that does not exist', () => {
  expect(after([{ kind: 'chosen', name: 'gpu', option: 'tpu' }])).toEqual(openedAt(''))
})

test('the assumptions are reset, and the questions are not', () => {
  const state = after([
    { kind: 'moved', name: 'parameters', value: 13 },
    { kind: 'typed', name: 'utilisation', text: '55' },
    { kind: 'typed', name: 'usable', text: 'all' },
    { kind: 'chosen', name: 'optimizer', option: 'adam-8-bit' },
    { kind: 'assumptions reset' },
  ])
  expect(state.inputs).toEqual({ ...initialInputs, parameters: 13 })
  expect(state.typed).toEqual({})
})

test('the note about a link disappears with the first change, and is back when the link is opened again', () => {
  const opened = openedAt('?gpu=tpu')
  expect(opened).toMatchObject({ ignored: [{ name: 'gpu', given: 'tpu' }], isEdited: false })
  const changed = nextSizing(opened, { kind: 'moved', name: 'days', value: 14 })
  expect(changed).toMatchObject({ ignored: [], isEdited: true })
  expect(nextSizing(changed, { kind: 'opened', search: '?gpu=tpu' })).toEqual(opened)
})

describe('the slider', () => {
  const sliding = numberNames.flatMap((name) => {
    const field: NumberField = numberFields[name]
    return field.stops === undefined ? [] : [[name, field, field.stops] as const]
  })

  test.for(sliding)(
    'of %s rises from the minimum to the maximum, and can stand at the initial value',
    ([, field, stops]) => {
      expect([stops.at(0), stops.at(-1)]).toEqual([field.minimum, field.maximum])
      expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b))
      expect(stops).toContain(field.initial)
      for (const stop of stops) expect(Number(stop.toFixed(field.decimals))).toBe(stop)
    },
  )

  test('stands at the value where that is a stop, and otherwise between its neighbours', () => {
    for (const [, { minimum, maximum }, stops] of sliding)
      fc.assert(
        fc.property(fc.double({ min: minimum, max: maximum, noNaN: true }), (value) => {
          const index = nearestStop(stops, value)
          expect(stops[index - 1] ?? 0).toBeLessThanOrEqual(value)
          expect(stops[index + 1] ?? Infinity).toBeGreaterThanOrEqual(value)
          expect(nearestStop(stops, stops[index]!)).toBe(index)
        }),
      )
  })
})

test('every input belongs to a task', () => {
  const tasks = (['train', 'fine-tune', 'serve'] as const).map((task) => usedBy({ task, method: 'lora' }))
  const used = new Set(tasks.flatMap(({ questions, assumptions }) => [...questions, ...assumptions]))
  expect(Object.keys(initialInputs).filter((name) => !['task', 'gpu', ...used].includes(name))).toEqual([])
})
