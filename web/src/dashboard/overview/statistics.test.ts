import { expect, test } from 'vitest'
import { applicationStatus } from '#shared/application/application.ts'
import { application, now, session } from '#tests/support/dashboard-samples.ts'
import { standingsOf, type Known } from '../standing/standing.ts'
import { statisticsOf } from './statistics.ts'

const statistics = (known: Partial<Known>, roles = 0) =>
  statisticsOf(standingsOf({ applications: [], sessions: [], ...known }, now), roles)

test('the statistics of a newcomer are zero, beside the open roles', () =>
  expect(statistics({}, 6)).toEqual({ activeInterviews: 0, availableRoles: 6, completedApplications: 0 }))

test('"Active Interviews" counts sessions in progress or cancelled', () => {
  const of = (status: Parameters<typeof session>[1]) =>
    statistics({
      applications: [application('ai_pending')],
      sessions: [session('job-ai_pending', status)],
    }).activeInterviews
  expect([of('in_progress'), of('cancelled'), of('completed'), of('abandoned')]).toEqual([1, 1, 0, 0])
})

test('"Active Interviews" counts applications in ai_pending whose session does not exist or has not begun', () => {
  const applications = [
    application('ai_pending', { jobId: 'one' }),
    application('ai_pending', { jobId: 'other' }),
  ]
  const sessions = [session('one', 'scheduled', { started_at: null })]
  expect(statistics({ applications, sessions }).activeInterviews).toBe(2)
})

test('"Completed Applications" counts those interviewed, reviewed, accepted or rejected', () => {
  const counted = applicationStatus.options.filter(
    (status) => statistics({ applications: [application(status)] }).completedApplications === 1,
  )
  expect(counted.toSorted()).toEqual(['accepted', 'interviewed', 'rejected', 'reviewed'])
})

test('"Completed Applications" counts those in human_pending whose session is completed', () => {
  const applications = [application('human_pending'), application('interview_pending')]
  const sessions = applications.map(({ jobId }) => session(jobId, 'completed'))
  expect(statistics({ applications, sessions })).toMatchObject({ completedApplications: 1 })
})

test('"Available Roles" is the number of all open positions', () =>
  expect(statistics({}, 27).availableRoles).toBe(27))
