import * as fc from 'fast-check'
import { expect } from 'vitest'
import { recruiterStatus } from '#shared/application/application.ts'
import { decideApplication } from '#shared/application/attempts.ts'
import {
  mayWithdraw,
  maxInterviews,
  nextApplicationStatus,
  type ApplicationStatus,
  type RecruiterStatus,
} from '#shared/application/application-status.ts'
import {
  nextInterviewStatus,
  type InterviewEvent,
  type InterviewStatus,
} from '#shared/application/session/interview-status.ts'
import { apply } from '#functions/application/apply.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { withdraw } from '#functions/interview/interviews/withdraw.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { createApplications } from '#functions/application/rows/applications.ts'
import { createUsers } from '#functions/account/rows/users.ts'
import { createSessionRemoval } from '#functions/application/session/session-removal.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { createSessions } from '#functions/application/session/sessions.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aJob, importJob, jobsOf } from '#tests/support/jobs.ts'
import { dynamoOf, setInRow } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** More of them: `RUNS=1000 npx vitest run --project api applications-model`. */
const runs = Number(process.env['RUNS'] ?? 40)
const people = ['one', 'two'] as const

type Step =
  | { kind: 'apply' }
  | { kind: 'withdraw' }
  | { kind: 'close' }
  | { kind: 'reopen' }
  | { kind: 'interview'; event: InterviewEvent }
  | { kind: 'recruiter'; status: RecruiterStatus }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'apply' } as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'withdraw' } as const) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'close' } as const, { kind: 'reopen' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('interview' as const),
      event: fc.constantFrom<InterviewEvent>('start', 'complete', 'cancel', 'expire'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('recruiter' as const),
      status: fc.constantFrom(...recruiterStatus.options),
    }),
  },
)

type Held = {
  status: ApplicationStatus
  interview: InterviewStatus
  started: number
  sessions: number
  /** Whether the latest session was started; a session that was not is used again by the next application. */
  isStarted: boolean
}

/** Writes what a room writes: the session, the application's status and the number of interviews that were started. */
async function writeInterview(
  stack: TestStack,
  { userId, jobId, sessionId }: { userId: string; jobId: string; sessionId: string },
  held: Held,
): Promise<void> {
  const started_at = held.isStarted ? new Date(0).toISOString() : null
  await setInRow(stack, 'sessions', { userId, id: sessionId }, { status: held.interview, started_at })
  const application = { status: held.status, interviewsStarted: held.started }
  await setInRow(stack, 'applications', { userId, jobId }, application)
}

let rounds = 0

test(`after any steps of two candidates and a recruiter, rows and count agree with the rules (${runs} runs)`, async ({
  stack,
}) => {
  const dynamo = dynamoOf(stack)
  const tables = {
    applications: 'applications',
    sessions: 'sessions',
    jobs: 'jobs',
    guards: 'guards',
    removals: 'removals',
    events: 'events',
    staff: 'staff',
  }
  const app = {
    jobs: jobsOf(stack),
    applications: createApplications(dynamo, tables, systemRandom),
    sessions: createSessions(dynamo, tables.sessions, () => new Date()),
    users: createUsers(dynamo, 'users', systemRandom),
    sessionRemoval: createSessionRemoval(dynamo, tables, systemWorld()),
    clock: () => new Date(),
    random: systemRandom,
    log: createLog({}, () => {}),
  }
  const steps = fc.array(fc.tuple(fc.constantFrom(...people), step), { maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(steps, async (happened) => {
      rounds += 1
      const jobId = `job-${rounds}`
      await importJob(stack, aJob({ id: jobId }))
      const job = { status: 'open' as 'open' | 'closed', closingDate: null }
      const model = new Map<string, Held>()
      /** The interviews that were started for withdrawn applications, which count for the next one. */
      const kept = new Map<string, number>()

      for (const [person, each] of happened) {
        const userId = `${person}-${rounds}`
        const held = model.get(userId)
        const application = await app.applications.byKey({ userId, jobId })
        if (each.kind === 'close' || each.kind === 'reopen') {
          job.status = each.kind === 'close' ? 'closed' : 'open'
          await app.jobs.setStatus(jobId, job.status, new Date())
        } else if (each.kind === 'apply') {
          const previous = held && {
            status: held.status,
            interview: held.interview,
            teamInterview: null,
            interviewsStarted: held.started,
          }
          const startedBefore = kept.get(userId) ?? 0
          const decision = decideApplication(job, previous, new Date(), startedBefore)
          const applied = await apply(userId, jobId, app)
          expect(applied.kind).toBe(decision.kind === 'refused' ? 'refused' : 'applied')
          if (decision.kind === 'create')
            model.set(userId, {
              status: 'ai_pending',
              interview: 'scheduled',
              started: startedBefore,
              sessions: 1,
              isStarted: false,
            })
          const isNew =
            decision.kind === 'create' || (decision.kind === 'new_session' && held?.isStarted === true)
          if (decision.kind === 'new_session' && held) {
            const sessions = held.sessions + (held.isStarted ? 1 : 0)
            Object.assign(held, { interview: 'scheduled', sessions, isStarted: false })
          }
          if (applied.kind === 'applied') expect(applied.isExisting).toBe(!isNew)
        } else if (held === undefined || application === undefined) {
          expect([held, application]).toEqual([undefined, undefined])
        } else if (each.kind === 'withdraw') {
          const withdrawn = await withdraw(userId, application.sessionId, app)
          const may = mayWithdraw(held.status)
          expect(withdrawn.kind).toBe(may ? 'withdrawn' : 'refused')
          if (withdrawn.kind === 'withdrawn')
            for (const { id } of withdrawn.sessions) await app.sessionRemoval.remove(userId, id)
          if (may) {
            model.delete(userId)
            if (held.started > 0) kept.set(userId, held.started)
          }
        } else if (each.kind === 'recruiter') {
          const to = nextApplicationStatus(held.status, {
            kind: 'recruiter_set',
            status: each.status,
            interview: held.interview,
          })
          if (to === undefined) continue
          const change = { from: held.status, to }
          expect(await app.applications.changeStatus({ userId, jobId }, change, new Date())).toMatchObject({
            status: to,
          })
          held.status = to
        } else {
          const next = nextInterviewStatus(held.interview, each.event)
          if (next === undefined || (each.event === 'start' && held.started === maxInterviews)) continue
          held.interview = next
          if (each.event === 'start') Object.assign(held, { started: held.started + 1, isStarted: true })
          if (each.event === 'complete')
            held.status = nextApplicationStatus(held.status, { kind: 'interview_completed' }) ?? held.status
          await writeInterview(stack, { userId, jobId, sessionId: application.sessionId }, held)
        }
      }

      expect(await app.jobs.applicationCount(jobId)).toBe(model.size)
      for (const person of people) {
        const userId = `${person}-${rounds}`
        const held = model.get(userId)
        const sessions = (await app.sessions.ofUser(userId)).filter((session) => session.jobId === jobId)
        const application = await app.applications.byKey({ userId, jobId })
        expect(application?.status).toBe(held?.status)
        expect(application?.interviewsStarted).toBe(held?.started)
        expect(sessions).toHaveLength(held?.sessions ?? 0)
        const latest = sessions.find(({ id }) => id === application?.sessionId)
        expect(latest?.status).toBe(held?.interview)
      }
    }),
    { numRuns: runs },
  )
})
