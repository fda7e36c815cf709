import { describe, expect, test } from 'vitest'
import { errors } from '#shared/platform/contract/errors.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { offlineHint } from '../../form/unloaded.ts'
import { applyFailure, statusFailure } from './apply-words.ts'

const refusal = (code: 'job_closed' | 'job_expired' | 'internal' | 'not_signed_in', text?: string) =>
  new ApiRefusal(code, { status: errors[code].status, text })

describe('a failure while applying', () => {
  test('that requires a sign-in asks to log in', () => {
    const asked = { message: 'Please log in to continue with your interview.', code: 'not_signed_in' }
    expect(applyFailure(refusal('not_signed_in', errors.not_signed_in.text))).toEqual(asked)
    expect(statusFailure(refusal('not_signed_in', errors.not_signed_in.text))).toEqual(asked)
  })

  test.each(['job_closed', 'job_expired'] as const)('shows the message of %s', (code) => {
    expect(applyFailure(refusal(code, errors[code].text))).toEqual({ message: errors[code].text, code })
  })

  test('shows its own message', () => {
    expect(applyFailure(refusal('internal', 'The room is on fire')).message).toBe('The room is on fire')
  })

  test('without a message says that the request failed', () => {
    expect(applyFailure(refusal('internal')).message).toBe('Failed to process request')
  })

  test.each([new ApiRefusal('no_answer', { clientMessage: 'Failed to fetch' }), new TypeError('no module')])(
    'without an answer says what to check: %s',
    (error) => {
      expect(applyFailure(error)).toEqual({
        message: 'Failed to process request',
        hint: offlineHint,
        code: 'no_answer',
      })
    },
  )
})
