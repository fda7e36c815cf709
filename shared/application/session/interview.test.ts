import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interviewStatus } from './interview.ts'
import {
  hasEnded,
  hasExpired,
  isActiveInterview,
  jobPageInterviewStatusOf,
  lobbySeconds,
  maxInterviewMinutes,
  nextInterviewStatus,
  roomLifetimeSeconds,
  roomStatus,
  type InterviewEvent,
} from './interview-status.ts'

const events = ['start', 'complete', 'cancel', 'expire'] as const satisfies readonly InterviewEvent[]

describe("an interview's status", () => {
  test.each([
    ['scheduled', ['in_progress', undefined, 'cancelled', 'abandoned']],
    ['in_progress', [undefined, 'completed', 'cancelled', 'abandoned']],
    ['completed', [undefined, undefined, undefined, undefined]],
    ['cancelled', [undefined, undefined, undefined, undefined]],
    ['abandoned', [undefined, undefined, undefined, undefined]],
  ] as const)('%s becomes %j after start, complete, cancel and expire', (status, expected) =>
    expect(events.map((event) => nextInterviewStatus(status, event))).toEqual(expected),
  )

  test('changes at most twice under any sequence of events, and never after it has ended', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        let status = interviewStatus.parse('scheduled')
        let changes = 0
        for (const event of happened) {
          const next = nextInterviewStatus(status, event)
          if (next === undefined) continue
          expect(hasEnded(status)).toBe(false)
          status = next
          changes += 1
        }
        expect(changes).toBeLessThanOrEqual(2)
      }),
    ))

  test.each([
    [undefined, 'not_started'],
    ['scheduled', 'not_started'],
    ['in_progress', 'in_progress'],
    ['completed', 'completed'],
    ['cancelled', 'not_started'],
    ['abandoned', 'not_started'],
  ] as const)('%s is %s on the job page', (status, expected) =>
    expect(jobPageInterviewStatusOf(status)).toBe(expected),
  )

  test('has ended once no event changes it', () =>
    expect(interviewStatus.options.filter(hasEnded)).toEqual(['completed', 'cancelled', 'abandoned']))

  test('in progress and cancelled ones count as active', () =>
    expect(interviewStatus.options.filter(isActiveInterview)).toEqual(['in_progress', 'cancelled']))
})

describe('a room', () => {
  test('is open for 25 minutes; three are for the lobby, twenty for the interview', () =>
    expect([roomLifetimeSeconds, lobbySeconds, maxInterviewMinutes]).toEqual([1500, 180, 20]))

  const createdAt = new Date('2026-03-10T02:00:00.000Z')
  const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000)
  const room = (change: object = {}) => ({
    status: 'scheduled' as const,
    roomCreatedAt: createdAt.toISOString(),
    started_at: null,
    ...change,
  })

  test('expires exactly at the end of its lifetime', () => {
    expect(hasExpired(room(), after(roomLifetimeSeconds - 1))).toBe(false)
    expect(hasExpired(room(), after(roomLifetimeSeconds))).toBe(true)
  })

  test('that was never created does not expire', () =>
    expect(hasExpired(room({ roomCreatedAt: null }), after(1_000_000))).toBe(false))

  test.each(['completed', 'cancelled', 'abandoned'] as const)('of a %s interview does not expire', (status) =>
    expect(hasExpired(room({ status }), after(roomLifetimeSeconds))).toBe(false),
  )

  const startedAt = after(60).toISOString()
  test.each([
    [room(), 100, 'Pending Interview'],
    [room({ roomCreatedAt: null }), 1_000_000, 'Pending Interview'],
    [room(), roomLifetimeSeconds, 'None'],
    [room({ status: 'abandoned' }), 100, 'None'],
    [room({ status: 'in_progress', started_at: startedAt }), 100, 'Interviewer Ready'],
    [room({ status: 'in_progress', started_at: startedAt }), roomLifetimeSeconds, 'Interviewer Ready'],
    [room({ status: 'abandoned', started_at: startedAt }), 100, 'Interviewer Ready'],
    [room({ status: 'completed', started_at: startedAt }), 100, 'Completed'],
    [room({ status: 'cancelled' }), 100, 'Cancelled'],
  ] as const)('of %j after %i s is “%s”', (session, seconds, expected) =>
    expect(roomStatus(session, after(seconds))).toBe(expected),
  )
})
