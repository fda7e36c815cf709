import { expect, test } from 'vitest'
import { applicationStatus } from '#shared/domain/application.ts'
import { application, session } from '../standing/known-samples.ts'
import { standingsOf, type Known } from '../standing/standing.ts'
import { hasCounts, statisticsOf } from './statistics.ts'

const statistics = (known: Partial<Known>, jobs = 0) =>
  statisticsOf(standingsOf({ applications: [], sessions: [], ...known }), jobs)

test('the statistics are zero without applications and interviews, and not shown', () => {
  const none = statistics({}, 6)
  expect(none).toEqual({ activeInterviews: 0, availableRoles: 6, completedApplications: 0 })
  expect(hasCounts(none)).toBe(false)
})

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

test('"Available Roles" is the number of jobs loaded', () =>
  expect(statistics({}, 10).availableRoles).toBe(10))

test('the statistics are shown once something of the candidate counts', () => {
  expect(hasCounts(statistics({ applications: [application('ai_pending')] }))).toBe(true)
  expect(hasCounts(statistics({ applications: [application('rejected')] }))).toBe(true)
})
