import { expect, test, vi } from 'vitest'
import { keyRing } from '#functions/platform/config/key-ring.ts'
import { readToken } from '#functions/platform/http/token.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { beginSignIn, signedInUserOf } from './begin-sign-in.ts'
import { linkSeconds, signInSeconds, unprovedSeconds } from './lifetimes.ts'

const now = new Date('2026-11-21T09:00:00.500Z')
const nowSeconds = Math.floor(now.getTime() / 1000)
const ring = keyRing('now', new Map([['now', new Uint8Array(32).fill(7)]]))
const user = {
  id: 'user-1',
  email: 'aisyah@example.com',
  name: 'Aisyah',
  epoch: 4,
  passwordHash: 'secret',
} as StoredUser

async function begun(isRemembered: boolean) {
  const begin = vi.fn(async () => {})
  const app = { ring, clock: () => now, random: { id: () => 'sign-in-1' }, signIns: { begin } }
  const token = await beginSignIn(user, isRemembered, app as unknown as Accounts)
  return { begin, token }
}

test.each([
  ['usual', false, 12 * 3600],
  ['remembered', true, 30 * 24 * 3600],
])('a %s sign-in is stored before its token is given, with its end', async (_, remembered, seconds) => {
  const { begin } = await begun(remembered)
  expect(begin).toHaveBeenCalledExactlyOnceWith('sign-in-1', {
    userId: 'user-1',
    epoch: 4,
    startedAt: now.toISOString(),
    expiresAt: nowSeconds + seconds,
    remembered,
  })
})

test('its token has generation 0 and expires after an hour', async () => {
  const { token } = await begun(false)
  const first = { userId: 'user-1', signInId: 'sign-in-1', generation: 0 }
  expect(await readToken(ring, `Bearer ${token}`, now)).toEqual({ ...first, expired: false })
  const late = new Date(now.getTime() + 2 * 3600 * 1000)
  expect(await readToken(ring, `Bearer ${token}`, late)).toEqual({ ...first, expired: true })
})

test('the answer has id, e-mail address and name, and nothing else of the account', () => {
  expect(signedInUserOf(user)).toEqual({ id: 'user-1', email: 'aisyah@example.com', name: 'Aisyah' })
})

test('sign-ins last 12 hours or 30 days, links an hour or 7 days, unproved accounts 7 days', () => {
  expect(signInSeconds).toEqual({ usual: 43_200, remembered: 2_592_000 })
  expect(unprovedSeconds).toBe(604_800)
  expect(linkSeconds).toEqual({ reset: 3600, welcome: 604_800, confirm: 604_800, first: 604_800 })
})
