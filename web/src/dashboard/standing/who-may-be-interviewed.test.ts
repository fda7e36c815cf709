import { describe, expect, test } from 'vitest'
import { shownApplication, shownSession } from '#functions/application/shown.ts'
import { previousOf } from '#functions/application/standing.ts'
import { jobApplicationOf } from '#functions/application/jobs/job-application.ts'
import { isClosedByDecision } from '#functions/interview/rooms/refusal.ts'
import { storedApplication, type StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { applicationStatus } from '#shared/application/application.ts'
import { maxInterviews } from '#shared/application/application-status.ts'
import { decideApplication, decideRetake } from '#shared/application/attempts.ts'
import { decideOpening } from '#shared/application/session/room.ts'
import { cardContent } from '../../careers/apply/card-content.ts'
import { statusContent } from '../../careers/apply/application-status.ts'
import { loadInterview } from '../../interview/loader/load-interview.ts'
import { cardState } from './card-state.ts'
import { detailState } from './detail-state.ts'
import { hasNoAttemptLeft, standingsOf, turnIn } from './standing.ts'

const now = new Date('2026-11-20T00:00:00Z')
const [before, soon] = ['2026-11-19T23:50:00.000Z', '2026-11-20T00:05:00.000Z']
const dates = {
  'no date': null,
  'a past date': '2026-11-01T07:00:00.000Z',
  'a date ahead': '2026-12-03T07:00:00.000Z',
} as const

/** `archived` is a status that this version does not know. */
const statuses = [...applicationStatus.options, 'archived'] as const

const open = { roomCreatedAt: before, started_at: null, finished_at: null }
const started = { ...open, started_at: before }
const sessions = {
  'no session': undefined,
  scheduled: { status: 'scheduled', roomCreatedAt: null, started_at: null, finished_at: null },
  'in the lobby': { status: 'scheduled', ...open },
  'in progress': { status: 'in_progress', ...started },
  completed: { status: 'completed', ...started, finished_at: before },
  cancelled: { status: 'cancelled', ...open, finished_at: before },
  'expired in the lobby': { status: 'abandoned', ...open },
  interrupted: { status: 'abandoned', ...started },
} as const satisfies Record<string, Partial<StoredSession> | undefined>

const jobs = {
  open: { status: 'open', closingDate: null },
  closed: { status: 'closed', closingDate: null },
} as const

const ids = { userId: 'user', jobId: 'engineer', jobTitle: 'Engineer', department: 'Engineering' }

type Case = {
  status: (typeof statuses)[number]
  session: keyof typeof sessions
  date: keyof typeof dates
  isRejectionPending: boolean
  interviewsStarted: number
  isWaived?: boolean
}

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

const every = statuses.flatMap((status) =>
  keysOf(sessions).flatMap((session) =>
    keysOf(dates).flatMap((date) =>
      [false, true].flatMap((isRejectionPending) =>
        [1, maxInterviews].map((interviewsStarted): Case => ({
          status,
          session,
          date,
          isRejectionPending,
          interviewsStarted,
        })),
      ),
    ),
  ),
)

/** Only the decisions that follow `ai_pending` waive an interview. */
const waived = every
  .filter(({ status }) => status !== 'ai_pending' && status !== 'human_pending')
  .map((given): Case => ({ ...given, isWaived: true }))

function rowsOf({ status, session: name, date, isRejectionPending, interviewsStarted, isWaived }: Case) {
  const application: StoredApplication = storedApplication.parse({
    ...ids,
    id: 'user--engineer',
    status,
    appliedAt: '2026-10-01T07:00:00.000Z',
    sessionId: 'session',
    interviewsStarted,
    interviewDate: dates[date],
    updatedAt: '2026-10-01T07:00:00.000Z',
    ...(isWaived === true ? { waiver: { reason: 'Worked here before.', act: 'act' } } : {}),
    ...(isRejectionPending
      ? { decision: { status: 'rejected', teamInterview: null, dueAt: soon, id: 'decision' } }
      : {}),
  })
  const found = sessions[name]
  const session: StoredSession | undefined = found && {
    ...ids,
    id: 'session',
    createdAt: '2026-10-01T07:00:00.000Z',
    ...found,
  }
  return { application, session }
}

const user = { id: 'user', email: 'aisyah@example.com', name: 'Aisyah' }

/** What each place does, through the functions of the pages and of the API. */
async function placesOf(given: Case) {
  const { application, session } = rowsOf(given)
  const shown = session === undefined ? [] : [shownSession(session)]
  const [standing] = standingsOf({ applications: [shownApplication(application)], sessions: shown }, now)
  if (standing === undefined) throw new Error('The application has no standing.')
  const onJobPage = jobApplicationOf({ application, session })
  const previous = previousOf(application, session)
  const loader = await loadInterview(
    ids.jobId,
    user,
    {
      profile: () => Promise.resolve({ name: 'Aisyah' }),
      sessions: () => Promise.resolve(shown),
      application: () => Promise.resolve(onJobPage),
      job: () => Promise.resolve({ id: ids.jobId, title: ids.jobTitle, department: ids.department }),
    },
    now,
  )
  return {
    turn: turnIn(standing),
    isCompleted: standing.interview === 'completed',
    isWaived: standing.interview === 'waived' && turnIn(standing) === 'team',
    hasNoAttemptLeft: hasNoAttemptLeft(standing),
    actions: [cardState(standing).action, detailState(standing).action],
    jobPage: {
      card: cardContent(onJobPage, now).action,
      dialog: statusContent(onJobPage, now).actions.find(({ leadsTo }) => leadsTo === 'the interview')?.label,
    },
    loader,
    room:
      session === undefined
        ? undefined
        : {
            isClosed: isClosedByDecision({ previous }, session, now),
            opening: decideOpening(session, now).kind,
          },
    applying: keysOf(jobs).map((job) => decideApplication(jobs[job], previous, now)),
    retake: decideRetake(previous, now),
  }
}

const starts = new Set<string | undefined>(['start', 'continue', 'restart'])
const already = { kind: 'refused', reason: 'already_decided' }
const nameOf = ({ status, session, date, isRejectionPending, interviewsStarted, isWaived }: Case): string =>
  `${status}, ${session}, ${date}${isRejectionPending ? ', a rejection pending' : ''}, started ${interviewsStarted} times${isWaived === true ? ', waived' : ''}`

describe('dashboard, job page, loader, room, POST /interviews/ and retake', () => {
  test.each([...every, ...waived].map((given) => [nameOf(given), given] as const))(
    'agree: %s',
    async (_, given) => {
      const { turn, actions, jobPage, loader, room, applying, retake, ...rest } = await placesOf(given)
      if (turn === 'candidate') {
        expect(actions.every((action) => starts.has(action))).toBe(true)
        expect(loader.kind).toBe('ready')
        expect(room?.isClosed ?? false).toBe(false)
        // Where no attempt is left, another one is refused and no button offers it.
        const isRefused = applying.some(({ kind }) => kind === 'refused')
        expect([rest.hasNoAttemptLeft, jobPage.card === undefined]).toEqual([isRefused, isRefused])
        expect(jobPage.dialog).toBe(jobPage.card)
        // A position that is closed changes nothing for who has applied.
        expect(applying[1]).toEqual(applying[0])
        expect(retake).not.toEqual(already)
      } else {
        expect(actions.filter((action) => starts.has(action))).toEqual([])
        expect(jobPage).toEqual({ card: undefined, dialog: undefined })
        expect(loader).toEqual({ kind: "not the candidate's turn", jobId: 'engineer' })
        if (room !== undefined) expect(room.isClosed || room.opening === 'blocked').toBe(true)
        const refusal = rest.isWaived ? { ...already, reason: 'interview_waived' } : already
        const answer = rest.isCompleted ? { kind: 'existing' } : refusal
        expect([...applying, retake]).toEqual([answer, answer, answer])
      }
    },
  )

  test('a decision that can still be recalled changes nothing', async () => {
    for (const given of every.filter(({ isRejectionPending }) => isRejectionPending))
      expect(await placesOf(given)).toEqual(await placesOf({ ...given, isRejectionPending: false }))
  })

  test('without an application the loader shows the position, and starting applies', async () => {
    const loader = await loadInterview(
      'engineer',
      user,
      {
        profile: () => Promise.resolve({ name: 'Aisyah' }),
        sessions: () => Promise.resolve([]),
        application: () => Promise.resolve(jobApplicationOf(undefined)),
        job: () => Promise.resolve({ id: 'engineer', title: 'Engineer', department: '' }),
      },
      now,
    )
    expect(loader).toMatchObject({ interview: { asksFor: 'engineer', hasApplied: false } })
    expect(decideApplication(jobs.open, undefined, now)).toEqual({ kind: 'create' })
    expect(decideApplication(jobs.closed, undefined, now)).toMatchObject({ kind: 'refused' })
  })
})
