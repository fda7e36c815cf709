import { expect, test } from 'vitest'
import { isTransient } from './transient-errors.ts'

const named = (name: string): Error => Object.assign(new Error('failed'), { name })
const coded = (code: unknown): Error => Object.assign(new Error('failed'), { code })

test.each([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'TransactionCanceledException',
  'LimitExceededException',
  'ServiceUnavailable',
  'TimeoutError',
  'AbortError',
])('%s is transient', (name) => expect(isTransient(named(name))).toBe(true))

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT'])(
  'the connection error %s is transient',
  (code) => {
    expect(isTransient(coded(code))).toBe(true)
  },
)

test('any other error is not transient', () => {
  expect(isTransient(named('TypeError'))).toBe(false)
  expect(isTransient(named('ValidationException'))).toBe(false)
  expect(isTransient(coded('EACCES'))).toBe(false)
  expect(isTransient(coded(7))).toBe(false)
  expect(isTransient('ThrottlingException')).toBe(false)
  expect(isTransient({ name: 'ThrottlingException' })).toBe(false)
})
