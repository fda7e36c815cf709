import { describe, expect, test } from 'vitest'
import {
  countedByHandler,
  perAccount,
  perAccountAndNetwork,
  perCandidate,
  perEmail,
  perNetwork,
  type DeclaredLimit,
} from '#shared/platform/contract/limits.ts'
import { aCall, endpointWith } from '#tests/support/limited-endpoint.ts'
import { handlerCounters, type Call } from './limits.ts'

describe('a limit counts', () => {
  const keyFor = (limit: DeclaredLimit, more: Partial<Call> = {}): string | undefined =>
    handlerCounters(endpointWith({ ...limit, countedBy: 'handler' }), { ...aCall, ...more })[0]?.key
  const isShared = (limit: DeclaredLimit, one: Partial<Call>, other: Partial<Call>): boolean =>
    keyFor(limit, one) === keyFor(limit, other)

  test.each<[string, DeclaredLimit, Partial<Call>, Partial<Call>, boolean]>([
    ['networks apart', perNetwork('enquiry'), { ipAddress: '192.0.2.1' }, { ipAddress: '192.0.2.2' }, false],
    [
      'one network over all its callers',
      perNetwork('enquiry'),
      { userId: 'user-2' },
      { email: 'b@example.com' },
      true,
    ],
    [
      'spellings of one e-mail address together',
      perEmail('forgotPassword'),
      { email: 'Aisyah@Example.com ' },
      { ipAddress: '192.0.2.2' },
      true,
    ],
    ['e-mail addresses apart', perEmail('forgotPassword'), { email: 'a@example.com' }, {}, false],
    ['candidates apart', perCandidate('applying'), { userId: 'user-2' }, {}, false],
    ['a candidate over all networks', perCandidate('applying'), { ipAddress: '192.0.2.2' }, {}, true],
    ['accounts apart', perAccount('signInByStrangers'), { account: 'a 0' }, { account: 'b 0' }, false],
    [
      'an account over all networks',
      perAccount('signInByStrangers'),
      { account: 'a 0', ipAddress: '192.0.2.2' },
      { account: 'a 0' },
      true,
    ],
    [
      'an account of each network apart',
      perAccountAndNetwork('signInPerAccount'),
      { account: 'a 0', ipAddress: '192.0.2.2' },
      { account: 'a 0' },
      false,
    ],
    [
      'accounts of one network apart',
      perAccountAndNetwork('signInPerAccount'),
      { account: 'a 0' },
      { account: 'b 0' },
      false,
    ],
  ])('%s', (_, limit, one, other, shared) => {
    expect(isShared(limit, one, other)).toBe(shared)
  })

  test('by hashes that identify no candidate', () => {
    const keys = [
      keyFor(perEmail('forgotPassword')),
      keyFor(perCandidate('applying')),
      keyFor(perAccount('signInByStrangers'), { account: 'aisyah' }),
      keyFor(perAccountAndNetwork('signInPerAccount'), { account: 'aisyah' }),
    ]
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test.each<[string, DeclaredLimit, Partial<Call>]>([
    ['e-mail address', perEmail('forgotPassword'), { email: undefined }],
    ['candidate', perCandidate('applying'), { userId: undefined }],
    ['account', perAccount('signInByStrangers'), {}],
    ['account in this network', perAccountAndNetwork('signInPerAccount'), {}],
  ])('nothing without an %s: it throws instead of sharing a counter', (_, limit, more) => {
    expect(() => keyFor(limit, more)).toThrow(`"${limit.name}" counts per ${limit.key}`)
  })

  test('for the handler only what its endpoint leaves to it', () => {
    const endpoint = endpointWith(perNetwork('registration'), countedByHandler(perNetwork('enquiry')))
    expect(handlerCounters(endpoint, aCall).map(({ name }) => name)).toEqual(['enquiry'])
  })
})
