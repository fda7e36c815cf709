import { describe, expect, test } from 'vitest'
import { application, now, session } from '#tests/support/dashboard-samples.ts'
import { standingsOf } from '../standing/standing.ts'
import { refreshOptions } from './refresh-rules.ts'

const standingsWith = (...statuses: Parameters<typeof application>[0][]) =>
  standingsOf({ applications: statuses.map((status) => application(status)), sessions: [] }, now)

const refreshes = (standings: Parameters<typeof refreshOptions>[0]) =>
  refreshOptions(standings).revalidateOnFocus

describe('the dashboard refreshes when the candidate comes back', () => {
  test('at most every 30 seconds', () =>
    expect(refreshOptions(standingsWith('ai_pending'))).toMatchObject({
      revalidateOnFocus: true,
      focusThrottleInterval: 30_000,
    }))

  test('before anything is known', () => expect(refreshes(undefined)).toBe(true))

  test.each(['ai_pending', 'human_pending', 'interview_pending'] as const)(
    'with an application that is %s',
    (status) => expect(refreshes(standingsWith('rejected', status))).toBe(true),
  )

  test('with an active interview', () =>
    expect(refreshes(standingsOf({ applications: [], sessions: [session('job', 'in_progress')] }, now))).toBe(
      true,
    ))

  test.each(['reviewed', 'interviewed', 'accepted', 'rejected'] as const)(
    'not with an application that is %s alone',
    (status) => expect(refreshes(standingsWith(status))).toBe(false),
  )

  test('not without applications', () => expect(refreshes([])).toBe(false))
})
