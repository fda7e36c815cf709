import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { isJobId } from '#shared/position/job.ts'
import type { Screening } from '#shared/application/screening.ts'
import type { InvitationAnswer } from '#shared/application/invitation.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { applicationKey } from './application-id.ts'
import { applicationPage, type ApplicationPage, type WantedPage } from './application-page.ts'
import {
  anotherSessionSteps,
  answerSteps,
  attemptGivenBack,
  creationSteps,
  interviewAgainSteps,
  removalSteps,
  returnedSteps,
  screeningUpdate,
  statusUpdate,
  withdrawalSteps,
  type ApplicationKey,
  type ApplicationTables,
  type NewApplication,
  type StatusChange,
} from './application-steps.ts'
import {
  attemptsBefore,
  givenBackLater,
  givenBackToMailbox,
  keepForMailbox,
  type KeptAttempts,
} from './attempts.ts'
import { rowsByKeys } from '#functions/platform/dynamo/batch-get.ts'
import { updatedRow, updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { canBeKey } from '#functions/platform/dynamo/key-length.ts'
import { rowsOfUser } from '#functions/platform/dynamo/pages.ts'
import { storedApplication, type StoredApplication } from './stored-application.ts'
import type { StoredSession } from '../session/stored-session.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'

type Creation = 'created' | 'exists' | 'job_removed'

export type Applications = ReturnType<typeof createApplications>

/** Applications, by access pattern. What applies, withdraws or deletes also writes sessions and the job's count. */
export function createApplications(dynamo: Dynamo, tables: ApplicationTables, random: Random) {
  const table = tables.applications

  const reading = readingOf(dynamo, table)
  const write = async (steps: Parameters<typeof writeTogether>[1]): Promise<boolean> =>
    (await writeTogether(dynamo, steps, random)).done

  return {
    ...reading,

    /** Writes an application with its session, counts it, and makes the letter due that confirms it. */
    async create(application: NewApplication, session: StoredSession): Promise<Creation> {
      const steps = () => creationSteps(tables, { application, session }, random)
      const outcome = await writeTogether(dynamo, steps, random)
      if (outcome.done) return 'created'
      return outcome.failed.has(0) ? 'exists' : 'job_removed'
    },

    /** Writes another session of an application; false when the application has changed since it was read. */
    addSession: (application: StoredApplication, session: StoredSession): Promise<boolean> =>
      write(anotherSessionSteps(tables, { application, session })),

    /** Changes the status without a letter; undefined when it is no longer `from`. */
    async changeStatus(key: ApplicationKey, change: StatusChange, now: Date) {
      const row = await updatedRow(dynamo, statusUpdate(tables, key, change, now))
      return row === undefined ? undefined : storedApplication.parse(row)
    },

    /** Keeps an answer to an invitation; false when another invitation has taken effect since it was read. */
    answer: (application: StoredApplication, answer: InvitationAnswer): Promise<boolean> =>
      write(() => answerSteps(tables, application, answer, random)),

    /** Keeps the answers before the interview; false when they were sent, or the application was withdrawn, since it was read. */
    answerScreening: (application: StoredApplication, screening: Screening): Promise<boolean> =>
      updateIf(dynamo, screeningUpdate(tables, application, screening)),

    /** Deletes an application, its latest session and its count; false when one has changed since it was read. */
    withdraw: (
      application: StoredApplication,
      session: StoredSession | undefined,
      now: Date,
    ): Promise<boolean> => write(() => withdrawalSteps(tables, { application, session }, { random, now })),

    ...attemptsOf(dynamo, tables, random),

    ...removalOf({ write, ofUser: reading.ofUser, tables, random }),
  }
}

async function byKey(
  dynamo: Dynamo,
  table: string,
  { userId, jobId }: ApplicationKey,
): Promise<StoredApplication | undefined> {
  if (!canBeKey(userId) || !isJobId(jobId)) return undefined
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: table, Key: { userId, jobId }, ConsistentRead: true }),
  )
  return Item === undefined ? undefined : storedApplication.parse(Item)
}

const readingOf = (dynamo: Dynamo, table: string) => ({
  byKey: (key: ApplicationKey) => byKey(dynamo, table, key),

  /** The one that an id names. */
  async named(id: string): Promise<StoredApplication | undefined> {
    const key = applicationKey(id)
    return key === undefined ? undefined : byKey(dynamo, table, key)
  },

  /** Those that exist of several, in any order, each as it is now. */
  async byKeys(requestedKeys: readonly ApplicationKey[]): Promise<StoredApplication[]> {
    const keys = requestedKeys.map(({ userId, jobId }) => ({ userId, jobId }))
    const rows = await rowsByKeys(dynamo, table, keys, { ConsistentRead: true })
    return rows.map((row) => storedApplication.parse(row))
  },

  /** A candidate's applications. */
  ofUser: async (userId: string): Promise<StoredApplication[]> =>
    (await rowsOfUser(dynamo, table, userId)).map((row) => storedApplication.parse(row)),

  /** The applications for a job, oldest first, in pages. */
  ofJob: (jobId: string, page: WantedPage): Promise<ApplicationPage> =>
    applicationPage(dynamo, table, jobId, page),
})

type RemovalParts = {
  write: (steps: Parameters<typeof writeTogether>[1]) => Promise<boolean>
  ofUser: (userId: string) => Promise<StoredApplication[]>
  tables: ApplicationTables
  random: Random
}

const removalOf = ({ write, ofUser, tables, random }: RemovalParts) => ({
  /** Deletes a candidate's applications and their counts, but for those of the positions to keep. Returns how many. */
  async removeOfUser(
    userId: string,
    now: Date,
    keptPositions: ReadonlySet<string> = new Set(),
  ): Promise<number> {
    const unkept = (await ofUser(userId)).filter(({ jobId }) => !keptPositions.has(jobId))
    for (const application of unkept) await write(() => removalSteps(tables, application, { random, now }))
    return unkept.length
  },

  /** Deletes the application whose latest session was removed with it, where a backup brought it back. */
  removeReturned: (key: ApplicationKey & { sessionId: string }): Promise<boolean> =>
    write(() => returnedSteps(tables, key, random)),
})

type WithEmail = ApplicationKey & { email: string }

type Counted = Pick<KeptAttempts, 'jobId' | 'started'>

/** The interviews that a candidate has started for a position, which withdrawing does not forget. */
const attemptsOf = (dynamo: Dynamo, tables: ApplicationTables, random: Random) => ({
  /** Those before the application for it was withdrawn, or an earlier account of the mailbox deleted. */
  startedBefore: (key: WithEmail, now: Date): Promise<number> =>
    attemptsBefore(dynamo, tables.guards, key, now),

  /** Before an account is deleted: what its applications and the withdrawn ones count stays with the mailbox. */
  async keepForMailbox(email: string, counted: readonly Counted[], now: Date): Promise<void> {
    for (const { jobId, started } of counted)
      if (started > 0) await keepForMailbox(dynamo, tables.guards, { email, jobId }, started, now)
  },

  /** Returns an application to its candidate for another interview, and keeps who did so; false where it has changed. */
  interviewAgain: async (
    again: { application: StoredApplication; session: StoredSession },
    auditStep: Step,
  ): Promise<boolean> =>
    (await writeTogether(dynamo, [...interviewAgainSteps(tables, again), auditStep], random)).done,

  /** Lets the candidate start one more interview, with a letter where there is an application; false where none was started. */
  async giveBackAttempt(key: WithEmail, now: Date, auditStep: Step): Promise<boolean> {
    const places = [
      attemptGivenBack(tables, key, now),
      givenBackLater(tables.guards, key, now),
      givenBackToMailbox(tables.guards, key, now),
    ]
    for (const place of places)
      if ((await writeTogether(dynamo, [place, auditStep], random)).done) return true
    return false
  },
})
