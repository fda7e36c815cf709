import { describe, expect, test } from 'vitest'
import { keyRing } from '#functions/http/key-ring.ts'
import { readToken, signToken } from '#functions/http/token.ts'
import { aLibrary, aToken, oldKey, ring, sessionKey } from './runtime-library.ts'

const { call } = aLibrary()

describe('a signed-in session', () => {
  const signedIn = (token: string) => call('GET /api/mine', { headers: { authorization: `Bearer ${token}` } })

  test('reaches the handler as its user', async () => {
    expect(await signedIn(await aToken())).toMatchObject({
      status: 200,
      body: { data: { userId: 'user-1' } },
    })
  })

  test('signed with the key that is being rotated out is accepted', async () => {
    expect(await signedIn(await aToken({}, oldKey, 'before'))).toMatchObject({ status: 200 })
  })

  test('is accepted with a clock that is off by less than a minute, and not more', async () => {
    expect((await signedIn(await aToken({}, sessionKey, 'now', -50))).status).toBe(200)
    expect((await signedIn(await aToken({}, sessionKey, 'now', -70))).status).toBe(401)
  })

  test.each([
    ['that has ended', () => aToken({ sid: 'ended' })],
    ['signed with another key', () => aToken({}, oldKey, 'now')],
    ['that names an unknown key', () => aToken({}, sessionKey, 'never')],
    ['without a session in it', () => aToken({ sid: undefined })],
    ['for another audience', () => aToken({ aud: 'somebody-else' })],
    ['from another issuer', () => aToken({ iss: 'somebody-else' })],
    ['that is no token', async () => 'nonsense'],
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

  test('a key too short to be a secret stops the function at its start', () => {
    expect(() => keyRing('now', new Map([['now', new Uint8Array(5)]]))).toThrow('shorter than 32 bytes')
  })

  test('cannot be signed for with a key that is not there', () => {
    expect(() => keyRing('next', new Map([['now', sessionKey]]))).toThrow('no session key "next"')
  })

  test('that has run out still says whose it was, and only to who holds the key', async () => {
    const names = { userId: 'user-1', sessionId: 'session-1' }
    const token = await signToken(ring, names, new Date('2026-11-21T09:00:00Z'))
    const late = new Date('2026-11-21T11:00:00Z')
    expect(await readToken(ring, `Bearer ${token}`, late)).toEqual({ ...names, expired: true })
    const other = keyRing('now', new Map([['now', oldKey]]))
    expect(await readToken(other, `Bearer ${token}`, late)).toBeUndefined()
  })
})

describe('an operator', () => {
  test('is let in by an IAM signature, without our API key', async () => {
    expect(
      await call('POST /api/close', { operator: true, headers: { 'x-api-key': undefined } }),
    ).toMatchObject({ status: 200 })
  })

  test('is not let in by the API key alone', async () => {
    expect(await call('POST /api/close')).toMatchObject({ status: 403, body: { code: 'operators_only' } })
  })
})

describe('the address of a caller', () => {
  test.each([
    ['is what the edge says', { 'x-viewer-address': '198.51.100.7' }, '198.51.100.7'],
    ['may be of IPv6', { 'x-viewer-address': '2001:db8::7' }, '2001:db8::7'],
    ['is the gateway’s without an edge', {}, '192.0.2.1'],
  ])('%s', async (_, headers, address) => {
    expect(await call('GET /api/whoami', { headers })).toMatchObject({ body: { data: { address } } })
  })

  test('is not believed from anybody else', async () => {
    const headers = { 'x-origin-verify': undefined, 'x-viewer-address': '198.51.100.7' }
    expect(await call('POST /api/close', { operator: true, headers })).toMatchObject({
      body: { data: { address: '192.0.2.1' } },
    })
  })
})
