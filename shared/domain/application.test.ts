import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applicationStatus, recruiterStatus } from './application.ts'
import {
  candidateMaySet,
  decideApplication,
  decideRetake,
  heldInterview,
  interviewOrExpired,
  isDecided,
  jobPageStatusOf,
  mayWithdraw,
  maxInterviews,
  nextApplicationStatus,
  type PreviousApplication,
} from './application-status.ts'
import { interviewStatus } from './interview.ts'

const now = new Date('2026-03-10T02:00:00Z')
const openJob = { status: 'open', closingDate: '2026-03-20' } as const
const closedJob = { status: 'closed', closingDate: null } as const
const pastJob = { status: 'open', closingDate: '2026-03-01' } as const

const statuses = applicationStatus.options
const interviews = [undefined, ...interviewStatus.options]

describe('an application’s status', () => {
  test('becomes human_pending after the interview if it was ai_pending; the interview changes no other status', () => {
    const after = statuses.map((status) => nextApplicationStatus(status, { kind: 'interview_completed' }))
    expect(after).toEqual(['human_pending', ...statuses.slice(1).map(() => undefined)])
  })

  test('before the interview a recruiter can only reject', () => {
    const after = recruiterStatus.options.map((status) =>
      nextApplicationStatus('ai_pending', { kind: 'recruiter_set', status, interview: 'in_progress' }),
    )
    expect(after.filter((status) => status !== undefined)).toEqual(['rejected'])
  })

  test('after the interview a recruiter sets any status that recruiters may set, except the present one', () => {
    for (const from of statuses.slice(1))
      for (const status of recruiterStatus.options)
        expect(nextApplicationStatus(from, { kind: 'recruiter_set', status, interview: 'completed' })).toBe(
          from === status ? undefined : status,
        )
  })

  test('stays rejected where the rejection came before the interview was completed', () => {
    for (const interview of interviews.filter((each) => each !== 'completed'))
      for (const status of recruiterStatus.options)
        expect(nextApplicationStatus('rejected', { kind: 'recruiter_set', status, interview })).toBe(
          undefined,
        )
  })

  test('never returns to ai_pending, and a recruiter never sets human_pending', () => {
    const event = fc.oneof(
      fc.constant({ kind: 'interview_completed' } as const),
      fc.record({
        kind: fc.constant('recruiter_set' as const),
        status: fc.constantFrom(...recruiterStatus.options),
        interview: fc.constantFrom(...interviews),
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...statuses), event, (status, happened) => {
        const next = nextApplicationStatus(status, happened)
        expect(next).not.toBe('ai_pending')
        expect(next).not.toBe(status)
        if (happened.kind === 'recruiter_set') expect(next).not.toBe('human_pending')
      }),
    )
  })

  test('a candidate sets only human_pending, from ai_pending, after a completed interview', () => {
    const allowed = statuses.flatMap((from) =>
      statuses.flatMap((to) =>
        interviews.filter((interview) => candidateMaySet(from, to, interview)).map((it) => [from, to, it]),
      ),
    )
    expect(allowed).toEqual([['ai_pending', 'human_pending', 'completed']])
  })

  test('a candidate withdraws until the decision, also after an interview', () => {
    const refused = [...statuses, 'unknown' as const].filter((status) => !mayWithdraw(status))
    expect(refused).toEqual(['accepted', 'rejected', 'unknown'])
  })

  test('is pending on the job page until a recruiter sets reviewed or a later status', () => {
    expect(statuses.map(jobPageStatusOf)).toEqual([
      'pending',
      'pending',
      'pending',
      'reviewed',
      'interviewed',
      'accepted',
      'rejected',
    ])
    expect(statuses.filter(isDecided)).toEqual(['reviewed', 'interviewed', 'accepted', 'rejected'])
  })
})

describe('an interview whose row has expired', () => {
  test('counts as completed in every status but ai_pending', () => {
    expect(statuses.map((status) => interviewOrExpired(status, undefined))).toEqual([
      undefined,
      ...statuses.slice(1).map(() => 'completed'),
    ])
    expect(interviewOrExpired('rejected', 'abandoned')).toBe('abandoned')
  })

  test('is known from the interview date of an application that is human_pending', () => {
    const dated = (status: PreviousApplication['status']) => ({ status, interviewDate: now.toISOString() })
    expect(heldInterview(dated('human_pending'), undefined)).toBe('completed')
    expect(heldInterview({ status: 'human_pending', interviewDate: null }, undefined)).toBeUndefined()
    expect(heldInterview(dated('ai_pending'), undefined)).toBeUndefined()
    expect(heldInterview(dated('human_pending'), 'cancelled')).toBe('cancelled')
  })
})

const previous = (change: Partial<PreviousApplication> = {}): PreviousApplication => ({
  status: 'ai_pending',
  interview: 'abandoned',
  interviewsStarted: 1,
  ...change,
})

describe('applying', () => {
  test('for an open job creates an application', () =>
    expect(decideApplication(openJob, undefined, now)).toEqual({ kind: 'create' }))

  test.each([
    [closedJob, 'closed_by_recruiter'],
    [pastJob, 'closing_date_passed'],
  ] as const)('for %j is refused with %s, also for another interview', (job, reason) => {
    expect(decideApplication(job, undefined, now)).toEqual({ kind: 'refused', reason })
    expect(decideApplication(job, previous(), now)).toEqual({ kind: 'refused', reason })
    expect(decideRetake(job, previous(), now)).toEqual({ kind: 'refused', reason })
  })

  test.each(['scheduled', 'in_progress', 'completed'] as const)(
    'again answers a %s session, whether the job is open or not',
    (interview) => {
      for (const job of [openJob, closedJob, pastJob])
        expect(decideApplication(job, previous({ interview }), now)).toEqual({ kind: 'existing' })
    },
  )

  test.each(['cancelled', 'abandoned', undefined] as const)(
    'again after a session that is %s opens a new one',
    (interview) =>
      expect(decideApplication(openJob, previous({ interview }), now)).toEqual({ kind: 'new_session' }),
  )

  test('again after three interviews is refused', () => {
    expect(maxInterviews).toBe(3)
    const used = previous({ interviewsStarted: maxInterviews })
    const refused = { kind: 'refused', reason: 'no_interviews_left' }
    expect(decideApplication(openJob, used, now)).toEqual(refused)
    expect(decideRetake(openJob, used, now)).toEqual(refused)
    const oneLeft = previous({ interviewsStarted: maxInterviews - 1 })
    expect(decideRetake(openJob, oneLeft, now)).toEqual({ kind: 'new_session' })
  })

  test('again after a decision is refused, unless a session can be answered', () => {
    const refused = { kind: 'refused', reason: 'already_decided' }
    expect(decideApplication(openJob, previous({ status: 'rejected' }), now)).toEqual(refused)
    expect(decideRetake(openJob, previous({ status: 'reviewed' }), now)).toEqual(refused)
  })

  test('counts interviews that were started before a withdrawal', () => {
    const startedBefore = (count: number) => decideApplication(openJob, undefined, now, count)
    expect(startedBefore(maxInterviews - 1)).toEqual({ kind: 'create' })
    expect(startedBefore(maxInterviews)).toEqual({ kind: 'refused', reason: 'no_interviews_left' })
  })

  test('with a status that this version does not know is refused', () => {
    const unknown = previous({ status: 'unknown' })
    const refused = { kind: 'refused', reason: 'already_decided' }
    expect(decideApplication(openJob, unknown, now)).toEqual(refused)
    expect(decideRetake(openJob, unknown, now)).toEqual(refused)
  })

  test('a retake replaces a session that was started and left, and never one that is completed or not started', () => {
    expect(decideRetake(openJob, previous({ interview: 'in_progress' }), now)).toEqual({
      kind: 'new_session',
    })
    for (const interview of ['completed', 'scheduled'] as const)
      expect(decideRetake(openJob, previous({ interview }), now)).toEqual({ kind: 'existing' })
  })

  test('a closed job gets no application and no session, and a candidate no more than three interviews', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(openJob, closedJob, pastJob),
        fc.option(
          fc.record({
            status: fc.constantFrom(...statuses),
            interview: fc.constantFrom(...interviews),
            interviewsStarted: fc.nat(5),
          }),
          { nil: undefined },
        ),
        (job, earlier) => {
          for (const { kind } of [
            decideApplication(job, earlier, now),
            ...(earlier === undefined ? [] : [decideRetake(job, earlier, now)]),
          ]) {
            if (kind === 'create') expect(earlier).toBeUndefined()
            if (kind === 'existing') expect(earlier?.interview).toBeDefined()
            if (kind === 'create' || kind === 'new_session') expect(job).toBe(openJob)
            if (kind === 'new_session') {
              expect(earlier?.interviewsStarted).toBeLessThan(maxInterviews)
              expect(isDecided(earlier!.status)).toBe(false)
            }
          }
        },
      ),
    ))
})
