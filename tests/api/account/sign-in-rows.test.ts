import { describe, expect, test } from 'vitest'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { createGuardsByUser } from '#functions/platform/limits/guards-by-user.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { createKnownNetworks } from '#functions/platform/limits/known-networks.ts'
import { createMailedLinks } from '#functions/account/rows/mailed-links.ts'
import { createSignIns } from '#functions/account/rows/sign-ins.ts'
import { signInsAmong } from '#functions/account/rows/stored-sign-in.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { createUsers } from '#functions/account/rows/users.ts'
import { dynamoAlone } from '#tests/support/dynamo-alone.ts'
import { daySeconds } from '#shared/platform/durations.ts'

const { dynamo, aName, written } = dynamoAlone()

const now = new Date('2026-11-21T09:00:00Z')
const later = (lateSeconds: number): Date => new Date(now.getTime() + lateSeconds * 1000)

describe('a known network', () => {
  const networks = () => createKnownNetworks(dynamo(), 'guards')

  test('is known for 180 days to its account alone', async () => {
    const user = aName('user')
    expect(await networks().has(user, 'home', now)).toBe(false)
    await networks().note(user, 'home', now)
    expect(await networks().has(user, 'home', later(180 * daySeconds - 1))).toBe(true)
    expect(await networks().has(user, 'home', later(180 * daySeconds))).toBe(false)
    expect(await networks().has(user, 'elsewhere', now)).toBe(false)
    expect(await networks().has(aName('user'), 'home', now)).toBe(false)
  })

  test('stays known for as long after each sign-in', async () => {
    const user = aName('user')
    await networks().note(user, 'home', now)
    await networks().note(user, 'home', later(100 * daySeconds))
    expect(await networks().has(user, 'home', later(279 * daySeconds))).toBe(true)
  })
})

describe('an e-mailed link', () => {
  const links = () => createMailedLinks(dynamo(), 'guards')
  const kept = async (purpose: 'reset' | 'welcome' = 'reset') => {
    const [token, userId] = [aName('token'), aName('user')]
    await links().keep(token, { userId, epoch: 2, purpose, expiresAt: seconds(later(3600)) })
    return { token, userId }
  }

  test('is found until it expires', async () => {
    const { token, userId } = await kept('welcome')
    expect(await links().find(token, later(3599))).toMatchObject({ userId, epoch: 2, purpose: 'welcome' })
    expect(await links().find(token, later(3600))).toBeUndefined()
    expect(await links().find(aName('token'), now)).toBeUndefined()
  })

  test('is used up once, and not after it has expired', async () => {
    const [one, other] = [await kept(), await kept()]
    expect(await written(links().spendStep(one.token, now))).toBe(true)
    expect(await links().find(one.token, now)).toBeUndefined()
    expect(await written(links().spendStep(one.token, now))).toBe(false)
    expect(await written(links().spendStep(other.token, later(3600)))).toBe(false)
  })

  test('is not in the table, which has its hash', async () => {
    const { token, userId } = await kept()
    const rows = await createGuardsByUser(dynamo(), 'guards').of(userId)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a sign-in', () => {
  const signIns = () => createSignIns(dynamo(), { users: 'users', guards: 'guards' })

  /** An account of the epoch 2 with a sign-in for an hour. */
  async function begun(change: { epoch?: number } = {}) {
    const [userId, signInId] = [aName('user'), aName('sign-in')]
    const users = createUsers(dynamo(), 'users', systemRandom)
    const account = { id: userId, email: `${userId}@example.com`, name: 'Aisyah', epoch: 2, createdAt: '' }
    await users.create(account as StoredUser)
    await signIns().begin(signInId, {
      userId,
      epoch: change.epoch ?? 2,
      startedAt: now.toISOString(),
      expiresAt: seconds(later(3600)),
      remembered: false,
    })
    const active = (at = now) => signIns().findActive({ userId, signInId }, at)
    return { userId, signInId, active }
  }

  test("is active until it expires, with the first token's number", async () => {
    const { userId, active } = await begun()
    expect(await active(later(3599))).toMatchObject({ userId, generation: 0, arrived: 0, remembered: false })
    expect(await active(later(3600))).toBeUndefined()
  })

  test('is not active with another account, another epoch or without an account', async () => {
    const [one, other] = [await begun(), await begun({ epoch: 1 })]
    expect(await signIns().findActive({ userId: other.userId, signInId: one.signInId }, now)).toBeUndefined()
    expect(await other.active()).toBeUndefined()
    expect(await signIns().findActive({ userId: 'nobody', signInId: one.signInId }, now)).toBeUndefined()
    expect(await signIns().findActive({ userId: one.userId, signInId: 'none' }, now)).toBeUndefined()
  })

  test('cannot overwrite another one', async () => {
    const { signInId, userId } = await begun()
    const again = { userId, epoch: 9, startedAt: '', expiresAt: 9e9, remembered: true }
    await expect(signIns().begin(signInId, again)).rejects.toThrow('conditional request failed')
  })

  test('is renewed by one of two concurrent calls, which numbers the next token', async () => {
    const { active } = await begun()
    const found = await active()
    if (found === undefined) throw new Error('The sign-in is active.')
    const renewed = await Promise.all([signIns().renew(found, now), signIns().renew(found, now)])
    expect(renewed.toSorted()).toEqual([false, true])
    expect(await active()).toMatchObject({ generation: 1, renewedAt: now.toISOString() })
  })

  test('of an older version, without a number, is renewed once', async () => {
    const { active, signInId } = await begun()
    const found = await active()
    if (found === undefined) throw new Error('The sign-in is active.')
    const { generation: _, arrived: __, ...older } = found
    const row = { ...older, id: `sign-in#${signInId}` }
    expect(await written({ Put: { TableName: 'guards', Item: row } })).toBe(true)
    expect(await active()).toMatchObject({ generation: 0, arrived: 0 })
    expect(await signIns().renew({ ...found, generation: 1 }, now)).toBe(false)
    expect(await signIns().renew(found, now)).toBe(true)
    expect(await signIns().renew(found, now)).toBe(false)
  })

  test('keeps the number of the token that has arrived', async () => {
    const { active } = await begun()
    const found = await active()
    if (found === undefined) throw new Error('The sign-in is active.')
    await signIns().noteArrival(found, 4)
    expect(await active()).toMatchObject({ arrived: 4 })
  })

  test('that has ended is not active, and neither renewed nor noted again', async () => {
    const { active, signInId } = await begun()
    const found = await active()
    if (found === undefined) throw new Error('The sign-in is active.')
    await signIns().end(signInId)
    expect(await active()).toBeUndefined()
    expect(await signIns().renew(found, now)).toBe(false)
    await signIns().noteArrival(found, 1)
    expect(await active()).toBeUndefined()
  })

  test('is distinguished from the other guards of its candidate, which are deleted together', async () => {
    const { userId, active } = await begun()
    await createKnownNetworks(dynamo(), 'guards').note(userId, 'home', now)
    const guards = createGuardsByUser(dynamo(), 'guards')
    const rows = await guards.of(userId)
    expect(rows).toHaveLength(2)
    expect(signInsAmong(rows)).toMatchObject([{ userId, epoch: 2 }])
    const link = { ...rows.find((row) => 'remembered' in row), id: 'link#1' }
    expect(signInsAmong([...rows, link])).toHaveLength(1)
    await guards.remove(userId)
    expect(await guards.of(userId)).toEqual([])
    expect(await active()).toBeUndefined()
  })
})
