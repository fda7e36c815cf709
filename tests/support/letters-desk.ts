import { appOn } from './function-config.ts'
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { startDynamo } from 'local-aws/dynamodb'
import { startSes } from 'local-aws/ses'
import type { ApplicationStatus } from '#shared/application/application-status.ts'
import type { Job } from '#shared/position/job.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { lettersUses, type LettersApp } from '#functions/application/letters/app.ts'
import { sweepLetters } from '#functions/application/letters/letters.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { letterDue, letterDueUpdate, type Letter } from '#functions/application/rows/application-outbox.ts'
import { createDynamo, type Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { applicationId } from '#functions/application/rows/application-id.ts'
import { localSettings } from '#infra/local/account/settings.ts'
import { createTables } from '#infra/local/create-tables.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import { aFolder } from './folder.ts'

export const site = 'https://www.example.com'

/** The subject of the letter that applying makes due. */
export const received = 'We received your application for GPU Platform Engineer'

export type LettersDesk = Awaited<ReturnType<typeof startLettersDesk>>

/** The function `letters` on the stand-ins. Only the test runs it and moves its clock. */
export async function startLettersDesk() {
  const folder = aFolder()
  const logLines: string[] = []
  let time = new Date('2026-11-22T09:00:00Z')
  let published: readonly Job[] = []
  const now = (): Date => time

  const dynamo = await startDynamo({ port: 0, now })
  await createTables(dynamo.url)
  const root = createDynamo(localAddress(dynamo.url))
  const verifiedIdentities = [localSettings.mailFrom]
  const ses = await startSes({
    directory: folder.path('mail'),
    port: 0,
    verifiedIdentities,
    isFlushed: false,
  })
  const log = createLog({}, (line) => logLines.push(line))
  const app: LettersApp = {
    ...appOn(
      lettersUses,
      [
        localConfig({ site, dynamo: dynamo.url, s3: '', ses: ses.url }),
        {
          clock: now,
          random: systemRandom,
          log,
        },
      ],
      {},
    ),
    snapshots: async () => ({
      read: async () => ({ publishedAt: '', jobs: [...published] }),
      write: async () => {},
    }),
  }
  const sweep = () => sweepLetters(app)
  const inbox = () => ses.inbox.list()
  const { aCandidate, anApplication } = applicants(root, now)

  return {
    app,
    root,
    ses,
    logLines,
    now,
    sweep,
    inbox,
    aCandidate,
    anApplication,
    subjects: () => inbox().map(({ subject }) => subject.replace(' – Merbok AI Cloud', '')),
    later(seconds: number): void {
      time = new Date(time.getTime() + seconds * 1000)
    },
    publish(jobs: readonly Job[]): void {
      published = jobs
    },
    /** An application whose first letter is e-mailed, and an empty inbox. */
    async aConfirmedApplication() {
      const application = await anApplication()
      expect(await sweep()).toEqual(['sent'])
      ses.inbox.clear()
      return application
    },
    reset(): void {
      ses.inbox.clear()
      ses.faults.set(null)
      logLines.length = 0
    },
    async close(): Promise<void> {
      await ses.close()
      await dynamo.close()
      folder.remove()
    },
  }
}

function applicants(root: Dynamo, now: () => Date) {
  let candidates = 0
  const aCandidate = async () => {
    candidates += 1
    const email = `aisyah.${candidates}@example.com`
    const user = { id: `user-${candidates}`, name: 'Aisyah Rahman', email }
    const Item = { ...user, epoch: 0, createdAt: now().toISOString() }
    await root.send(new PutCommand({ TableName: 'users', Item }))
    return user
  }

  let jobs = 0
  /** A candidate's application with the letter that applying makes due. */
  const anApplication = async (candidate?: Awaited<ReturnType<typeof aCandidate>>) => {
    const user = candidate ?? (await aCandidate())
    jobs += 1
    const key = { userId: user.id, jobId: `job-${jobs}` }
    const row = {
      ...key,
      id: applicationId(key),
      jobTitle: 'GPU Platform Engineer',
      department: 'Engineering',
      status: 'ai_pending',
      appliedAt: now().toISOString(),
      sessionId: `session-${jobs}`,
      interviewsStarted: 0,
      updatedAt: now().toISOString(),
    }
    const Item = { ...row, ...letterDue({ kind: 'received' }, now()) }
    await root.send(new PutCommand({ TableName: 'applications', Item }))
    return { user, key, row, ...changesOf(root, key, now) }
  }
  return { aCandidate, anApplication }
}

const changesOf = (root: Dynamo, key: { userId: string; jobId: string }, now: () => Date) => ({
  stored: async () => (await root.send(new GetCommand({ TableName: 'applications', Key: key }))).Item,
  withdraw: () => root.send(new DeleteCommand({ TableName: 'applications', Key: key })),
  setStatus: async (status: ApplicationStatus, letter?: Letter): Promise<void> => {
    const due = letter === undefined ? undefined : letterDueUpdate(letter, now())
    await root.send(
      new UpdateCommand({
        TableName: 'applications',
        Key: key,
        UpdateExpression:
          due === undefined
            ? 'SET #status = :status'
            : `SET #status = :status, ${due.set} REMOVE ${due.remove}`,
        ExpressionAttributeNames: { '#status': 'status', ...due?.names },
        ExpressionAttributeValues: { ':status': status, ...due?.values },
      }),
    )
  },
})
