import { describe, expect, test } from 'vitest'
import {
  millisecondsToLook,
  nextResending,
  off,
  resendingRules,
  type Resending,
  type ResendingEvent,
} from './resending.ts'

const start = 1_000_000
const second = 1000
const minute = 60 * second

const passing: ResendingEvent = { type: 'failed', canPass: true }
const final: ResendingEvent = { type: 'failed', canPass: false }
const look: ResendingEvent = { type: 'looked', canSend: true }
const hiddenLook: ResendingEvent = { type: 'looked', canSend: false }
const touched: ResendingEvent = { type: 'touched' }

/** Runs events, each after some milliseconds since the start. */
const after = (...steps: readonly (readonly [number, ResendingEvent])[]): Resending =>
  steps.reduce<Resending>((state, [passed, event]) => nextResending(state, event, start + passed), off)

describe('sending a failed enquiry again', () => {
  test('a failure that can pass is followed by a try after five seconds', () => {
    const waiting = after([0, passing])
    expect(millisecondsToLook(waiting, start)).toBe(5 * second)
    expect(nextResending(waiting, look, start + 5 * second - 1)).toBe(waiting)
    expect(nextResending(waiting, look, start + 5 * second)).toEqual({
      name: 'sending',
      since: start,
      tries: 1,
    })
  })

  test('a failure that cannot pass is not followed by a try', () => {
    expect(after([0, final])).toBe(off)
  })

  test('a try that fails so that it cannot pass is the last one', () => {
    expect(after([0, passing], [5 * second, look], [6 * second, final])).toBe(off)
  })

  test('the pauses grow, and the fifth try is the last', () => {
    let now = start
    let state = nextResending(off, passing, now)
    const pauses: number[] = []
    while (state.name === 'waiting') {
      const pause = state.dueAt - now
      pauses.push(pause)
      now += pause
      state = nextResending(nextResending(state, look, now), passing, now)
    }
    expect(state).toBe(off)
    expect(pauses).toEqual([5, 15, 40, 90, 180].map((seconds) => seconds * second))
    expect(pauses).toHaveLength(resendingRules.maxTries)
  })

  test('tries that take the whole timeout of thirty seconds still fit into ten minutes', () => {
    const pauses = resendingRules.pausesMilliseconds.reduce((sum, pause) => sum + pause, 0)
    expect(pauses + resendingRules.maxTries * 30 * second).toBeLessThan(resendingRules.withinMilliseconds)
  })

  test('ten minutes count from the first failure', () => {
    const waiting = after([0, passing], [1 * second, hiddenLook])
    expect(nextResending(waiting, look, start + 10 * minute).name).toBe('sending')
    expect(nextResending(waiting, look, start + 10 * minute + 1)).toBe(off)
  })

  test('a try that would be due after ten minutes is not waited for', () => {
    expect(after([0, passing], [9 * minute, look], [10 * minute, passing])).toBe(off)
  })

  test('it waits as long as the server asks for', () => {
    const waiting = after([0, { type: 'failed', canPass: true, waitSeconds: 90 }])
    expect(millisecondsToLook(waiting, start)).toBe(90 * second)
  })

  test('a shorter wait of the server does not shorten the pause', () => {
    const waiting = after([0, { type: 'failed', canPass: true, waitSeconds: 1 }])
    expect(millisecondsToLook(waiting, start)).toBe(5 * second)
  })

  test('it waits ten minutes when the server asks for them, and gives up when it asks for more', () => {
    expect(after([0, { type: 'failed', canPass: true, waitSeconds: 600 }]).name).toBe('waiting')
    expect(after([0, { type: 'failed', canPass: true, waitSeconds: 601 }])).toBe(off)
  })

  test('a page that is hidden or offline waits for its event, not for a timer', () => {
    const waiting = after([0, passing], [5 * second, hiddenLook])
    expect(waiting.name).toBe('waiting')
    expect(millisecondsToLook(waiting, start + 5 * second)).toBeUndefined()
    expect(nextResending(waiting, look, start + 4 * minute).name).toBe('sending')
  })

  test('an edit or a click ends the waiting', () => {
    const ended = after([0, passing], [1 * second, touched])
    expect(ended).toBe(off)
    expect(nextResending(ended, look, start + 5 * second)).toBe(off)
    expect(millisecondsToLook(ended, start)).toBeUndefined()
  })

  test('a click while a try is under way lets it finish, and its failure starts nothing', () => {
    const stopped = after([0, passing], [5 * second, look], [6 * second, touched])
    expect(nextResending(stopped, touched, start + 7 * second)).toEqual({ name: 'stopped' })
    expect(nextResending(stopped, passing, start + 8 * second)).toBe(off)
  })

  test("the visitor's own try after that begins anew when it fails", () => {
    const again = after([0, passing], [5 * second, touched], [9 * minute, passing])
    expect(again).toEqual({
      name: 'waiting',
      since: start + 9 * minute,
      tries: 0,
      dueAt: start + 9 * minute + 5 * second,
    })
  })

  test('a failure while it waits is one of the visitor, and begins anew', () => {
    const again = after([0, passing], [5 * second, look], [6 * second, passing], [7 * second, passing])
    expect(again).toMatchObject({ since: start + 7 * second, tries: 0 })
  })

  test('an accepted enquiry ends it', () => {
    expect(after([0, passing], [5 * second, look], [6 * second, { type: 'accepted' }])).toBe(off)
  })

  test('a look while a try is under way starts no second one', () => {
    const sending = after([0, passing], [5 * second, look])
    expect(nextResending(sending, look, start + 6 * second)).toBe(sending)
    expect(millisecondsToLook(sending, start + 6 * second)).toBeUndefined()
  })
})
