import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applicationStatus, recruiterStatus } from './application.ts'
import {
  candidateMaySet,
  heldInterview,
  interviewOrExpired,
  isDecided,
  jobPageStatusOf,
  mayWithdraw,
  nextApplicationStatus,
  type ReadStatus,
} from './application-status.ts'
import { interviewStatus } from './session/interview.ts'

const now = new Date('2026-03-10T02:00:00Z')

const statuses = applicationStatus.options
const interviews = [undefined, ...interviewStatus.options]

describe("an application's status", () => {
  test('becomes human_pending after the interview if it was ai_pending; the interview changes no other status', () => {
    const after = statuses.map((status) => nextApplicationStatus(status, { kind: 'interview_completed' }))
    expect(after).toEqual(['human_pending', ...statuses.slice(1).map(() => undefined)])
  })

  test('before the interview a recruiter rejects or moves on without it; while it runs, only rejects', () => {
    const after = (interview: 'in_progress' | 'abandoned' | undefined) =>
      recruiterStatus.options.filter(
        (status) =>
          nextApplicationStatus('ai_pending', { kind: 'recruiter_set', status, interview }) !== undefined,
      )
    expect(after('in_progress')).toEqual(['rejected'])
    for (const interview of ['abandoned', undefined] as const)
      expect(after(interview)).toEqual(['interview_pending', 'reviewed', 'accepted', 'rejected'])
  })

  test('that was rejected after its interview was waived gets any other status, but not the interview', () => {
    const after = recruiterStatus.options.filter(
      (status) =>
        nextApplicationStatus('rejected', { kind: 'recruiter_set', status, interview: 'waived' }) !==
        undefined,
    )
    expect(after).toEqual(['interview_pending', 'reviewed', 'interviewed', 'accepted'])
  })

  test('after the interview a recruiter sets any status that recruiters may set, except the present one and ai_pending', () => {
    for (const from of statuses.slice(1))
      for (const status of recruiterStatus.options)
        expect(nextApplicationStatus(from, { kind: 'recruiter_set', status, interview: 'completed' })).toBe(
          from === status || status === 'ai_pending' ? undefined : status,
        )
  })

  test('can only be reopened where the rejection came before the interview was completed', () => {
    for (const interview of interviews.filter((each) => each !== 'completed'))
      for (const status of recruiterStatus.options)
        expect(nextApplicationStatus('rejected', { kind: 'recruiter_set', status, interview })).toBe(
          status === 'ai_pending' ? status : undefined,
        )
  })

  test('returns to ai_pending only from rejected, and a recruiter never sets human_pending', () => {
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
        if (next === 'ai_pending') expect(status).toBe('rejected')
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
    expect(statuses.map((status) => interviewOrExpired({ status }, undefined))).toEqual([
      undefined,
      ...statuses.slice(1).map(() => 'completed'),
    ])
    expect(interviewOrExpired({ status: 'rejected' }, 'abandoned')).toBe('abandoned')
  })

  test('is waived where a recruiter went on without it, unless it was completed all the same', () => {
    const waived = { status: 'reviewed', interviewDate: null, interviewWaived: true } as const
    for (const interview of interviews) {
      const held = interview === 'completed' ? 'completed' : 'waived'
      expect([interviewOrExpired(waived, interview), heldInterview(waived, interview)]).toEqual([held, held])
    }
  })

  test('is known from the interview date of an application that is human_pending', () => {
    const dated = (status: ReadStatus) => ({ status, interviewDate: now.toISOString() })
    expect(heldInterview(dated('human_pending'), undefined)).toBe('completed')
    expect(heldInterview({ status: 'human_pending', interviewDate: null }, undefined)).toBeUndefined()
    expect(heldInterview(dated('ai_pending'), undefined)).toBeUndefined()
    expect(heldInterview(dated('human_pending'), 'cancelled')).toBe('cancelled')
  })
})
