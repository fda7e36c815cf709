import { describe, expect, test } from 'vitest'
import { applicationStatus } from '#shared/domain/application.ts'
import { sectionsOf, type Application, type InterviewSession } from './sections.ts'
import { statisticsOf } from './statistics.ts'

const application = (status: Application['status'], change: Partial<Application> = {}): Application => ({
  id: `application-${status}`,
  jobId: `job-${status}`,
  jobTitle: 'Network Engineer',
  department: 'Engineering',
  status,
  appliedAt: '2026-01-05T09:00:00.000Z',
  interviewDate: null,
  interviewLink: null,
  ...change,
})

const session = (
  jobId: string,
  status: InterviewSession['status'],
  change: Partial<InterviewSession> = {},
): InterviewSession => ({
  id: `session-${jobId}`,
  jobId,
  jobTitle: 'Network Engineer',
  department: 'Engineering',
  status,
  started_at: '2026-01-06T09:00:00.000Z',
  ...change,
})

const order = (...known: Parameters<typeof sectionsOf>) => sectionsOf(...known).map(({ id }) => id)

describe('the overview’s sections', () => {
  test('keep their fixed order while they are empty', () =>
    expect(order({ applications: [], sessions: [] })).toEqual(['active', 'updates', 'myApplications']))

  test('with entries come before empty ones', () =>
    expect(order({ applications: [application('reviewed')], sessions: [] })).toEqual([
      'myApplications',
      'active',
      'updates',
    ]))

  test('are sorted by the date of their most recent entry', () => {
    const applications = [
      application('human_pending', { appliedAt: '2026-02-01T00:00:00Z' }),
      application('accepted', { appliedAt: '2025-01-01T00:00:00Z' }),
      application('rejected', { appliedAt: '2026-03-01T00:00:00Z' }),
    ]
    const sessions = [session('job-human_pending', 'completed')]
    expect(order({ applications, sessions })).toEqual(['myApplications', 'updates', 'active'])
  })

  test('begin with active interviews when there are any, however old', () => {
    const applications = [
      application('reviewed', { appliedAt: '2026-03-01T00:00:00Z' }),
      application('ai_pending', { appliedAt: '2020-01-01T00:00:00Z' }),
    ]
    expect(order({ applications, sessions: [] })).toEqual(['active', 'myApplications', 'updates'])
  })

  test('list the most recent entry first, and entries without a date last', () => {
    const applications = ['2025-05-01', 'soon', '2026-05-01'].map((appliedAt) =>
      application('reviewed', { id: appliedAt, appliedAt }),
    )
    const [section] = sectionsOf({ applications, sessions: [] })
    expect(section?.entries.map(({ id }) => id)).toEqual(['2026-05-01', '2025-05-01', 'soon'])
  })

  test('have a placeholder for a missing department', () => {
    const [section] = sectionsOf({
      applications: [application('ai_pending', { department: '' })],
      sessions: [],
    })
    expect(section?.entries[0]?.department).toBe('Unknown Department')
  })

  test('show an update only once the interview for the same job is done', () => {
    const applications = [application('human_pending')]
    const updates = (sessions: InterviewSession[]) =>
      sectionsOf({ applications, sessions }).find(({ id }) => id === 'updates')?.entries
    expect(updates([])).toEqual([])
    expect(updates([session('another-job', 'completed')])).toEqual([])
    expect(updates([session('job-human_pending', 'abandoned')])).toEqual([])
    expect(updates([session('job-human_pending', 'completed')])).toHaveLength(1)
  })
})

describe('the statistics', () => {
  test('are zero without applications and interviews', () =>
    expect(statisticsOf({ applications: [], sessions: [] }, 0)).toEqual({
      activeInterviews: 0,
      availableRoles: 0,
      completedApplications: 0,
    }))

  test('count interviews in progress, cancelled or not started', () => {
    const sessions = (['in_progress', 'cancelled', 'completed', 'scheduled', 'abandoned'] as const).map(
      (status) => session(`job-${status}`, status),
    )
    const applications = [
      application('ai_pending', { jobId: 'job-of-its-own' }),
      application('ai_pending', { jobId: 'job-in_progress' }),
    ]
    expect(statisticsOf({ applications, sessions }, 6)).toMatchObject({
      activeInterviews: 3,
      availableRoles: 6,
    })
  })

  test('count decided applications, and those with a completed interview', () => {
    const applications = applicationStatus.options.map((status) => application(status))
    const sessions = [session('job-human_pending', 'completed')]
    expect(statisticsOf({ applications, sessions: [] }, 0).completedApplications).toBe(4)
    expect(statisticsOf({ applications, sessions }, 0).completedApplications).toBe(5)
  })
})
