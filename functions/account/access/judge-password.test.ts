import { argon2Sync } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LimitName } from '#shared/platform/contract/limits.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import type { Counter } from '#functions/platform/limits/guards.ts'
import type { Limiter } from '#functions/platform/limits/limiter.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { judgePassword, type Judgement } from './judge-password.ts'

const password = 'eight racks in 1 row'
const now = new Date('2026-11-21T09:00:00Z')
const home = '198.51.100.7'
const elsewhere = '198.51.100.8'

/** Of a low cost: a hash is verified with the cost that it was stored with. */
function storedHash(): string {
  const salt = Buffer.alloc(15, 7)
  const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 15 }
  const hash = argon2Sync('argon2id', { message: password, nonce: salt, ...cost })
  return `$argon2id$v=19$m=64,t=1,p=1$${salt.toString('base64')}$${hash.toString('base64')}`
}

const owner = {
  id: 'user-1',
  email: 'Aisyah@Example.com',
  passwordHash: storedHash(),
  epoch: 3,
} as StoredUser

/** What is counted for each limit, which limits are full, and the networks that the account was signed in to from. */
let counted: Map<LimitName, number>
let full: Set<LimitName>
let known: string[]
let accountsCounted: string[]
beforeEach(() => {
  counted = new Map()
  full = new Set()
  known = []
  accountsCounted = []
})

const count = (counters: readonly Counter[], by: number): void => {
  for (const { name } of counters) counted.set(name, (counted.get(name) ?? 0) + by)
}

const limiter: Limiter = {
  async take(counters) {
    const refusing = counters.map(({ name }) => name).filter((name) => full.has(name))
    if (refusing.length > 0) return { allowed: false, retryAfterSeconds: 840, full: refusing }
    count(counters, 1)
    return { allowed: true, giveBack: async (some) => count(some, -1) }
  },
}

const appWith = (users: readonly StoredUser[]) =>
  ({
    users: { byEmail: async (email: string) => users.find((user) => user.email === email) },
    limiter,
    clock: () => now,
    passwordCost: { memoryKibibytes: 64, passes: 1, parallelism: 1 },
    knownNetworks: {
      note: async (userId: string, network: string) => void known.push(`${userId} ${network}`),
      has: async (userId: string, network: string, at: Date) =>
        at === now && known.includes(`${userId} ${network}`),
    },
  }) as unknown as Accounts

type Wanted = { email?: string; password?: string; ipAddress?: string; users?: StoredUser[] }

const judged = (wanted: Wanted = {}): Promise<Judgement<StoredUser>> =>
  judgePassword(
    {
      email: wanted.email ?? owner.email,
      password: wanted.password ?? password,
      ipAddress: wanted.ipAddress ?? home,
      countersFor: ({ account }) => {
        accountsCounted.push(account)
        return [
          { name: 'signInPerAccount', key: 'account and network' },
          { name: 'signInByStrangers', key: 'account' },
        ]
      },
    },
    appWith(wanted.users ?? [owner]),
  )

const countedNow = (): Record<string, number> =>
  Object.fromEntries([...counted].filter(([, number]) => number !== 0))

const bothOnce = { signInPerAccount: 1, signInByStrangers: 1 }

describe('the right password', () => {
  test('signs in, counts as no failure, and makes its network a known one', async () => {
    expect(await judged()).toEqual({ kind: 'right', user: owner })
    expect(countedNow()).toEqual({})
    expect(known).toEqual([`user-1 ${networkIdentity(home)}`])
  })
})

describe('a failure is counted, for its network and for all networks together', () => {
  test('with a wrong password', async () => {
    expect(await judged({ password: 'nine nodes and 1 switch' })).toEqual({ kind: 'wrong' })
    expect(countedNow()).toEqual(bothOnce)
    expect(known).toEqual([])
  })

  test('with an unknown e-mail address, in the same way', async () => {
    expect(await judged({ email: 'nobody@example.com' })).toEqual({ kind: 'wrong' })
    expect(countedNow()).toEqual(bothOnce)
  })

  test('with an account that has no password yet', async () => {
    const { passwordHash: _, ...unset } = owner
    expect(await judged({ users: [unset] })).toEqual({ kind: 'wrong' })
    expect(countedNow()).toEqual(bothOnce)
  })
})

describe('a network that has failed too often at the account', () => {
  test('is refused even with the right password, with the seconds to wait', async () => {
    full.add('signInPerAccount')
    known.push(`user-1 ${networkIdentity(home)}`)
    expect(await judged()).toEqual({
      kind: 'limited',
      retryAfterSeconds: 840,
      limits: ['signInPerAccount'],
    })
  })

  test('does not use up the failures of all networks together', async () => {
    full.add('signInPerAccount')
    await judged({ password: 'nine nodes and 1 switch' })
    expect(countedNow()).toEqual({})
  })
})

describe('while strangers have used up the failures of all networks together', () => {
  beforeEach(() => {
    full.add('signInByStrangers')
  })

  test('a network without an earlier sign-in is refused, and loses none of its own attempts', async () => {
    known.push(`user-1 ${networkIdentity(home)}`)
    expect(await judged({ ipAddress: elsewhere })).toEqual({
      kind: 'limited',
      retryAfterSeconds: 840,
      limits: ['signInByStrangers'],
    })
    expect(countedNow()).toEqual({})
  })

  test('the owner signs in from a known network', async () => {
    known.push(`user-1 ${networkIdentity(home)}`)
    expect(await judged()).toEqual({ kind: 'right', user: owner })
    expect(countedNow()).toEqual({})
  })

  test('a known network still has its own attempts counted', async () => {
    known.push(`user-1 ${networkIdentity(home)}`)
    expect(await judged({ password: 'nine nodes and 1 switch' })).toEqual({ kind: 'wrong' })
    expect(countedNow()).toEqual({ signInPerAccount: 1 })
  })

  test("a network that another account is known from is a stranger's", async () => {
    known.push(`user-2 ${networkIdentity(home)}`)
    expect(await judged()).toMatchObject({ kind: 'limited' })
  })

  test('an unknown e-mail address is refused like a known one', async () => {
    expect(await judged({ email: 'nobody@example.com' })).toMatchObject({ kind: 'limited' })
  })
})

describe('attempts are counted', () => {
  test('for one account however its e-mail address is written', async () => {
    await judged({ email: ' AISYAH@example.com', users: [] })
    await judged({ email: 'aisyah@example.com', users: [] })
    expect(accountsCounted[0]).toBe(accountsCounted[1])
  })

  test('anew after a new password, which raises the epoch', async () => {
    await judged()
    await judged({ users: [{ ...owner, epoch: 4 }] })
    await judged({ users: [] })
    expect(accountsCounted).toEqual(['aisyah@example.com 3', 'aisyah@example.com 4', 'aisyah@example.com 0'])
  })
})
