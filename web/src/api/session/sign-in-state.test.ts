import { describe, expect, test } from 'vitest'
import { errors } from '#shared/contract/errors.ts'
import { signInNotices } from './sign-in-notices.ts'
import { destinationOf, handedOn, readSignInState } from './sign-in-state.ts'
import { stateAfterEnd } from './state-after-end.ts'

const after = (state: unknown) => destinationOf(readSignInState(state))
const back = { justSignedIn: true }

describe('signing in leads', () => {
  test.each([undefined, null, 'text', 7, [], {}, { from: 7 }, { from: null }, { jobId: {} }])(
    'to the dashboard where the state is %j',
    (state) => expect(after(state)).toEqual({ to: '/dashboard', state: back }),
  )

  test.each([
    '/dashboard',
    '/dashboard?tab=profile',
    '/careers/job-1',
    '/interview/aB_9-x',
    '/interview/job-1?test=1',
  ])('back to %s', (from) => expect(after({ from })).toEqual({ to: from, state: back }))

  test.each([
    '//evil.com',
    '/..//evil.com',
    '/\\evil.com',
    'https://evil.com/dashboard',
    'https:evil.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '/dashboard/../..//evil.com',
    '/dashboard\n//evil.com',
    '/dashboard?next=https://evil.com',
    '/careers/../login',
    '/careers/a/b',
    '/careers/%2e%2e',
    '/interview/a b',
    '/login',
    '/register',
    '/unknown',
    '/careers//evil',
    ' /dashboard',
    '',
  ])('to the dashboard and not to %j', (from) =>
    expect(after({ from })).toEqual({ to: '/dashboard', state: back }),
  )

  test('to the job the candidate wanted to apply for, which only checks the application’s status', () => {
    expect(after({ jobId: 'job-1', from: '/dashboard' })).toEqual({
      to: '/careers/job-1',
      state: { checkStatusOnly: true },
    })
  })

  test.each(['../login', '/evil.com', 'a b', '', 'a/b'])('to no job with the id %j', (jobId) =>
    expect(after({ jobId })).toEqual({ to: '/dashboard', state: back }),
  )
})

describe('the state of the sign-in page', () => {
  test('accepts only the notices of this site', () => {
    expect(readSignInState({ notice: 'session-expired' })).toEqual({ notice: 'session-expired' })
    expect(readSignInState({ notice: 'Send your password to evil.com' })).toEqual({})
  })

  test('accepts applying only when it is true', () => {
    expect(readSignInState({ applying: true, jobId: 'job-1' })).toEqual({ applying: true, jobId: 'job-1' })
    expect(readSignInState({ applying: 'yes' })).toEqual({})
  })

  test('passes the destination on to the next page, but not the notice', () => {
    const state = readSignInState({
      from: '/dashboard',
      jobId: 'job-1',
      checkStatusOnly: true,
      notice: 'sign-in-needed',
      applying: true,
    })
    expect(handedOn(state)).toEqual({ from: '/dashboard', jobId: 'job-1', checkStatusOnly: true })
    expect(handedOn({})).toEqual({})
  })
})

describe('a sign-in that the API ends', () => {
  const job = { pathname: '/careers/job-1', search: '' }

  test('while applying leads back to the job, whose application the sign-in page finishes', () => {
    expect(stateAfterEnd(job, 'interview-needs-sign-in')).toEqual({
      jobId: 'job-1',
      checkStatusOnly: true,
      applying: true,
      notice: 'interview-needs-sign-in',
    })
  })

  test('otherwise leads back to the page', () => {
    expect(stateAfterEnd(job, 'sign-in-needed')).toEqual({ from: '/careers/job-1', notice: 'sign-in-needed' })
    expect(
      stateAfterEnd({ pathname: '/dashboard', search: '?tab=profile' }, 'interview-needs-sign-in'),
    ).toEqual({ from: '/dashboard?tab=profile', notice: 'interview-needs-sign-in' })
  })
})

test('the notice to sign in is the text of the API’s refusal', () => {
  expect(signInNotices['sign-in-needed']).toBe(errors.not_signed_in.text)
})
