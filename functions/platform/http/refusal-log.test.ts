import { describe, expect, test } from 'vitest'
import { Refusal, type ErrorCode, type RefusalDetails } from '#shared/platform/contract/errors.ts'
import { countedIn } from '#tests/support/counted.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import type { Call } from './limits.ts'
import { createLog } from '../log/log.ts'
import { noteRefusal } from './refusal-log.ts'

const call: Call = { ipAddress: '192.0.2.1', email: 'aisyah@example.com', userId: 'user-1' }

type Wanted = { call?: Call | undefined; details?: RefusalDetails; viewer?: string; originSecrets?: string[] }

/** The log's lines after a refusal. */
function linesAfter(code: ErrorCode, wanted: Wanted = {}): Record<string, unknown>[] {
  const lines: string[] = []
  const headers = wanted.viewer === undefined ? {} : { 'x-viewer-address': wanted.viewer }
  noteRefusal(new Refusal(code, wanted.details), {
    event: anEvent('POST /api/auth/login', { headers }),
    call: 'call' in wanted ? wanted.call : call,
    secrets: { ...testSecrets, originSecrets: wanted.originSecrets ?? testSecrets.originSecrets },
    log: createLog({}, (line) => lines.push(line)),
  })
  return lines.map((line) => JSON.parse(line))
}

describe('a refusal leaves a warning', () => {
  test.each<ErrorCode>([
    'wrong_credentials',
    'api_key_missing',
    'operators_only',
    'too_many_attempts',
    'wrong_current_password',
    'link_spent',
  ])('of %s, which can indicate an attack', (code) => {
    expect(linesAfter(code)).toMatchObject([{ level: 'warn', event: 'refused', code, userId: 'user-1' }])
  })

  test.each<ErrorCode>(['not_signed_in', 'invalid_request', 'not_found', 'email_taken', 'cv_too_large'])(
    'but not of %s, which indicates none',
    (code) => {
      expect(linesAfter(code)).toEqual([])
    },
  )

  test.each<[ErrorCode, string | undefined]>([
    ['wrong_credentials', 'SignInsFailed'],
    ['too_many_attempts', 'CallsLimited'],
    ['too_many_requests', 'CallsLimited'],
    ['interviewer_busy', undefined],
    ['api_key_missing', undefined],
  ])('of %s counts in the metric %s', (code, metric) => {
    expect(countedIn(linesAfter(code).map((line) => JSON.stringify(line)))).toEqual(
      metric === undefined ? [] : [metric],
    )
  })

  test('names the limits that are full', () => {
    const details = { limits: ['signInPerAccount', 'signInPerNetwork'] } as const
    expect(linesAfter('too_many_attempts', { details })).toMatchObject([
      { limits: 'signInPerAccount signInPerNetwork' },
    ])
  })

  test('without an IP address or an e-mail address in it', () => {
    const [line] = linesAfter('wrong_credentials')
    expect(JSON.stringify(line)).not.toMatch(/192\.0\.2\.1|aisyah|example/)
    expect(line).toMatchObject({
      network: expect.stringMatching(/^[\w-]{16}$/),
      account: expect.stringMatching(/^[\w-]{16}$/),
    })
  })

  test('with the same pseudonyms for one network and one account', () => {
    const from = (viewer: string, email = 'aisyah@example.com') =>
      linesAfter('wrong_credentials', { viewer, call: { ...call, email } })[0]
    const first = from('198.51.100.7')
    expect(from('198.51.100.7', 'AISYAH@example.com')).toMatchObject({
      network: first?.['network'],
      account: first?.['account'],
    })
    expect(from('198.51.100.8')?.['network']).not.toBe(first?.['network'])
    expect(from('198.51.100.7', 'siti@example.com')?.['account']).not.toBe(first?.['account'])
  })

  test('also before the call was read, and without a secret', () => {
    const [unread] = linesAfter('api_key_missing', { call: undefined })
    expect(unread).not.toHaveProperty('account')
    expect(unread).not.toHaveProperty('userId')
    expect(linesAfter('wrong_credentials', { originSecrets: [] })[0]).not.toHaveProperty('network')
  })
})
