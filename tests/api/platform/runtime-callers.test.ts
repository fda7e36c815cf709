import { describe, expect, test } from 'vitest'
import { keyRing } from '#functions/platform/config/key-ring.ts'
import { readToken, signToken } from '#functions/platform/http/token.ts'
import { aLibrary, aToken, oldKey, ring, signingKey } from './runtime-library.ts'

const { call } = aLibrary()

describe('a token', () => {
  const signedIn = (token: string) => call('GET /api/mine', { headers: { authorization: `Bearer ${token}` } })

  test('gives the handler its candidate', async () => {
    expect(await signedIn(await aToken())).toMatchObject({
      status: 200,
      body: { data: { userId: 'user-1' } },
    })
  })

  test('signed with the key that is being rotated out is accepted', async () => {
    expect(await signedIn(await aToken({}, oldKey, 'before'))).toMatchObject({ status: 200 })
  })

  test('is accepted up to a minute after it expires', async () => {
    expect((await signedIn(await aToken({}, signingKey, 'now', -50))).status).toBe(200)
    expect((await signedIn(await aToken({}, signingKey, 'now', -70))).status).toBe(401)
  })

  test.each([
    ['of a sign-in that has ended', () => aToken({ sid: 'ended' })],
    ['signed with another key', () => aToken({}, oldKey, 'now')],
    ['that names an unknown key', () => aToken({}, signingKey, 'never')],
    ['without a sign-in', () => aToken({ sid: undefined })],
    ['for another audience', () => aToken({ aud: 'another' })],
    ['from another issuer', () => aToken({ iss: 'another' })],
    ['that is no JWT', async () => 'nonsense'],
    [
      'that claims to need no signature',
      async () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c2VyLTEiLCJzaWQiOiJzIn0.',
    ],
  ])('%s is refused', async (_, token) => {
    expect(await signedIn(await token())).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in', message: 'Authentication required. Please log in.' },
    })
  })

  test('a key below 32 bytes stops the function at its start', () => {
    expect(() => keyRing('now', new Map([['now', new Uint8Array(5)]]))).toThrow('shorter than 32 bytes')
  })

  test('a missing signing key stops the function at its start', () => {
    expect(() => keyRing('next', new Map([['now', signingKey]]))).toThrow('no signing key "next"')
  })

  test('that has expired is read, with the key that signed it', async () => {
    const names = { userId: 'user-1', signInId: 'sign-in-1' }
    const token = await signToken(ring, names, new Date('2026-11-21T09:00:00Z'))
    const late = new Date('2026-11-21T11:00:00Z')
    expect(await readToken(ring, `Bearer ${token}`, late)).toEqual({ ...names, generation: 0, expired: true })
    const other = keyRing('now', new Map([['now', oldKey]]))
    expect(await readToken(other, `Bearer ${token}`, late)).toBeUndefined()
  })
})

describe('an operator', () => {
  test('is authorised by an IAM signature, without the API key', async () => {
    expect(
      await call('POST /api/close', { operator: true, headers: { 'x-api-key': undefined } }),
    ).toMatchObject({ status: 200 })
  })

  test('is not authorised by the API key', async () => {
    expect(await call('POST /api/close')).toMatchObject({ status: 403, body: { code: 'operators_only' } })
  })
})

describe("a caller's IP address", () => {
  test.each([
    ["is the edge's header", { 'x-viewer-address': '198.51.100.7' }, '198.51.100.7'],
    ['can be IPv6', { 'x-viewer-address': '2001:db8::7' }, '2001:db8::7'],
    ["is the gateway's without an edge", {}, '192.0.2.1'],
  ])('%s', async (_, headers, ipAddress) => {
    expect(await call('GET /api/whoami', { headers })).toMatchObject({ body: { data: { ipAddress } } })
  })

  test('ignores the header without the origin secret', async () => {
    const headers = { 'x-origin-verify': undefined, 'x-viewer-address': '198.51.100.7' }
    expect(await call('POST /api/close', { operator: true, headers })).toMatchObject({
      body: { data: { ipAddress: '192.0.2.1' } },
    })
  })
})
