import { describe, expect, test } from 'vitest'
import { applicationStatus } from '#shared/application/application.ts'
import { interviewStatus } from '#shared/application/session/interview.ts'
import { application, now, session } from '#tests/support/dashboard-samples.ts'
import { standingsOf, type Known } from '../standing/standing.ts'
import { elsewhereText, sectionsOf } from './sections.ts'

const sections = (known: Partial<Known>) =>
  sectionsOf(standingsOf({ applications: [], sessions: [], ...known }, now))
const order = (known: Partial<Known>) => sections(known).map(({ id }) => id)

describe("the overview's sections", () => {
  test('keep their fixed order while they are empty', () =>
    expect(order({})).toEqual(['active', 'updates', 'myApplications']))

  test('with entries come before empty ones', () =>
    expect(order({ applications: [application('reviewed')] })).toEqual([
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
    const sessions = [session('job-human_pending', 'completed', { started_at: '2026-02-01T00:00:00Z' })]
    expect(order({ applications, sessions })).toEqual(['myApplications', 'updates', 'active'])
  })

  test('begin with active interviews when there are any, however old', () => {
    const applications = [
      application('reviewed', { appliedAt: '2026-03-01T00:00:00Z' }),
      application('ai_pending', { appliedAt: '2020-01-01T00:00:00Z' }),
    ]
    expect(order({ applications })).toEqual(['active', 'myApplications', 'updates'])
  })

  test('list the most recent entry first, and entries without a date last', () => {
    const applications = ['2025-05-01', 'soon', '2026-05-01'].map((appliedAt) =>
      application('reviewed', { jobId: appliedAt, appliedAt }),
    )
    const [section] = sections({ applications })
    expect(section?.entries.map(({ jobId }) => jobId)).toEqual(['2026-05-01', '2025-05-01', 'soon'])
  })
})

describe('an empty section', () => {
  const completed = {
    applications: [application('human_pending')],
    sessions: [session('job-human_pending', 'completed')],
  }

  test('says where the only application is', () =>
    expect(elsewhereText(sections(completed))).toBe(
      'Your application for Network Engineer is under Updates.',
    ))

  test('says where several are', () => {
    const applications = [...completed.applications, application('ai_pending')]
    expect(elsewhereText(sections({ ...completed, applications }))).toBe(
      'Your 2 applications are under Active Interviews and Updates.',
    )
  })

  test('says nothing to a candidate who has not applied', () => expect(elsewhereText(sections({}))).toBe(''))
})

const sectionWith = (known: Partial<Known>) => {
  const filled = sections(known).filter(({ entries }) => entries.length > 0)
  expect(filled).toHaveLength(1)
  expect(filled[0]?.entries).toHaveLength(1)
  return filled[0]?.id
}

test.each([
  ['ai_pending', undefined, 'active'],
  ['ai_pending', 'scheduled', 'active'],
  ['ai_pending', 'in_progress', 'active'],
  ['ai_pending', 'cancelled', 'active'],
  ['ai_pending', 'abandoned', 'updates'],
  ['ai_pending', 'completed', 'updates'],
  ['human_pending', 'in_progress', 'active'],
  ['human_pending', 'completed', 'updates'],
  ['human_pending', undefined, 'updates'],
  ['human_pending', 'abandoned', 'updates'],
  ['interview_pending', undefined, 'updates'],
  ['interview_pending', 'cancelled', 'active'],
  ['reviewed', 'completed', 'myApplications'],
  ['interviewed', 'completed', 'myApplications'],
  ['accepted', 'completed', 'myApplications'],
  ['rejected', 'cancelled', 'myApplications'],
] as const)('an application that is %s with its session %s is in the section %s', (status, interview, id) =>
  expect(
    sectionWith({
      applications: [application(status)],
      sessions: interview === undefined ? [] : [session(`job-${status}`, interview)],
    }),
  ).toBe(id),
)

test('each application is in exactly one section, whatever its status and its session', () => {
  for (const status of applicationStatus.options)
    for (const interview of interviewStatus.options)
      sectionWith({ applications: [application(status)], sessions: [session(`job-${status}`, interview)] })
})
