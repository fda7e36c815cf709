import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { keyRing } from '../config/key-ring.ts'
import { readToken, signToken } from './token.ts'
import { hourSeconds } from '#shared/platform/durations.ts'

const key = new TextEncoder().encode('a signing key of at least thirty-two bytes')
const oldKey = new TextEncoder().encode('an older key, which is still accepted here')
const ring = keyRing(
  'now',
  new Map([
    ['now', key],
    ['before', oldKey],
  ]),
)

const now = new Date('2026-11-21T09:00:00Z')
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)

const owner = { userId: 'user-1', signInId: 'sign-in-1' }
const read = (token: string, at = now) => readToken(ring, `Bearer ${token}`, at)

type Claims = Record<string, unknown>

/** A token with a valid signature and any claims. */
const signed = (claims: Claims, { kid = 'now', alg = 'HS256' }: { kid?: string; alg?: string } = {}) =>
  new SignJWT({
    sub: 'user-1',
    sid: 'sign-in-1',
    gen: 2,
    iss: 'merbok-site',
    aud: 'merbok-site/candidates',
    exp: later(hourSeconds).getTime() / 1000,
    ...claims,
  })
    .setProtectedHeader({ alg, kid })
    .sign(kid === 'before' ? oldKey : key)

describe('a token', () => {
  test('names its candidate, its sign-in and its generation', async () => {
    const token = await signToken(ring, { ...owner, generation: 4 }, now)
    expect(await read(token)).toEqual({ ...owner, generation: 4, expired: false })
    expect(await read(await signToken(ring, owner, now))).toMatchObject({ generation: 0 })
  })

  test('is signed by the current key for one hour, and for the candidates of this site alone', async () => {
    const token = await signToken(ring, owner, now)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: 'now', typ: 'JWT' })
    const issuedAt = now.getTime() / 1000
    expect(decodeJwt(token)).toEqual({
      sid: 'sign-in-1',
      gen: 0,
      sub: 'user-1',
      iss: 'merbok-site',
      aud: 'merbok-site/candidates',
      iat: issuedAt,
      exp: issuedAt + hourSeconds,
    })
  })

  test('is valid for a minute after its end, as the clocks of two hosts may differ', async () => {
    const token = await signToken(ring, owner, now)
    expect(await read(token, later(hourSeconds + 59))).toMatchObject({ expired: false })
    expect(await read(token, later(hourSeconds + 60))).toMatchObject({ ...owner, expired: true })
    expect(await read(token, later(30 * 24 * hourSeconds))).toMatchObject({ ...owner, expired: true })
  })

  test('of the key that is being rotated out is read', async () => {
    expect(await read(await signed({}, { kid: 'before' }))).toMatchObject(owner)
  })

  test('of an older version of the product has generation 0', async () => {
    expect(await read(await signed({ gen: undefined }))).toMatchObject({ generation: 0, expired: false })
  })
})

describe('a token is refused', () => {
  test.each<[string, Claims]>([
    ['without a candidate', { sub: undefined }],
    ['without a sign-in', { sid: undefined }],
    ['with a sign-in that is no text', { sid: 7 }],
    ['with a generation that is no number', { gen: 'all' }],
    ['without an expiry', { exp: undefined }],
    ['of another issuer', { iss: 'another-site' }],
    ['for another audience', { aud: 'merbok-site/recruiters' }],
    ['that is not valid yet', { nbf: later(120).getTime() / 1000 }],
  ])('%s', async (_, claims) => {
    expect(await read(await signed(claims))).toBeUndefined()
  })

  test.each<[string, Claims]>([
    ['without a candidate', { sub: undefined }],
    ['with a sign-in that is no text', { sid: 7 }],
    ['with a generation that is no number', { gen: 'all' }],
    ['of another issuer', { iss: 'another-site' }],
    ['for another audience', { aud: 'merbok-site/recruiters' }],
  ])('%s, also after it has expired', async (_, claims) => {
    expect(await read(await signed(claims), later(2 * hourSeconds))).toBeUndefined()
  })

  test('of another algorithm, of an unknown key or without the name of a key', async () => {
    expect(await read(await signed({}, { alg: 'HS384' }))).toBeUndefined()
    expect(await read(await signed({}, { kid: 'never' }))).toBeUndefined()
    const nameless = await new SignJWT({ sid: 'sign-in-1', sub: 'user-1' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key)
    expect(await read(nameless)).toBeUndefined()
  })

  test('with claims that do not match its signature', async () => {
    const [header = '', , signature = ''] = (await signed({})).split('.')
    const claims = Buffer.from(JSON.stringify({ ...decodeJwt(await signed({})), sub: 'user-2' }))
    expect(await read([header, claims.toString('base64url'), signature].join('.'))).toBeUndefined()
  })

  test.each([undefined, '', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Bearer nonsense', 'Bearer a.b.c'])(
    'that is missing or unreadable: %j',
    async (authorization) => {
      expect(await readToken(ring, authorization, now)).toBeUndefined()
    },
  )

  test('of another scheme, or with text around it', async () => {
    const token = await signToken(ring, owner, now)
    for (const header of [`Basic ${token}`, `x Bearer ${token}`, `Bearer ${token} x`, token])
      expect(await readToken(ring, header, now)).toBeUndefined()
  })
})

test('a broken key ring throws instead of refusing the token', async () => {
  const token = await signToken(ring, owner, now)
  const broken = { current: 'now', keys: new Map([['now', 'no bytes' as unknown as Uint8Array]]) }
  await expect(readToken(broken, `Bearer ${token}`, now)).rejects.toThrow(TypeError)
})
