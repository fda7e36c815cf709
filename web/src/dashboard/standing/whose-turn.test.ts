import { describe, expect, test } from 'vitest'
import { shownApplication, shownSession } from '#functions/application/shown.ts'
import { jobApplicationOf } from '#functions/application/jobs/job-application.ts'
import { compose } from '#functions/application/letters/compose.ts'
import { storedApplication, type StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { applicationStatus, recruiterStatus } from '#shared/application/application.ts'
import { interviewStatus } from '#shared/application/session/interview.ts'
import type { InterviewStatus } from '#shared/application/session/interview-status.ts'
import { progressOfJob, turnOf } from '#shared/application/turn.ts'
import { statusContent } from '../../careers/apply/application-status.ts'
import { cardContent } from '../../careers/apply/card-content.ts'
import { sectionsOf } from '../overview/sections.ts'
import { statisticsOf } from '../overview/statistics.ts'
import { cardState } from './card-state.ts'
import { detailState } from './detail-state.ts'
import { jobBadge } from './job-badge.ts'
import { nextStepIn, standingsOf, turnIn } from './standing.ts'
import { popupState } from './status-popup.ts'
import { timelineOf } from './timeline.ts'

const now = new Date('2026-11-20T00:00:00Z')
const dates = {
  'no date': null,
  'a past date': '2026-11-01T07:00:00.000Z',
  'a date ahead': '2026-12-03T07:00:00.000Z',
} as const
type DateName = keyof typeof dates

/** `archived` is a status that this version does not know. */
const statuses = [...applicationStatus.options, 'archived'] as const
const interviews = [undefined, ...interviewStatus.options] as const
const dateNames = ['no date', 'a past date', 'a date ahead'] as const satisfies readonly DateName[]

const every = statuses.flatMap((status) =>
  interviews.flatMap((interview) => dateNames.map((date) => [status, interview, date, 'needed'] as const)),
)

/** Only the decisions that follow `ai_pending` waive an interview. */
const everyWaived = every
  .filter(([status]) => status !== 'ai_pending' && status !== 'human_pending')
  .map(([status, interview, date]) => [status, interview, date, 'waived'] as const)

const ids = { userId: 'user', jobId: 'engineer', jobTitle: 'Engineer', department: 'Engineering' }

const rowOf = (status: string, interviewDate: string | null, need = 'needed'): StoredApplication =>
  storedApplication.parse({
    ...ids,
    id: 'user--engineer',
    status,
    appliedAt: '2026-10-01T07:00:00.000Z',
    sessionId: 'session',
    interviewsStarted: 1,
    interviewDate,
    interviewPlace: 'Level 12',
    interviewMinutes: 45,
    ...(need === 'waived' ? { waiver: { reason: 'Worked here before.', act: 'act' } } : {}),
    updatedAt: '2026-10-01T07:00:00.000Z',
  })

const sessionOf = (status: InterviewStatus): StoredSession => ({
  ...ids,
  id: 'session',
  status,
  createdAt: '2026-10-01T07:00:00.000Z',
  started_at: null,
  finished_at: null,
  roomCreatedAt: null,
})

/** What each place on the pages shows for one row, read through the API's own functions. */
function placesOf(
  status: string,
  interview: InterviewStatus | undefined,
  date: DateName,
  need: 'needed' | 'waived' = 'needed',
) {
  const application = rowOf(status, dates[date], need)
  const session = interview === undefined ? undefined : sessionOf(interview)
  const known = {
    applications: [shownApplication(application)],
    sessions: session === undefined ? [] : [shownSession(session)],
  }
  const standings = standingsOf(known, now)
  const [standing] = standings
  if (standing === undefined) throw new Error('The application has no standing.')
  const onJobPage = jobApplicationOf({ application, session })
  return {
    standing,
    onJobPage,
    card: cardState(standing),
    detail: detailState(standing),
    badge: jobBadge(standing),
    popup: popupState(standing),
    timeline: timelineOf(standing),
    jobCard: cardContent(onJobPage, now),
    jobDialog: statusContent(onJobPage, now),
    statistics: statisticsOf(standings, 0),
    section: sectionsOf(standings).find(({ entries }) => entries.length > 0)?.id,
  }
}

const isStarting = (action: string | undefined): boolean =>
  action === 'start' || action === 'continue' || action === 'restart'

describe('whose turn it is', () => {
  test.each([...every, ...everyWaived])(
    '%s, its session %s, with %s, %s: every place says the same',
    (...given) => {
      const places = placesOf(...given)
      const turn = turnIn(places.standing)
      const isCandidates = turn === 'candidate'
      expect(turnOf(progressOfJob(places.onJobPage, now)), 'job page').toBe(turn)

      expect(isStarting(places.card.action), 'card').toBe(isCandidates)
      expect(places.card.tone === 'turn', 'tone of the card').toBe(isCandidates)
      expect(isStarting(places.detail.action), 'dialog').toBe(isCandidates)
      expect(places.detail.tone === 'turn', 'tone of the dialog').toBe(isCandidates)
      expect(places.badge.tone === 'turn', 'badge').toBe(isCandidates)
      expect(/(?:Start|Continue) from your overview/.test(places.popup.text), 'popup').toBe(isCandidates)
      const current = places.timeline.find(({ state }) => state === 'current')?.title
      expect(current === 'AI Interview', 'timeline').toBe(isCandidates)

      const starting = places.jobDialog.actions.filter(({ leadsTo }) => leadsTo === 'the interview')
      expect(starting, 'job page dialog').toHaveLength(isCandidates ? 1 : 0)
      expect(places.jobCard.action, 'job page card').toBe(starting[0]?.label)
      expect(places.jobCard.nextStep !== undefined, 'next step').toBe(isCandidates)

      const { activeInterviews, completedApplications } = places.statistics
      expect(activeInterviews, 'active interviews').toBe(places.section === 'active' ? 1 : 0)
      if (activeInterviews > 0) expect(turn).toBe('candidate')
      if (completedApplications > 0) expect(turn).not.toBe('candidate')
      if (turn === 'none') expect(places.section).toBe('myApplications')
    },
  )

  test.each(everyWaived)('%s, its session %s, with %s, %s: pages say that it is not needed', (...given) => {
    const { standing, popup, jobCard, jobDialog, timeline } = placesOf(...given)
    const isNotNeeded = standing.interview === 'waived' && turnIn(standing) === 'team'
    const texts = [nextStepIn(standing), popup.text, jobDialog.nextStep]
    expect(texts.map((text) => text?.includes("don't need to take the AI interview") ?? false)).toEqual(
      texts.map(() => isNotNeeded),
    )
    if (jobCard.meeting === undefined) expect(jobCard.text?.includes("don't need") ?? false).toBe(isNotNeeded)
    const step = timeline.find(({ title }) => title === 'AI Interview')?.state
    expect(step === 'skipped').toBe(standing.interview === 'waived')
  })

  test.each([...every, ...everyWaived])(
    '%s, its session %s, with %s, %s: every place shows the date, or none does',
    (...given) => {
      const [status, , date] = given
      const { standing, card, detail, badge, popup, jobCard, jobDialog } = placesOf(...given)
      const isAhead = status === 'interview_pending' && date === 'a date ahead'
      const titles = [card.label, detail.label, popup.title, jobCard.title, jobDialog.title]
      expect(titles.map((title) => title === 'Interview scheduled')).toEqual(titles.map(() => isAhead))
      expect(badge.label === 'SCHEDULED').toBe(isAhead)
      const isShown = status === 'interview_pending' && date !== 'no date'
      const shown = [standing.meeting, jobCard.meeting, jobDialog.meeting].map((meeting) => meeting?.when)
      const verb = isAhead ? /^Interview with our team: / : /^Interview with our team was on /
      for (const when of shown) expect(when !== undefined && verb.test(when)).toBe(isShown)
    },
  )
})

const withLetter = (application: StoredApplication, letter: Parameters<typeof compose>[0]['letter']) => ({
  ...application,
  letter,
  letterAt: application.updatedAt,
  outbox: 'pending' as const,
  dueAt: application.updatedAt,
  attempts: 0,
})

const surroundings = {
  candidate: { name: 'Aisyah', email: 'aisyah@example.com' },
  site: 'https://example.com',
  proof: undefined,
  invitation: undefined,
  otherPositions: [],
  now,
}
const offersInterview = (text: string): boolean => text.includes('https://example.com/interview/')

const beforeInterview = new Set<string>(['rejected', 'ai_pending'])

describe('the letters', () => {
  // An interview and its application are completed in one transaction.
  const received = every.filter(([status, interview]) => status !== 'ai_pending' || interview !== 'completed')

  test.each(received)(
    'that confirm an application that is %s, its session %s, with %s start no other interview',
    (status, interview, date) => {
      const { standing } = placesOf(status, interview, date)
      const { text } = compose(withLetter(rowOf(status, dates[date]), { kind: 'received' }), surroundings)
      if (offersInterview(text)) expect(turnIn(standing)).toBe('candidate')
      if (status === 'ai_pending') expect(offersInterview(text)).toBe(true)
    },
  )

  // A recruiter sets a status after the interview; only a rejection, and its withdrawal, can come before it.
  test.each(recruiterStatus.options.flatMap((status) => dateNames.map((date) => [status, date] as const)))(
    'about the status %s with %s offer the AI interview where the dashboard offers it',
    (status, date) => {
      const { standing } = placesOf(status, beforeInterview.has(status) ? 'scheduled' : 'completed', date)
      const { text } = compose(
        withLetter(rowOf(status, dates[date]), { kind: 'status', status }),
        surroundings,
      )
      expect(offersInterview(text)).toBe(status === 'ai_pending')
      expect(turnIn(standing) === 'candidate').toBe(offersInterview(text))
    },
  )
})
