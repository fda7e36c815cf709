import type { Page } from 'playwright-core'
import type { Application } from '#shared/application/application.ts'
import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import type { ApplicationStatus } from '#shared/application/application-status.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import type { InterviewStatus } from '#shared/application/session/interview-status.ts'

/** The sample position of states that show one. */
export const position = { id: 'gpu-platform-engineer', title: 'Senior GPU Platform Engineer' } as const

type Position = { id: string; title: string; department: string }

const engineer: Position = { ...position, department: 'Engineering' }
const scientist: Position = {
  id: 'capacity-data-scientist',
  title: 'Data Scientist, Capacity Planning',
  department: 'Data Science',
}
const researcher: Position = {
  id: 'language-model-engineer',
  title: 'Research Engineer, Southeast Asian Language Models',
  department: 'AI Research',
}
const manager: Position = {
  id: 'on-demand-product-manager',
  title: 'Lead Product Manager, On-Demand Compute',
  department: 'Product',
}
const designer: Position = {
  id: 'product-designer',
  title: 'Product Designer, Cloud Console',
  department: 'Design',
}

export type Standing = {
  status: ApplicationStatus
  interview?: InterviewStatus
  teamInterview?: TeamInterview
}

/** In the future at every run. */
export const arranged: TeamInterview = {
  at: '2099-12-03T07:00:00.000Z',
  place: 'Level 12, Menara Merbok, Kuala Lumpur',
  minutes: 45,
}

/** In the past. */
export const heldInterview: TeamInterview = { ...arranged, at: '2026-11-10T07:00:00.000Z' }

type Given = Standing & { position?: Position; appliedAt?: string }

const applicationOf = ({
  status,
  position: { id, title, department } = engineer,
  appliedAt,
  teamInterview,
  interview,
}: Given): Application => ({
  id: `application-${id}`,
  jobId: id,
  jobTitle: title,
  department,
  status,
  appliedAt: appliedAt ?? '2026-11-18T02:00:00.000Z',
  interviewDate: null,
  interviewLink: null,
  teamInterview: teamInterview ?? null,
  interviewsLeft: interview === 'abandoned' ? 1 : 2,
  answer: null,
  slots: null,
  interviewers: [],
  interviewWaived: false,
  screening: null,
})

const sessionOf = ({
  interview = 'scheduled',
  position: { id, title, department } = engineer,
}: Given): InterviewSession => ({
  id: `session-${id}`,
  jobId: id,
  jobTitle: title,
  department,
  status: interview,
  interviewUrl: `/interview/session-${id}`,
  started_at: interview === 'scheduled' ? null : '2026-11-19T01:00:00.000Z',
  finished_at: interview === 'completed' ? '2026-11-19T01:18:00.000Z' : null,
  timeFactor: 1,
  continueBefore: interview === 'in_progress' ? '2026-11-19T01:25:00.000Z' : null,
})

/** Answers the dashboard's calls with applications in states that only recruiters and interviews set. */
export async function answerApplications(page: Page, given: readonly Given[]): Promise<void> {
  const sessions = given.filter(({ interview }) => interview !== undefined).map(sessionOf)
  await page.route('**/api/auth/candidates/applications', (route) =>
    route.fulfill({ json: { applications: given.map(applicationOf) } }),
  )
  await page.route('**/api/interviews/', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true, data: { sessions } } })
      : route.continue(),
  )
}

/** One application in each part of the dashboard. */
export const manyApplications: readonly Given[] = [
  { status: 'ai_pending', interview: 'in_progress', appliedAt: '2026-11-20T02:00:00.000Z' },
  { status: 'ai_pending', position: designer, appliedAt: '2026-11-19T02:00:00.000Z' },
  { status: 'human_pending', interview: 'completed', position: scientist },
  { status: 'accepted', interview: 'completed', position: researcher, appliedAt: '2026-10-28T02:00:00.000Z' },
  { status: 'rejected', interview: 'completed', position: manager, appliedAt: '2026-10-14T02:00:00.000Z' },
]

type Reply = {
  applicationStatus: 'pending' | 'reviewed' | 'interviewed' | 'accepted' | 'rejected' | 'later'
  interviewStatus?: 'not_started' | 'in_progress' | 'completed'
  teamInterview?: TeamInterview
}

/** Answers the calls of a position's page as for a candidate who has applied. */
export async function answerApplied(
  page: Page,
  { applicationStatus, interviewStatus, teamInterview }: Reply,
): Promise<void> {
  await page.route(`**/api/jobs/${position.id}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, hasApplied: true } } })
  })
  await page.route('**/application-status', (route) =>
    route.fulfill({
      json: {
        hasApplied: true,
        applicationStatus,
        appliedDate: '2026-11-18T02:00:00.000Z',
        interviewUrl: `/interview/session-${position.id}`,
        interviewStatus: interviewStatus ?? 'not_started',
        teamInterview: teamInterview ?? null,
      },
    }),
  )
}
