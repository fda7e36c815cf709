import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { keyRing } from '#functions/platform/config/key-ring.ts'
import { signToken } from '#functions/platform/http/token.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createAuthentication } from './authentication.ts'

const now = new Date('2026-11-21T09:00:00Z')
const ring = keyRing('now', new Map([['now', new Uint8Array(32).fill(7)]]))
const owner = { userId: 'user-1', signInId: 'sign-in-1' }

type Row = Record<string, unknown>

const signIn: Row = {
  id: 'sign-in#sign-in-1',
  userId: 'user-1',
  epoch: 3,
  startedAt: now.toISOString(),
  expiresAt: now.getTime() / 1000 + 3600,
  remembered: false,
  generation: 2,
  arrived: 1,
}

type Wanted = { change?: Row; epoch?: number; generation?: number; notesArrival?: boolean }

/** The user that a token authenticates, and the generations that were noted. */
async function authenticated({ change = {}, epoch = 3, generation = 2, notesArrival = true }: Wanted) {
  const noted: unknown[] = []
  const dynamo = {
    async send(command: unknown) {
      if (command instanceof GetCommand)
        return { Item: command.input.TableName === 'users' ? { epoch } : { ...signIn, ...change } }
      if (command instanceof UpdateCommand)
        noted.push(command.input.ExpressionAttributeValues?.[':generation'])
      return {}
    },
  } as unknown as Dynamo
  const authenticate = createAuthentication({
    dynamo,
    tables: { users: 'users', guards: 'guards' },
    ring,
    clock: () => now,
    notesArrival,
  })
  const token = await signToken(ring, { ...owner, generation }, now)
  return { user: await authenticate(`Bearer ${token}`), noted }
}

describe('authentication', () => {
  test('accepts the token of an active sign-in', async () => {
    expect((await authenticated({})).user).toEqual(owner)
  })

  test.each<[string, Wanted]>([
    ['has ended', { change: { expiresAt: now.getTime() / 1000 } }],
    ['began before the last change of the password', { epoch: 4 }],
    ['belongs to another account', { change: { userId: 'user-2' } }],
  ])('refuses the token of a sign-in that %s', async (_, wanted) => {
    expect(await authenticated(wanted)).toEqual({ user: undefined, noted: [] })
  })
})

describe('the first call with a new token', () => {
  test('is noted, so that the previous token can no longer be renewed', async () => {
    expect((await authenticated({})).noted).toEqual([2])
  })

  test('is noted once, and not with an older token', async () => {
    expect((await authenticated({ change: { arrived: 2 } })).noted).toEqual([])
    expect((await authenticated({ generation: 1 })).noted).toEqual([])
  })

  test('is not noted by a function that may not write sign-ins', async () => {
    expect(await authenticated({ notesArrival: false })).toEqual({ user: owner, noted: [] })
  })
})
