import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  deadlineSignal,
  millisecondsLeft,
  pause,
  withinDeadline,
  withinHalfOfTheTime,
  withOwnDeadline,
} from './deadline.ts'
import { heedingDeadline } from './sdk-client.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

const never = () => new Promise<never>(() => {})
const failureOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
  )

describe('a deadline', () => {
  test('returns the result of work that ends in time', async () => {
    expect(await withinDeadline({ milliseconds: 100 }, async () => 'done')).toBe('done')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('aborts the signal when the time is over, and abandons work that ignores it a tenth later', async () => {
    let signal: AbortSignal | undefined
    let failed = false
    const failure = failureOf(
      withinDeadline({ milliseconds: 1000 }, () => {
        signal = deadlineSignal()
        return never()
      }),
    ).finally(() => {
      failed = true
    })
    await vi.advanceTimersByTimeAsync(999)
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect([signal?.aborted, failed]).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(100)
    expect(await failure).toBe('TimeoutError')
  })

  test('gives optional work half of the time that is left', async () => {
    const work = withinDeadline({ milliseconds: 1000 }, async () => {
      await pause(200)
      const failure = await failureOf(withinHalfOfTheTime(never))
      return { failure, left: millisecondsLeft() }
    })
    await vi.advanceTimersByTimeAsync(200 + 400 + 40)
    expect(await work).toEqual({ failure: 'TimeoutError', left: 360 })
  })

  test('ends a pause', async () => {
    const failure = failureOf(withinDeadline({ milliseconds: 100 }, () => pause(5000)))
    await vi.advanceTimersByTimeAsync(100)
    expect(await failure).toBe('TimeoutError')
  })

  describe('of a patient request', () => {
    const patience = { milliseconds: 100, maxMilliseconds: 250 }
    const client = heedingDeadline({
      config: { requestHandler: { handle: async (_request: never, _options?: object) => 'answer' } },
    })
    const answered = () => client.config.requestHandler.handle(undefined as never)
    /** When work that answers at these times fails, in milliseconds since its start. */
    const endAfterAnswers = async (times: readonly number[], work = never): Promise<number> => {
      const start = performance.now()
      const at = (milliseconds: number) => pause(start + milliseconds - performance.now())
      let failedAt = 0
      const failure = failureOf(
        withinDeadline(patience, async () => {
          for (const time of times) {
            await at(time)
            await answered()
          }
          return work()
        }),
      ).finally(() => {
        failedAt = performance.now() - start
      })
      for (let time = 0; time < 300; time += 1) await vi.advanceTimersByTimeAsync(1)
      expect(await failure).toBe('TimeoutError')
      return failedAt
    }
    const grace = 10

    test('is that of any other request without an answer, or with an early one', async () => {
      expect(await endAfterAnswers([1])).toBe(100 + grace)
      expect(await endAfterAnswers([1, 40])).toBe(100 + grace)
    })

    test('moves with each answer, by less than the time for the first one', async () => {
      expect(await endAfterAnswers([50])).toBe(110 + grace)
      expect(await endAfterAnswers([50, 100, 150])).toBe(210 + grace)
    })

    test('does not move beyond its maximum however many answers come', async () => {
      expect(await endAfterAnswers([50, 100, 150, 200, 240])).toBe(250 + grace)
    })

    test('gives optional work half of the time to its present end, not to its latest', async () => {
      let left = 0
      const work = withinDeadline(patience, async () => {
        await pause(50)
        await answered()
        await failureOf(withinHalfOfTheTime(never))
        left = millisecondsLeft()
      })
      await vi.advanceTimersByTimeAsync(50 + 30 + 3)
      await work
      expect(left).toBe(27)
    })

    test('waits for calls with a deadline of their own until the last of them has ended', async () => {
      const work = withinDeadline(patience, async () => {
        await answered()
        const [slow] = await Promise.all([
          withOwnDeadline(async () => {
            await pause(200)
            return 'done'
          }),
          withOwnDeadline(answered),
        ])
        return slow
      })
      await vi.advanceTimersByTimeAsync(200)
      expect(await work).toBe('done')
    })
  })

  test('is passed on to each attempt of a call, and is absent outside of a request', async () => {
    const signals: unknown[] = []
    const client = heedingDeadline({
      config: {
        requestHandler: {
          handle: async (_request: never, options: { abortSignal?: unknown } = {}) => {
            signals.push(options.abortSignal)
          },
        },
      },
    })
    const send = () => client.config.requestHandler.handle(undefined as never)
    await send()
    await withinDeadline({ milliseconds: 100 }, send)
    expect(signals).toEqual([undefined, expect.any(AbortSignal)])
    expect(millisecondsLeft()).toBe(Number.POSITIVE_INFINITY)
  })
})
