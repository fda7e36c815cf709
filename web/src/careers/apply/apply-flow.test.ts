import { describe, expect, test } from 'vitest'
import type { JobApplication } from '#shared/application/contract/jobs.ts'
import type { Failure } from '../../form/machine.ts'
import { atRest, hidesItself, next, type ApplyEvent, type ApplyFlow } from './apply-flow.ts'

const failing = (code: Failure['code']): Failure => ({
  message: 'No',
  ...(code === undefined ? {} : { code }),
})

const none: JobApplication = {
  hasApplied: false,
  applicationStatus: null,
  appliedDate: null,
  interviewUrl: null,
  interviewStatus: 'not_started',
  teamInterview: null,
  continueBefore: null,
  interviewsLeft: null,
  interviewWaived: false,
  questions: [],
}

const appliedDate = '2025-01-05T02:00:00.000Z'
const applied = (change: Partial<JobApplication> = {}): JobApplication => ({
  ...none,
  hasApplied: true,
  applicationStatus: 'pending',
  appliedDate,
  interviewUrl: '/interview/s1',
  ...change,
})

const pressed: ApplyEvent = { type: 'pressed', by: 'candidate' }
const pressedByGuest: ApplyEvent = { type: 'pressed', by: 'guest' }
const returned: ApplyEvent = { type: 'returned' }
const looked: ApplyEvent = { type: 'looked' }
const created: ApplyEvent = { type: 'created', questions: [] }
const questions = [{ kind: 'yes_no', text: 'Work pass?' }] as const
const answered: ApplyEvent = { type: 'answered' }
const dismissed: ApplyEvent = { type: 'dismissed' }
const checked = (application: JobApplication): ApplyEvent => ({ type: 'checked', application })
const uncheckable = (code: Failure['code']): ApplyEvent => ({ type: 'uncheckable', failure: failing(code) })
const refused = (code: Failure['code']): ApplyEvent => ({ type: 'refused', failure: failing(code) })
const userChanged = (isSignedIn: boolean): ApplyEvent => ({ type: 'userChanged', isSignedIn })

const after = (...events: ApplyEvent[]): ApplyFlow => events.reduce(next, atRest)
const stepAfter = (...events: ApplyEvent[]) => after(...events).step

describe('pressing Apply', () => {
  test('does nothing while the sign-in is not known yet', () => {
    expect(next(atRest, { type: 'pressed', by: 'unknown' })).toBe(atRest)
  })

  test('opens the sign-in prompt for a guest', () => {
    expect(stepAfter(pressedByGuest)).toEqual({ name: 'prompt' })
  })

  test('checks the status for a candidate', () => {
    expect(stepAfter(pressed)).toEqual({ name: 'checking', purpose: 'applying' })
  })

  test.each<[string, ApplyEvent[]]>([
    ['the status is checked', [pressed]],
    ['the interview is created', [pressed, checked(none)]],
    ['the interview is ready', [pressed, checked(none), created]],
    ['the status is shown', [pressed, checked(applied())]],
    ['the prompt is open', [pressedByGuest]],
  ])('again does nothing while %s', (_, events) => {
    const flow = after(...events)
    for (const event of [pressed, pressedByGuest, returned, looked]) expect(next(flow, event)).toBe(flow)
  })

  test('again after a failure tries again', () => {
    expect(stepAfter(pressed, checked(none), refused('internal'), pressed)).toEqual({
      name: 'checking',
      purpose: 'applying',
    })
  })
})

describe('the checked status', () => {
  test('of an application opens the status dialog', () => {
    const flow = after(pressed, checked(applied()))
    expect(flow).toMatchObject({ step: { name: 'status', application: applied() }, hasApplied: true })
  })

  test('creates the interview where there is no application', () => {
    expect(stepAfter(pressed, checked(none))).toEqual({ name: 'creating' })
    expect(stepAfter(returned, checked(none))).toEqual({ name: 'creating' })
  })

  test.each(['internal', 'unavailable', 'no_answer', 'unreadable_answer', 'not_found'] as const)(
    'creates the interview where the check fails with %s',
    (code) => {
      expect(stepAfter(pressed, uncheckable(code))).toEqual({ name: 'creating' })
      expect(stepAfter(returned, uncheckable(code))).toEqual({ name: 'creating' })
    },
  )

  test('creates nothing where the sign-in is over', () => {
    expect(stepAfter(pressed, uncheckable('not_signed_in'))).toMatchObject({ name: 'failed' })
  })
})

describe('returning from signing in', () => {
  test.each(['not_started', 'in_progress'] as const)(
    'offers the interview of an application whose interview is %s',
    (interviewStatus) => {
      const flow = after(returned, checked(applied({ interviewStatus })))
      expect(flow).toMatchObject({ step: { name: 'ready', appliedDate }, hasApplied: true })
    },
  )

  test('asks what is not answered yet before the interview', () => {
    const asked = [returned, checked(applied({ questions: [...questions] }))]
    expect(stepAfter(...asked)).toEqual({ name: 'questions', questions, appliedDate })
    expect(stepAfter(...asked, answered)).toEqual({ name: 'ready', appliedDate })
  })

  test.each<[string, Partial<JobApplication>]>([
    ['a completed interview', { interviewStatus: 'completed' }],
    ['a review', { applicationStatus: 'reviewed' }],
    ['interviews', { applicationStatus: 'interviewed' }],
    ['an acceptance', { applicationStatus: 'accepted' }],
    ['a rejection', { applicationStatus: 'rejected' }],
    ['an unknown status', { applicationStatus: null }],
  ])('shows the status after %s, which no interview follows', (_, change) => {
    expect(stepAfter(returned, checked(applied(change)))).toEqual({
      name: 'status',
      application: applied(change),
    })
  })
})

describe('looking at the status', () => {
  test('shows it and creates nothing', () => {
    expect(stepAfter(looked, checked(applied()))).toMatchObject({ name: 'status' })
    expect(stepAfter(looked, uncheckable('internal'))).toMatchObject({ name: 'failed' })
  })

  test('of an application that was withdrawn meanwhile lets the candidate apply again', () => {
    expect(after(looked, checked(none))).toMatchObject({ step: { name: 'idle' }, hasApplied: false })
  })
})

describe('creating the interview', () => {
  test('opens the interview-ready dialog, after which the candidate has applied', () => {
    expect(after(pressed, checked(none), created)).toEqual({
      step: { name: 'ready', appliedDate: null },
      hasApplied: true,
      closed: undefined,
    })
  })

  test('asks the questions of the position first', () => {
    const asked = [pressed, checked(none), { type: 'created', questions } as const]
    expect(after(...asked)).toMatchObject({ step: { name: 'questions', questions }, hasApplied: true })
    expect(stepAfter(...asked, answered)).toEqual({ name: 'ready', appliedDate: null })
    expect(stepAfter(...asked, dismissed, answered)).toEqual({ name: 'idle' })
  })

  test('shows why it failed', () => {
    expect(after(pressed, checked(none), refused('internal'))).toEqual({
      step: { name: 'failed', failure: failing('internal') },
      hasApplied: false,
      closed: undefined,
    })
  })

  test.each([
    ['job_closed', 'closed_by_recruiter'],
    ['job_expired', 'closing_date_passed'],
  ] as const)('refused with %s closes the job on the page', (code, closed) => {
    expect(after(pressed, checked(none), refused(code))).toMatchObject({ step: { name: 'failed' }, closed })
  })

  test.each(['application_decided', 'no_interviews_left'] as const)(
    'refused with %s shows that the candidate has applied',
    (code) => {
      expect(after(pressed, uncheckable('internal'), refused(code)).hasApplied).toBe(true)
    },
  )
})

describe('a failure', () => {
  test('hides by itself, unless it asks to sign in', () => {
    expect(hidesItself(failing('internal'))).toBe(true)
    expect(hidesItself(failing(undefined))).toBe(true)
    expect(hidesItself(failing('not_signed_in'))).toBe(false)
  })

  test('of a dialog whose code could not be loaded replaces the dialog', () => {
    expect(stepAfter(pressedByGuest, refused('no_answer'))).toMatchObject({ name: 'failed' })
    expect(after(pressed, checked(none), created, refused('no_answer'))).toMatchObject({
      step: { name: 'failed' },
      hasApplied: true,
    })
  })
})

describe('dismissing', () => {
  test.each<[string, ApplyEvent[]]>([
    ['the prompt', [pressedByGuest]],
    ['the interview-ready dialog', [pressed, checked(none), created]],
    ['the status dialog', [pressed, checked(applied())]],
    ['a failure', [pressed, checked(none), refused('internal')]],
  ])('closes %s', (_, events) => expect(stepAfter(...events, dismissed)).toEqual({ name: 'idle' }))

  test.each<[string, ApplyEvent[]]>([
    ['the check', [pressed]],
    ['the creation', [pressed, checked(none)]],
  ])('does not stop %s', (_, events) => {
    const flow = after(...events)
    expect(next(flow, dismissed)).toBe(flow)
  })
})

describe('another sign-in', () => {
  test('while the prompt is open continues, as after returning from the sign-in page', () => {
    expect(stepAfter(pressedByGuest, userChanged(true))).toEqual({ name: 'checking', purpose: 'returning' })
  })

  test('that ends leaves the prompt open', () => {
    expect(stepAfter(pressedByGuest, userChanged(false))).toEqual({ name: 'prompt' })
  })

  test.each<[string, ApplyEvent[]]>([
    ['the status dialog', [pressed, checked(applied())]],
    ['the interview-ready dialog', [pressed, checked(none), created]],
    ['a request', [pressed]],
    ['a failure', [pressed, checked(none), refused('internal')]],
  ])('ends %s and forgets what was known of the candidate', (_, events) => {
    for (const isSignedIn of [true, false]) expect(after(...events, userChanged(isSignedIn))).toEqual(atRest)
  })

  test('does not open a closed job', () => {
    expect(after(pressed, checked(none), refused('job_closed'), userChanged(false))).toEqual({
      ...atRest,
      closed: 'closed_by_recruiter',
    })
  })
})

test.each<ApplyEvent>([checked(none), uncheckable('internal'), created, refused('internal'), dismissed])(
  'an answer without a request under way is ignored: %j',
  (event) => expect(next(atRest, event)).toBe(atRest),
)
