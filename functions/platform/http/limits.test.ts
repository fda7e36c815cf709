import { describe, expect, test, vi } from 'vitest'
import { Refusal, type ErrorCode } from '#shared/platform/contract/errors.ts'
import {
  countedByHandler,
  perAccount,
  perEmail,
  perNetwork,
  type DeclaredLimit,
} from '#shared/platform/contract/limits.ts'
import { aCall, endpointWith } from '#tests/support/limited-endpoint.ts'
import { DeadlinePassed } from '../world/deadline-timer.ts'
import type { Counter } from '../limits/guards.ts'
import type { Limiter, Taken } from '../limits/limiter.ts'
import { withinLimits } from './limits.ts'
import { createLog } from '../log/log.ts'

/** Records what it counts; `full` are the limits that refuse. */
function aLimiter(full: Counter['name'][] = []) {
  const taken: Counter[] = []
  const givenBack: Counter[] = []
  const giveBack = vi.fn(async (counters: readonly Counter[]) => {
    givenBack.push(...counters)
  })
  const limiter: Limiter = {
    async take(counters): Promise<Taken> {
      taken.push(...counters)
      return full.length === 0 ? { allowed: true, giveBack } : { allowed: false, retryAfterSeconds: 7, full }
    },
  }
  return { limiter, taken, givenBack, giveBack }
}

const lines: string[] = []
const log = createLog({}, (line) => lines.push(line))

const namesOf = (counters: readonly Counter[]): string[] => counters.map(({ name }) => name)

const refusing = (code: ErrorCode) => async (): Promise<never> => {
  throw new Refusal(code)
}

/** What a limit counts once a call has ended. */
async function countedAfter(limit: DeclaredLimit, handle: () => Promise<unknown>): Promise<string[]> {
  const { limiter, taken, givenBack } = aLimiter()
  const parts = { endpoint: endpointWith(limit), call: aCall, limiter, log }
  await withinLimits(parts, handle).catch(() => undefined)
  return namesOf(taken).filter((name) => !namesOf(givenBack).includes(name))
}

const succeeding = async () => 'answer'
const failing = async (): Promise<never> => {
  throw new TypeError('broken')
}
const timedOut = () => Promise.reject(new DeadlinePassed())

describe('a call of an endpoint with limits', () => {
  test('is counted before its handler runs, and gets its answer', async () => {
    const { limiter, taken } = aLimiter()
    const endpoint = endpointWith(perNetwork('registration'), perEmail('forgotPassword'))
    const answer = await withinLimits({ endpoint, call: aCall, limiter, log }, async () => namesOf(taken))
    expect(answer).toEqual(['registration', 'forgotPassword'])
  })

  test('is refused without running its handler where a limit is full, which the refusal names', async () => {
    const handle = vi.fn(succeeding)
    const { limiter, giveBack } = aLimiter(['registration'])
    const parts = { endpoint: endpointWith(perNetwork('registration')), call: aCall, limiter, log }
    await expect(withinLimits(parts, handle)).rejects.toMatchObject({
      code: 'too_many_attempts',
      details: { retryAfterSeconds: 7, limits: ['registration'] },
    })
    expect(handle).not.toHaveBeenCalled()
    expect(giveBack).not.toHaveBeenCalled()
  })

  test('is an error where the group has no limiter: it is never left uncounted', async () => {
    const handle = vi.fn(succeeding)
    const endpoint = endpointWith(perNetwork('registration'))
    await expect(withinLimits({ endpoint, call: aCall, limiter: undefined, log }, handle)).rejects.toThrow(
      'no limiter',
    )
    expect(handle).not.toHaveBeenCalled()
  })

  test('leaves to its handler what only the handler can count', async () => {
    const { limiter, taken } = aLimiter()
    const endpoint = endpointWith(countedByHandler(perNetwork('enquiry')), perAccount('signInByStrangers'))
    expect(await withinLimits({ endpoint, call: aCall, limiter, log }, succeeding)).toBe('answer')
    expect(taken).toEqual([])
  })

  test('needs no limiter where it declares no limit', async () => {
    const { limits: _, ...endpoint } = endpointWith()
    expect(await withinLimits({ endpoint, call: aCall, limiter: undefined, log }, succeeding)).toBe('answer')
  })
})

describe('what a call costs of a limit', () => {
  test.each<[string, DeclaredLimit, () => Promise<unknown>, boolean]>([
    ['that counts every call: a success', perNetwork('cvUpload'), succeeding, true],
    ['that counts every call: a refusal', perNetwork('cvUpload'), refusing('cv_unreadable'), true],
    ['that counts every call: an error', perNetwork('cvUpload'), failing, true],
    [
      'that counts failures alone: its refusal',
      perNetwork('signInPerNetwork', { onlyAfter: ['wrong_credentials'] }),
      refusing('wrong_credentials'),
      true,
    ],
    [
      'that counts failures alone: another refusal',
      perNetwork('signInPerNetwork', { onlyAfter: ['wrong_credentials'] }),
      refusing('too_many_attempts'),
      false,
    ],
    [
      'that counts failures alone: a success',
      perNetwork('signInPerNetwork', { onlyAfter: ['wrong_credentials'] }),
      succeeding,
      false,
    ],
    [
      'that counts failures alone: an error of ours',
      perNetwork('signInPerNetwork', { onlyAfter: ['wrong_credentials'] }),
      failing,
      false,
    ],
    [
      'that leaves out a refusal: that one',
      perNetwork('accountLookup', { notAfter: ['cv_not_found', 'cv_unreadable'] }),
      refusing('cv_unreadable'),
      false,
    ],
    [
      'that leaves out a refusal: another one',
      perNetwork('accountLookup', { notAfter: ['cv_not_found', 'cv_unreadable'] }),
      refusing('user_exists'),
      true,
    ],
    [
      'that leaves out a 503: a call that its deadline ended',
      perNetwork('accountLookup', { notAfter: ['unavailable'] }),
      timedOut,
      false,
    ],
    [
      'that leaves out a 503: an error of ours',
      perNetwork('accountLookup', { notAfter: ['unavailable'] }),
      failing,
      true,
    ],
    ['that counts every call: a call that its deadline ended', perNetwork('cvReading'), timedOut, true],
    [
      'that leaves out a refusal: a success',
      perNetwork('accountLookup', { notAfter: ['cv_not_found'] }),
      succeeding,
      true,
    ],
  ])('%s', async (_, limit, handle, isCounted) => {
    expect(await countedAfter(limit, handle)).toEqual(isCounted ? [limit.name] : [])
  })

  test('is given back for that limit alone', async () => {
    const { limiter, taken, givenBack } = aLimiter()
    const endpoint = endpointWith(
      perNetwork('accountLookup'),
      perNetwork('signInPerNetwork', { onlyAfter: ['wrong_credentials'] }),
    )
    await withinLimits({ endpoint, call: aCall, limiter, log }, succeeding)
    expect(givenBack).toEqual(taken.filter(({ name }) => name === 'signInPerNetwork'))
  })

  test('needs no second write where every limit counts the call', async () => {
    const { limiter, giveBack } = aLimiter()
    const parts = { endpoint: endpointWith(perNetwork('cvUpload')), call: aCall, limiter, log }
    await withinLimits(parts, succeeding)
    expect(giveBack).not.toHaveBeenCalled()
  })

  test('stays counted where giving it back fails: the call keeps its outcome, and the log has a warning', async () => {
    lines.length = 0
    const { limiter, giveBack } = aLimiter()
    giveBack.mockRejectedValue(new Error('throttled'))
    const endpoint = endpointWith(perNetwork('signInPerNetwork', { onlyAfter: ['wrong_credentials'] }))
    expect(await withinLimits({ endpoint, call: aCall, limiter, log }, succeeding)).toBe('answer')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', event: 'a counter was not given back' },
    ])
  })
})
