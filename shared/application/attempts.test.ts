import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDecided, maxInterviews } from './application-status.ts'
import { applicationStatus } from './application.ts'
import { decideApplication, decideRetake, type PreviousApplication } from './attempts.ts'
import { interviewStatus } from './session/interview.ts'

const now = new Date('2026-03-10T02:00:00Z')
const openJob = { status: 'open', closingDate: '2026-03-20' } as const
const closedJob = { status: 'closed', closingDate: null } as const
const pastJob = { status: 'open', closingDate: '2026-03-01' } as const

const statuses = applicationStatus.options
const interviews = [undefined, ...interviewStatus.options]

const previous = (change: Partial<PreviousApplication> = {}): PreviousApplication => ({
  status: 'ai_pending',
  interview: 'abandoned',
  teamInterview: null,
  interviewsStarted: 1,
  ...change,
})

describe('applying', () => {
  test('for an open job creates an application', () =>
    expect(decideApplication(openJob, undefined, now)).toEqual({ kind: 'create' }))

  test.each([
    [closedJob, 'closed_by_recruiter'],
    [pastJob, 'closing_date_passed'],
  ] as const)(
    'for %j is refused with %s; who has applied before can still take another interview',
    (job, reason) => {
      expect(decideApplication(job, undefined, now)).toEqual({ kind: 'refused', reason })
      expect(decideApplication(job, previous(), now)).toEqual({ kind: 'new_session' })
    },
  )

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
    expect(decideRetake(used, now)).toEqual(refused)
    const oneLeft = previous({ interviewsStarted: maxInterviews - 1 })
    expect(decideRetake(oneLeft, now)).toEqual({ kind: 'new_session' })
  })

  test('again after a decision is refused, also where its session has not begun; a completed one is answered', () => {
    const refused = { kind: 'refused', reason: 'already_decided' }
    for (const interview of ['scheduled', 'in_progress', 'abandoned', undefined] as const) {
      expect(decideApplication(openJob, previous({ status: 'rejected', interview }), now)).toEqual(refused)
      expect(decideRetake(previous({ status: 'reviewed', interview }), now)).toEqual(refused)
    }
    const completed = previous({ status: 'rejected', interview: 'completed' })
    expect(decideApplication(openJob, completed, now)).toEqual({ kind: 'existing' })
  })

  test('again is refused once the team has set a date', () => {
    const teamInterview = { at: '2026-03-12T02:00:00.000Z', place: null, minutes: null }
    const invited = previous({ status: 'interview_pending', interview: 'scheduled', teamInterview })
    expect(decideApplication(openJob, invited, now)).toEqual({ kind: 'refused', reason: 'already_decided' })
  })

  test('again is refused without a word of a decision once the interview is waived, until there is one', () => {
    const waived = { kind: 'refused', reason: 'interview_waived' }
    const decided = { kind: 'refused', reason: 'already_decided' }
    const after = (status: PreviousApplication['status']) => previous({ status, interview: 'waived' })
    for (const status of ['interview_pending', 'reviewed', 'interviewed'] as const)
      expect([decideApplication(openJob, after(status), now), decideRetake(after(status), now)]).toEqual([
        waived,
        waived,
      ])
    for (const status of ['accepted', 'rejected'] as const)
      expect(decideApplication(openJob, after(status), now)).toEqual(decided)
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
    expect(decideRetake(unknown, now)).toEqual(refused)
  })

  test('a retake replaces a session that was started and left, and never one that is completed or not started', () => {
    expect(decideRetake(previous({ interview: 'in_progress' }), now)).toEqual({
      kind: 'new_session',
    })
    for (const interview of ['completed', 'scheduled'] as const)
      expect(decideRetake(previous({ interview }), now)).toEqual({ kind: 'existing' })
  })

  test('a closed job gets no application, and a candidate no more than three interviews', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(openJob, closedJob, pastJob),
        fc.option(
          fc.record({
            status: fc.constantFrom(...statuses),
            interview: fc.constantFrom(...interviews),
            teamInterview: fc.constant(null),
            interviewsStarted: fc.nat(5),
          }),
          { nil: undefined },
        ),
        (job, earlier) => {
          for (const { kind } of [
            decideApplication(job, earlier, now),
            ...(earlier === undefined ? [] : [decideRetake(earlier, now)]),
          ]) {
            if (kind === 'create') expect([earlier, job]).toEqual([undefined, openJob])
            if (kind === 'existing') expect(earlier?.interview).toBeDefined()
            if (kind === 'new_session') {
              expect(earlier?.interviewsStarted).toBeLessThan(maxInterviews)
              expect(isDecided(earlier!.status)).toBe(false)
            }
          }
        },
      ),
    ))
})
