import { describe, expect, test } from 'vitest'
import { hasRunOut, isTimeToRenew, lifeOf } from './token-life.ts'

const minute = 60_000
const start = Date.UTC(2026, 0, 5, 9)
const life = { issuedAt: start, expiresAt: start + 60 * minute }

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenWith = (claims: unknown): string => `${part({ alg: 'HS256' })}.${part(claims)}.signature`

describe('the life of a token', () => {
  test('is read from the token itself', () => {
    expect(lifeOf(tokenWith({ sub: 'ÿ?>~', iat: start / 1000, exp: start / 1000 + 3600 }))).toEqual(life)
  })

  test.each([
    '',
    'a-token',
    'a.b.c',
    tokenWith({ iat: 1 }),
    tokenWith({ iat: '1', exp: 2 }),
    tokenWith(null),
  ])('is unknown for %j: the API decides whether the token is valid', (token) => {
    expect(lifeOf(token)).toBeUndefined()
    expect(hasRunOut(lifeOf(token), start)).toBe(false)
  })

  test('is over from its exp claim on', () => {
    expect(hasRunOut(life, life.expiresAt - 1)).toBe(false)
    expect(hasRunOut(life, life.expiresAt)).toBe(true)
  })
})

describe('a token is renewed', () => {
  const at = (minutes: number, seenAt = minutes, renewedAt?: number) =>
    isTimeToRenew(life, {
      now: start + minutes * minute,
      lastSeenAt: start + seenAt * minute,
      renewedAt: renewedAt === undefined ? undefined : start + renewedAt * minute,
    })

  test('when half of its life is over', () => {
    expect(at(29)).toBe(false)
    expect(at(30)).toBe(true)
    expect(at(59)).toBe(true)
  })

  test('in the second half for a candidate who was active in the first', () => {
    expect(at(30, 12)).toBe(true)
  })

  test('not for a candidate who was not active since it was issued', () => {
    expect(at(45, -1)).toBe(false)
  })

  test('not a second time within five minutes, even with a wrong clock', () => {
    expect(at(45, 45, 41)).toBe(false)
    expect(at(45, 45, 40)).toBe(true)
  })

  test("when the browser's clock is behind the API's by more than the tolerance", () => {
    expect(at(-120)).toBe(true)
    expect(at(-0.5)).toBe(false)
  })

  test('never when its times cannot be read', () => {
    expect(isTimeToRenew(undefined, { now: start, lastSeenAt: start, renewedAt: undefined })).toBe(false)
  })
})
