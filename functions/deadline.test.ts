import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  deadlineSignal,
  heedingDeadline,
  millisecondsLeft,
  pause,
  withinDeadline,
  withinHalfOfTheTime,
} from './deadline.ts'

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

  test('aborts the signal when the time is over, and leaves behind what does not heed it a tenth later', async () => {
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

  test('gives half of what is left to work that the request can do without', async () => {
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

  test('begins anew with each answer where the endpoint is patient, up to its end', async () => {
    const client = heedingDeadline({
      config: { requestHandler: { handle: async (_request: never, _options?: object) => 'answer' } },
    })
    const failure = failureOf(
      withinDeadline({ milliseconds: 100, mostMilliseconds: 250 }, async () => {
        for (;;) {
          await pause(80)
          await client.config.requestHandler.handle(undefined as never)
        }
      }),
    )
    await vi.advanceTimersByTimeAsync(249)
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(20)
    expect(await failure).toBe('TimeoutError')
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
