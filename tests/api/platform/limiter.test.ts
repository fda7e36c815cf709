import { once } from 'node:events'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { deadlineSignal, withinDeadline } from '#functions/platform/world/deadline.ts'
import { onceFor, seconds, secondsLeft, type Counter } from '#functions/platform/limits/guards.ts'
import { createLimiter, type Taken } from '#functions/platform/limits/limiter.ts'
import { dynamoAlone } from '#tests/support/dynamo-alone.ts'

const { dynamo, aName, written } = dynamoAlone()

let now: Date
beforeEach(() => {
  now = new Date('2026-11-21T09:00:00Z')
})
const later = (lateSeconds: number): Date => new Date(now.getTime() + lateSeconds * 1000)

describe('a limit', () => {
  const take = (counters: readonly Counter[]): Promise<Taken> =>
    createLimiter(dynamo(), 'guards', () => now).take(counters)
  const taken = async (counters: readonly Counter[], times: number): Promise<Taken[]> => {
    const all: Taken[] = []
    for (let time = 0; time < times; time += 1) all.push(await take(counters))
    return all
  }
  const counter = (name: Counter['name'] = 'forgotPassword'): Counter => ({ name, key: aName('caller') })
  const allowed = (all: readonly Taken[]): boolean[] => all.map((one) => one.allowed)

  test('allows as many as it says in a window, and then says when the window ends', async () => {
    const one = counter()
    now = later(600)
    expect(allowed(await taken([one], 3))).toEqual([true, true, true])
    expect(await take([one])).toEqual({ allowed: false, retryAfterSeconds: 3000, full: ['forgotPassword'] })
    now = later(2999)
    expect(await take([one])).toMatchObject({ allowed: false, retryAfterSeconds: 1 })
    now = later(1)
    expect(allowed([await take([one])])).toEqual([true])
  })

  test('that the operator has set allows as many as the setting says', async () => {
    const one = counter('registration')
    const limiter = createLimiter(dynamo(), 'guards', () => now, {
      registration: limits.registration.max + 2,
    })
    for (let call = 0; call < limits.registration.max + 2; call += 1)
      expect((await limiter.take([one])).allowed).toBe(true)
    expect(await limiter.take([one])).toMatchObject({ allowed: false, full: ['registration'] })
  })

  test('counts each caller apart', async () => {
    await taken([counter()], 3)
    expect(allowed([await take([counter()])])).toEqual([true])
  })

  test('that refuses counts no attempt in the other limits', async () => {
    const [full, other] = [counter(), counter('passwordChange')]
    await taken([full], 3)
    expect(allowed(await taken([full, other], 10))).toEqual(Array(10).fill(false))
    expect(allowed(await taken([other], 6))).toEqual([true, true, true, true, true, false])
  })

  test('of several that are full gives the longest time to wait, and names them', async () => {
    const [short, long] = [counter('signInPerAccount'), counter('forgotPassword')]
    await taken([short], limits.signInPerAccount.max)
    await taken([long], limits.forgotPassword.max)
    expect(await take([short, long, counter('enquiry')])).toEqual({
      allowed: false,
      retryAfterSeconds: 3600,
      full: ['signInPerAccount', 'forgotPassword'],
    })
  })

  test('gives an attempt back in the window that counted it', async () => {
    const one = counter()
    const [first] = await taken([one], 3)
    now = later(3600)
    await taken([one], 2)
    if (first?.allowed !== true) throw new Error('The first attempt was refused.')
    await first.giveBack([one])
    expect(allowed(await taken([one], 2))).toEqual([true, false])
  })

  test('gives back no more than was counted', async () => {
    const one = counter()
    const first = await take([one])
    if (!first.allowed) throw new Error('The first attempt was refused.')
    for (let time = 0; time < 5; time += 1) await first.giveBack([one])
    expect(allowed(await taken([one], 4))).toEqual([true, true, true, false])
  })

  test('allows a call without counters', async () => {
    expect(await take([])).toMatchObject({ allowed: true })
  })

  test('takes a call off again after the deadline of its request', async () => {
    const one = counter()
    const [, , third] = await taken([one], 3)
    if (third?.allowed !== true) throw new Error('The third call is refused.')
    await new Promise<void>((resolve, reject) => {
      const work = async (): Promise<void> => {
        await once(deadlineSignal()!, 'abort')
        await third.giveBack([one])
      }
      void withinDeadline(
        { milliseconds: 1 },
        () => work().then(resolve, reject),
        () => undefined,
      )
    })
    expect(allowed(await taken([one], 2))).toEqual([true, false])
  })

  test('has the seconds until its window ends', () => {
    const limit = { max: 1, windowSeconds: 900 }
    expect(secondsLeft(limit, new Date('2026-11-21T09:00:00.999Z'))).toBe(900)
    expect(secondsLeft(limit, new Date('2026-11-21T09:14:59Z'))).toBe(1)
    expect(secondsLeft(limit, new Date('2026-11-21T09:15:00Z'))).toBe(900)
  })

  test('has rows that expire with their window', async () => {
    const one = counter()
    now = later(600)
    await take([one])
    const start = seconds(later(-600))
    const { Item } = await dynamo().send(
      new GetCommand({ TableName: 'guards', Key: { id: `rate#${one.name}#${one.key}#${start}` } }),
    )
    expect(Item).toMatchObject({ used: 1, expiresAt: start + 3600 })
  })
})

test('a step that is allowed once is written once, until its key expires', async () => {
  const key = aName('key')
  expect(await written(onceFor('guards', key, 60, now))).toBe(true)
  expect(await written(onceFor('guards', key, 60, now))).toBe(false)
  expect(await written(onceFor('guards', key, 60, later(60)))).toBe(false)
  expect(await written(onceFor('guards', key, 60, later(61)))).toBe(true)
})
