import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Audience, Endpoint } from '#shared/platform/contract/endpoint.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import { ipAddressOf, refusalOf } from './caller.ts'
import { isOneOf, pseudonym } from './secret.ts'

const endpointFor = (auth: Audience): Endpoint => ({
  method: 'GET',
  path: '/books',
  auth,
  summary: 'Find books',
  response: z.unknown(),
})

type Headers = Record<string, string | undefined>

const refusal = (auth: Audience, headers: Headers, operator = false) =>
  refusalOf(endpointFor(auth), anEvent('GET /api/books', { headers, operator }), testSecrets)

describe('a caller of the site', () => {
  test.each<[string, Headers, boolean]>([
    ['with both secrets may call', {}, true],
    ['with the key that is being rotated out may call', { 'x-api-key': 'key-before' }, true],
    ['without the API key may not', { 'x-api-key': undefined }, false],
    ['with another API key may not', { 'x-api-key': 'key-never' }, false],
    ['that did not come through the edge may not', { 'x-origin-verify': undefined }, false],
    ['with another secret of the edge may not', { 'x-origin-verify': 'no edge' }, false],
    ['with the secrets exchanged may not', { 'x-api-key': 'edge', 'x-origin-verify': 'key-now' }, false],
  ])('%s', (_, headers, may) => {
    expect(refusal('public', headers)).toBe(may ? undefined : 'api_key_missing')
    expect(refusal('candidate', headers)).toBe(may ? undefined : 'api_key_missing')
  })

  test('is no operator, and an operator needs no API key', () => {
    expect(refusal('operator', {})).toBe('operators_only')
    const noSecrets = { 'x-api-key': undefined, 'x-origin-verify': undefined }
    expect(refusal('operator', noSecrets, true)).toBeUndefined()
    expect(refusal('public', noSecrets, true)).toBe('api_key_missing')
  })
})

describe("a caller's IP address", () => {
  const addressWith = (headers: Headers): string =>
    ipAddressOf(anEvent('GET /api/books', { headers }), testSecrets)

  test('is what the edge says, and the one of the connection without an edge', () => {
    expect(addressWith({ 'x-viewer-address': '198.51.100.7' })).toBe('198.51.100.7')
    expect(addressWith({})).toBe('192.0.2.1')
  })

  test.each([undefined, 'no edge'])(
    "is not read from the header of a caller without the edge's secret: %j",
    (secret) => {
      const headers = { 'x-viewer-address': '198.51.100.7', 'x-origin-verify': secret }
      expect(addressWith(headers)).toBe('192.0.2.1')
    },
  )
})

describe('a secret', () => {
  test('is one of the accepted values, the same on every call', () => {
    const accepted = ['one', 'two']
    for (let call = 0; call < 2; call += 1) {
      expect([isOneOf('one', accepted), isOneOf('two', accepted)]).toEqual([true, true])
      expect([isOneOf('three', accepted), isOneOf('', accepted), isOneOf('on', accepted)]).toEqual([
        false,
        false,
        false,
      ])
    }
    expect(isOneOf('one', ['two'])).toBe(false)
  })

  test('that is missing is none, even where an empty one is accepted', () => {
    expect(isOneOf(undefined, [''])).toBe(false)
    expect(isOneOf('one', [])).toBe(false)
  })
})

describe('a pseudonym', () => {
  test('is the same for the same text and secret, and reveals neither', () => {
    const one = pseudonym('198.51.100.7', ['secret', 'older'])
    expect(one).toMatch(/^[\w-]{16}$/)
    expect(pseudonym('198.51.100.7', ['secret'])).toBe(one)
    expect(pseudonym('198.51.100.8', ['secret'])).not.toBe(one)
    expect(pseudonym('198.51.100.7', ['another'])).not.toBe(one)
  })

  test('needs a secret', () => expect(pseudonym('198.51.100.7', [])).toBeUndefined())
})
