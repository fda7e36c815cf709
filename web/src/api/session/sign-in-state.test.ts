import { describe, expect, test } from 'vitest'
import { errors } from '#shared/platform/contract/errors.ts'
import { signInNotices } from './sign-in-notices.ts'
import { destinationOf, handedOn, readSignInState } from './sign-in-state.ts'

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

  test("to the job the candidate wanted to apply for, which only checks the application's status", () => {
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

  test('after the API ended the sign-in on the page of a job says that the candidate was applying', () => {
    expect(readSignInState({ from: '/careers/job-1', notice: 'interview-needs-sign-in' })).toEqual({
      from: '/careers/job-1',
      jobId: 'job-1',
      checkStatusOnly: true,
      notice: 'interview-needs-sign-in',
      applying: true,
    })
  })

  test.each<object>([
    { from: '/careers/job-1', notice: 'sign-in-needed' },
    { from: '/careers/job-1', notice: 'sign-in-needed', applying: true },
    { from: '/dashboard?tab=jobs', notice: 'interview-needs-sign-in' },
    { from: '/careers', notice: 'interview-needs-sign-in', applying: true },
    { from: 7, notice: 'interview-needs-sign-in' },
    { jobId: 'job-1', applying: true },
  ])('says nothing of applying otherwise: %j', (state) => {
    expect(readSignInState(state)).not.toHaveProperty('applying')
  })

  test('passes the destination on to the next page, but not the notice', () => {
    const state = readSignInState({
      from: '/dashboard',
      jobId: 'job-1',
      checkStatusOnly: true,
      notice: 'sign-in-needed',
    })
    expect(handedOn(state)).toEqual({ from: '/dashboard', jobId: 'job-1', checkStatusOnly: true })
    expect(handedOn({})).toEqual({})
  })
})

test("the notice to sign in is the text of the API's refusal", () => {
  expect(signInNotices['sign-in-needed']).toBe(errors.not_signed_in.text)
})
