import { expect, test, vi } from 'vitest'
import { createAuthenticate } from './authenticate.ts'
import { keyRing } from '../config/key-ring.ts'
import { signToken } from './token.ts'

const now = new Date('2026-11-21T09:00:00Z')
const ring = keyRing('now', new Map([['now', new Uint8Array(32).fill(7)]]))
const owner = { userId: 'user-1', signInId: 'sign-in-1' }

const aToken = async (): Promise<string> =>
  `Bearer ${await signToken(ring, { ...owner, generation: 2 }, now)}`

test('a token signs its candidate in while its sign-in is active', async () => {
  const isActive = vi.fn(async () => true)
  const authenticate = createAuthenticate(ring, isActive, () => now)
  expect(await authenticate(await aToken())).toEqual(owner)
  expect(isActive).toHaveBeenCalledExactlyOnceWith({ ...owner, generation: 2, expired: false })
})

test('a token of a sign-in that has ended is refused', async () => {
  const authenticate = createAuthenticate(
    ring,
    async () => false,
    () => now,
  )
  expect(await authenticate(await aToken())).toBeUndefined()
})

test('an expired or a wrong token is refused without reading the table', async () => {
  const isActive = vi.fn(async () => true)
  const twoHoursLater = new Date(now.getTime() + 2 * 3600 * 1000)
  const authenticate = createAuthenticate(ring, isActive, () => twoHoursLater)
  expect(await authenticate(await aToken())).toBeUndefined()
  expect(await authenticate('Bearer nonsense')).toBeUndefined()
  expect(await authenticate(undefined)).toBeUndefined()
  expect(isActive).not.toHaveBeenCalled()
})
