import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextLoaded, notLoaded, type LoadEvent, type Loaded } from './loaded.ts'

const after = (...events: LoadEvent<string>[]): Loaded<string> =>
  events.reduce<Loaded<string>>(nextLoaded, notLoaded)

const asked = (request: number) => ({ type: 'asked', request }) as const
const answered = (request: number) => ({ type: 'answered', request, data: `answer ${request}` }) as const
const failed = (request: number) => ({ type: 'failed', request }) as const
const changed = { type: 'changed', data: 'changed' } as const

test('loading shows until the answer', () => {
  expect(after(asked(1))).toMatchObject({ data: undefined, isLoading: true, hasFailed: false })
  expect(after(asked(1), answered(1))).toMatchObject({ data: 'answer 1', isLoading: false })
})

test('a failure keeps the data that was there, and a later answer replaces both', () => {
  const stale = after(asked(1), answered(1), asked(2), failed(2))
  expect(stale).toMatchObject({ data: 'answer 1', hasFailed: true, isLoading: false })
  expect(nextLoaded(nextLoaded(stale, asked(3)), answered(3))).toMatchObject({
    data: 'answer 3',
    hasFailed: false,
  })
})

test('an older answer shows until the newer one, and does not replace it', () => {
  expect(after(asked(1), asked(2), answered(1))).toMatchObject({ data: 'answer 1', isLoading: true })
  expect(after(asked(1), asked(2), answered(2), answered(1))).toMatchObject({ data: 'answer 2' })
})

test('the failure of an older request does not count', () =>
  expect(after(asked(1), asked(2), failed(1))).toMatchObject({ hasFailed: false, isLoading: true }))

test('an answer to a request before the candidate’s change does not undo it', () => {
  expect(after(asked(1), changed, answered(1))).toMatchObject({ data: 'changed', isLoading: false })
  expect(after(asked(1), changed, failed(1))).toMatchObject({ data: 'changed', hasFailed: false })
  expect(after(asked(1), changed, asked(2), answered(2))).toMatchObject({ data: 'answer 2' })
})

test('in any order of answers, the data is never older than an answer before, and loading ends', () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 })
  fc.assert(
    fc.property(order, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (arrivals, isFailure) => {
      let state = after(...[1, 2, 3, 4, 5].map(asked))
      let newest = 0
      for (const request of arrivals) {
        const fails = isFailure[request - 1] === true
        state = nextLoaded(state, fails ? failed(request) : answered(request))
        if (!fails) newest = Math.max(newest, request)
        expect(state.data).toBe(newest === 0 ? undefined : `answer ${newest}`)
      }
      expect(state.isLoading).toBe(false)
      expect(state.hasFailed).toBe(isFailure[4])
    }),
  )
})
