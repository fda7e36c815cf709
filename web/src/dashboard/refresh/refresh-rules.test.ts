import { describe, expect, test } from 'vitest'
import { application, now, session } from '../standing/known-samples.ts'
import { standingsOf } from '../standing/standing.ts'
import { isRefreshDue } from './refresh-rules.ts'

const refreshedAt = Date.UTC(2026, 0, 5)
const standingsWith = (...statuses: Parameters<typeof application>[0][]) =>
  standingsOf({ applications: statuses.map((status) => application(status)), sessions: [] }, now)

const isDue = (seconds: number, standings = standingsWith('ai_pending')) =>
  isRefreshDue({ now: refreshedAt + seconds * 1000, refreshedAt, standings })

describe('the dashboard refreshes when the candidate comes back', () => {
  test('more than 30 seconds after the last refresh', () => {
    expect(isDue(30)).toBe(false)
    expect(isDue(30.001)).toBe(true)
  })

  test.each(['ai_pending', 'human_pending', 'interview_pending'] as const)(
    'with an application that is %s',
    (status) => expect(isDue(60, standingsWith('rejected', status))).toBe(true),
  )

  test('with an active interview', () =>
    expect(isDue(60, standingsOf({ applications: [], sessions: [session('job', 'in_progress')] }, now))).toBe(
      true,
    ))

  test.each(['reviewed', 'interviewed', 'accepted', 'rejected'] as const)(
    'not with an application that is %s alone',
    (status) => expect(isDue(3600, standingsWith(status))).toBe(false),
  )

  test('not without applications', () => expect(isDue(3600, [])).toBe(false))
})
