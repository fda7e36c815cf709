import { describe, expect, test } from 'vitest'
import {
  millisecondsToLook,
  nextResending,
  off,
  resendingRules,
  unsentText,
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
  test('follows five seconds after a failure that can pass', () => {
    const waiting = after([0, passing])
    expect(millisecondsToLook(waiting, start)).toBe(5 * second)
    expect(nextResending(waiting, look, start + 5 * second - 1)).toBe(waiting)
    expect(nextResending(waiting, look, start + 5 * second)).toEqual({
      name: 'sending',
      since: start,
      tries: 1,
    })
  })

  test('does not follow a failure that cannot pass', () => {
    expect(after([0, final])).toBe(off)
  })

  test('ends with a try whose failure cannot pass', () => {
    expect(after([0, passing], [5 * second, look], [6 * second, final])).toBe(off)
  })

  test('takes longer pauses, and ends with the fifth try', () => {
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

  test('fits into ten minutes, even if each try takes the whole timeout of thirty seconds', () => {
    const pauses = resendingRules.pausesMilliseconds.reduce((sum, pause) => sum + pause, 0)
    expect(pauses + resendingRules.maxTries * 30 * second).toBeLessThan(resendingRules.withinMilliseconds)
  })

  test('ends ten minutes after the first failure', () => {
    const waiting = after([0, passing], [1 * second, hiddenLook])
    expect(nextResending(waiting, look, start + 10 * minute).name).toBe('sending')
    expect(nextResending(waiting, look, start + 10 * minute + 1)).toBe(off)
  })

  test('does not wait for a try that would be due after ten minutes', () => {
    expect(after([0, passing], [9 * minute, look], [10 * minute, passing])).toBe(off)
  })

  test('waits as long as the server asks for', () => {
    const waiting = after([0, { type: 'failed', canPass: true, waitSeconds: 90 }])
    expect(millisecondsToLook(waiting, start)).toBe(90 * second)
  })

  test('does not wait less because the server asks for less', () => {
    const waiting = after([0, { type: 'failed', canPass: true, waitSeconds: 1 }])
    expect(millisecondsToLook(waiting, start)).toBe(5 * second)
  })

  test('waits up to ten minutes for the server, and gives up if it asks for more', () => {
    expect(after([0, { type: 'failed', canPass: true, waitSeconds: 600 }]).name).toBe('waiting')
    expect(after([0, { type: 'failed', canPass: true, waitSeconds: 601 }])).toBe(off)
  })

  test('on a hidden or offline page, waits for the event that ends this, without a timer', () => {
    const waiting = after([0, passing], [5 * second, hiddenLook])
    expect(waiting.name).toBe('waiting')
    expect(millisecondsToLook(waiting, start + 5 * second)).toBeUndefined()
    expect(nextResending(waiting, look, start + 4 * minute).name).toBe('sending')
  })

  test('ends with an edit or a click', () => {
    const ended = after([0, passing], [1 * second, touched])
    expect(ended).toBe(off)
    expect(nextResending(ended, look, start + 5 * second)).toBe(off)
    expect(millisecondsToLook(ended, start)).toBeUndefined()
  })

  test('after a click during a try, lets it finish and does not follow its failure', () => {
    const stopped = after([0, passing], [5 * second, look], [6 * second, touched])
    expect(nextResending(stopped, touched, start + 7 * second)).toEqual({ name: 'stopped' })
    expect(nextResending(stopped, passing, start + 8 * second)).toBe(off)
  })

  test("starts a new series when the visitor's next own try fails", () => {
    const again = after([0, passing], [5 * second, touched], [9 * minute, passing])
    expect(again).toEqual({
      name: 'waiting',
      since: start + 9 * minute,
      tries: 0,
      dueAt: start + 9 * minute + 5 * second,
    })
  })

  test('starts a new series when a try of the visitor fails during a pause', () => {
    const again = after([0, passing], [5 * second, look], [6 * second, passing], [7 * second, passing])
    expect(again).toMatchObject({ since: start + 7 * second, tries: 0 })
  })

  test('ends with an accepted enquiry', () => {
    expect(after([0, passing], [5 * second, look], [6 * second, { type: 'accepted' }])).toBe(off)
  })

  test('starts no second try while one is under way', () => {
    const sending = after([0, passing], [5 * second, look])
    expect(nextResending(sending, look, start + 6 * second)).toBe(sending)
    expect(millisecondsToLook(sending, start + 6 * second)).toBeUndefined()
  })
})

describe('the form says', () => {
  const failedOnce = nextResending(off, { type: 'failed', canPass: true }, 0)
  const second = 1000

  test('when it sends again, and that the page must stay open', () => {
    expect(unsentText(failedOnce, 0)).toBe('Sending again in 5 s. Keep this page open.')
    expect(unsentText(failedOnce, 4.2 * second)).toBe('Sending again in 1 s. Keep this page open.')
    expect(unsentText(failedOnce, 5 * second)).toBe(
      'Sending again as soon as you are online. Keep this page open.',
    )
    const sending = nextResending(failedOnce, { type: 'looked', canSend: true }, 5 * second)
    expect(unsentText(sending, 5 * second)).toBeUndefined()
  })

  test('that it is not sent, after the last try, a final refusal, or an edit', () => {
    for (const event of [{ type: 'failed', canPass: false }, { type: 'touched' }] as const)
      expect(unsentText(nextResending(failedOnce, event, second), second)).toBe(
        'Not sent yet. Your text is kept.',
      )
  })
})
