import { describe, expect, test } from 'vitest'
import { interviews } from '#shared/interview/contract/interviews.ts'
import { errors, type ErrorCode } from '#shared/platform/contract/errors.ts'
import { factsOf } from '#shared/platform/contract/facts.ts'
import { refusalIn } from '#shared/platform/contract/failed-answer.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { failureIn } from '../../form/words.ts'
import { startWords, withdrawalWords } from './interview-words.ts'

const body = (code: ErrorCode) => ({
  success: false,
  code,
  message: errors[code].text,
  detail: errors[code].text,
})
const start = (code: ErrorCode) =>
  failureIn(
    refusalIn(factsOf(interviews.create), { status: errors[code].status, body: body(code) }),
    startWords,
  ).message
const withdraw = (code: ErrorCode) =>
  failureIn(
    refusalIn(factsOf(interviews.unapply), { status: errors[code].status, body: body(code) }),
    withdrawalWords,
  ).message

describe('an interview that does not start', () => {
  test.each(['internal', 'unavailable', 'not_signed_in'] as const)('asks to try again after %s', (code) =>
    expect(start(code)).toBe('Failed to start interview. Please try again.'),
  )

  test('asks to try again without an answer', () =>
    expect(failureIn(new ApiRefusal('no_answer', {}), startWords).message).toBe(
      'Failed to start interview. Please try again.',
    ))

  test.each(['job_closed', 'job_expired', 'application_decided', 'no_interviews_left'] as const)(
    'gives the reason after %s',
    (code) => expect(start(code)).toBe(errors[code].text),
  )
})

describe('an application that is not withdrawn', () => {
  test('says that it is decided', () =>
    expect(withdraw('application_decided')).toBe(errors.application_decided.text))

  test('says that another tab withdrew it', () =>
    expect(withdraw('interview_not_found')).toBe('This application has already been withdrawn.'))

  test('asks to try again otherwise', () =>
    expect(withdraw('internal')).toBe('Your application was not withdrawn. Please try again.'))
})
