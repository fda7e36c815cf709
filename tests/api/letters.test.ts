import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { recruiterStatus, type ApplicationStatus } from '#shared/domain/application.ts'
import { createLog } from '#functions/http/log.ts'
import { createLettersApp, type LettersApp } from '#functions/letters/app.ts'
import { mailerOf, sweepLetters } from '#functions/letters/letters.ts'
import { mailing } from '#functions/outbox/backoff.ts'
import { deliver } from '#functions/outbox/deliver.ts'
import { systemRandom } from '#functions/ports.ts'
import { letterDue, letterDueUpdate, type Letter } from '#functions/storage/application-outbox.ts'
import type { JobSnapshot } from '#functions/storage/job-snapshot.ts'
import { jobOf } from '#functions/storage/stored-job.ts'
import type { World } from '#functions/world.ts'
import { aJob } from '#tests/support/jobs.ts'
import { createDynamo, type Dynamo } from '#functions/storage/dynamo.ts'
import { applicationId } from '#functions/storage/stored-application.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import { localSettings } from '#infra/local/account/settings.ts'
import { createTables } from '#infra/local/dynamo/create-tables.ts'
import { startDynamo } from '#infra/local/dynamo/server.ts'
import { startSes, type LocalSes } from '#infra/local/ses/server.ts'
import { aFolder } from '#tests/support/folder.ts'

/** The letters' function on the stand-ins, without the stream and the timer that would run it. */
let dynamo: Awaited<ReturnType<typeof startDynamo>>
let root: Dynamo
let ses: LocalSes
let app: LettersApp
let now = new Date('2026-11-22T09:00:00Z')
const folder = aFolder()
const logLines: string[] = []
const site = 'https://www.example.com'
let snapshot: JobSnapshot = { publishedAt: '', jobs: [] }
const daySeconds = 24 * 60 * 60

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000)
}
const sweep = () => sweepLetters(app)

beforeAll(async () => {
  dynamo = await startDynamo({ directory: folder.path('dynamo'), port: 0 })
  await createTables(dynamo.url)
  root = createDynamo(localAddress(dynamo.url))
  ses = await startSes({
    directory: folder.path('mail'),
    port: 0,
    verifiedIdentities: [localSettings.mailFrom],
  })
  const config = localConfig({ site, dynamo: dynamo.url, s3: '', ses: ses.url })
  const world: World = {
    clock: () => now,
    random: systemRandom,
    log: createLog({}, (line) => logLines.push(line)),
  }
  app = { ...createLettersApp(config, world), snapshots: async () => ({ read: async () => snapshot }) }
})
afterAll(async () => {
  await ses.close()
  await dynamo.close()
  folder.remove()
})
beforeEach(() => {
  ses.inbox.clear()
  ses.faults.set(null)
  logLines.length = 0
})

let candidates = 0
async function aCandidate() {
  candidates += 1
  const user = { id: `user-${candidates}`, name: 'Aisyah Rahman', email: `aisyah.${candidates}@example.com` }
  await root.send(
    new PutCommand({ TableName: 'users', Item: { ...user, epoch: 0, createdAt: now.toISOString() } }),
  )
  return user
}

let jobs = 0
/** A candidate's application with the letter that applying makes due. */
async function anApplication(candidate?: Awaited<ReturnType<typeof aCandidate>>) {
  const user = candidate ?? (await aCandidate())
  jobs += 1
  const key = { userId: user.id, jobId: `job-${jobs}` }
  const row = {
    ...key,
    id: applicationId(key),
    jobTitle: 'GPU Platform Engineer',
    department: 'Engineering',
    status: 'ai_pending',
    appliedAt: now.toISOString(),
    sessionId: `session-${jobs}`,
    interviewsStarted: 0,
    updatedAt: now.toISOString(),
  }
  await root.send(
    new PutCommand({ TableName: 'applications', Item: { ...row, ...letterDue({ kind: 'received' }, now) } }),
  )
  const stored = async () => (await root.send(new GetCommand({ TableName: 'applications', Key: key }))).Item
  const setStatus = async (status: ApplicationStatus, letter?: Letter) => {
    const due = letter === undefined ? undefined : letterDueUpdate(letter, now)
    await root.send(
      new UpdateCommand({
        TableName: 'applications',
        Key: key,
        UpdateExpression:
          due === undefined
            ? 'SET #status = :status'
            : `SET #status = :status, ${due.set} REMOVE ${due.remove}`,
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': status, ...due?.values },
      }),
    )
  }
  const withdraw = () => root.send(new DeleteCommand({ TableName: 'applications', Key: key }))
  return { user, key, row, stored, setStatus, withdraw }
}

/** Application whose first letter is e-mailed, and an empty inbox. */
async function aConfirmedApplication() {
  const application = await anApplication()
  expect(await sweep()).toEqual(['sent'])
  ses.inbox.clear()
  return application
}

const inbox = () => ses.inbox.list()
const subjects = () => inbox().map(({ subject }) => subject.replace(' - Merbok AI Cloud', ''))
const received = 'We received your application for GPU Platform Engineer'

describe('a letter', () => {
  test('confirms the application to the address in the account, with the link to the interview', async () => {
    const { user, row, stored } = await anApplication()
    expect(await sweep()).toEqual(['sent'])
    const [mail, ...others] = inbox()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: [user.email], tags: { application: row.id, letter: 'received' } })
    expect(subjects()).toEqual([received])
    expect(mail?.text).toContain(`Hello Aisyah Rahman,`)
    expect(mail?.text).toContain(`${site}/interview/${row.sessionId}`)
    expect(mail?.html).toContain(`${site}/interview/${row.sessionId}`)
    const sentLetter = { letter: { kind: 'received' }, at: now.toISOString(), attempts: 1 }
    expect(await stored(), 'only that it was e-mailed stays in the row').toEqual({ ...row, sentLetter })
    expect(await sweep()).toEqual([])
  })

  test.each(recruiterStatus.options)('tells of the status %s', async (status) => {
    const { user, setStatus, stored, row } = await aConfirmedApplication()
    await setStatus(status, { kind: 'status', status })
    expect(await sweep()).toEqual(['sent'])
    expect(inbox()).toHaveLength(1)
    expect(inbox()[0]).toMatchObject({ to: [user.email], tags: { application: row.id, letter: 'status' } })
    expect(inbox()[0]?.text).toContain('GPU Platform Engineer')
    const sentLetter = { letter: { kind: 'status', status }, at: now.toISOString(), attempts: 1 }
    expect(await stored()).toEqual({ ...row, status, sentLetter })
  })

  test('that is late invites nobody to an interview that is completed', async () => {
    const { setStatus } = await anApplication()
    await setStatus('human_pending')
    expect(await sweep()).toEqual(['sent'])
    expect(inbox()[0]?.text).toContain(`${site}/dashboard`)
    expect(inbox()[0]?.text).not.toContain('/interview/')
  })

  test('is sent by one of two concurrent runs', async () => {
    const { key } = await anApplication()
    const results = await Promise.all([deliver(key, mailerOf(app)), deliver(key, mailerOf(app))])
    expect(results.toSorted()).toEqual(['not leased', 'sent'])
    expect(inbox()).toHaveLength(1)
  })

  test('leaves ids in the log, and no name, address or position', async () => {
    const { row, user } = await anApplication()
    ses.faults.set({ kind: 'rejected' }, { times: 1 })
    expect(await sweep()).toEqual(['waiting'])
    later(40)
    expect(await sweep()).toEqual(['sent'])
    expect(logLines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'letter not mailed yet', applicationId: row.id, attempt: 1, error: 'MessageRejected' },
      { event: 'letter mailed', applicationId: row.id, attempt: 2 },
    ])
    for (const secret of [user.name, user.email, row.jobTitle]) expect(logLines.join()).not.toContain(secret)
  })
})

describe('a letter that SES does not take', () => {
  test.each(['down', 'throttled', 'rejected'] as const)(
    'because it is %s waits, with growing pauses, and arrives once',
    async (kind) => {
      await anApplication()
      ses.faults.set({ kind })
      expect(await sweep()).toEqual(['waiting'])
      expect(await sweep(), 'not due yet').toEqual([])
      later(40)
      expect(await sweep()).toEqual(['waiting'])
      later(40)
      expect(await sweep(), 'the second pause is longer').toEqual([])
      ses.faults.set(null)
      later(40)
      expect(await sweep()).toEqual(['sent'])
      expect(subjects()).toEqual([received])
    },
  )

  const failUntilDead = async (): Promise<string[]> => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    for (let attempt = 1; attempt <= mailing.mostAttempts; attempt += 1) {
      expect(await sweep()).toEqual(['waiting'])
      if (attempt < mailing.mostAttempts) later(2 * mailing.longestPauseSeconds)
    }
    const lines = written.mock.calls.map(([line]) => String(line))
    written.mockRestore()
    return lines.filter((line) => line.includes('LettersGivenUp'))
  }

  test('is dead after eight tries, counts in the alarm’s metric, and is tried again a day later', async () => {
    const { stored } = await anApplication()
    ses.faults.set({ kind: 'throttled' })
    expect(await failUntilDead()).toHaveLength(1)
    expect(await stored()).toMatchObject({ outbox: 'dead', attempts: mailing.mostAttempts })
    ses.faults.set(null)
    later(daySeconds - 60)
    expect(await sweep(), 'no ninth try').toEqual([])
    later(60)
    expect(await sweep()).toEqual(['sent'])
    expect(subjects()).toEqual([received])
  })

  test('is replaced at once by the letter of the next status', async () => {
    const { setStatus, stored, row } = await anApplication()
    ses.faults.set({ kind: 'throttled' })
    await failUntilDead()
    ses.faults.set(null)
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    expect(await sweep()).toEqual(['sent'])
    expect(subjects()).toEqual(['Your application for GPU Platform Engineer'])
    expect(await stored()).toEqual({ ...row, status: 'rejected', sentLetter: expect.anything() })
  })

  test('is dropped when it is older than two weeks', async () => {
    const { stored, row } = await anApplication()
    later(14 * daySeconds + 1)
    expect(await sweep()).toEqual(['dropped'])
    expect(inbox()).toEqual([])
    expect(await stored()).toEqual(row)
  })
})

describe('a crash', () => {
  test('between send and mark repeats the letter once, after the lease ends', async () => {
    const { key } = await anApplication()
    /** The process ends while it marks the letter. */
    const killed = { ...app, outbox: { ...app.outbox, finish: () => new Promise<void>(() => {}) } }
    void deliver(key, mailerOf(killed))
    await expect.poll(inbox).toHaveLength(1)
    expect(await sweep(), 'the lease of the killed run holds').toEqual([])
    later(mailing.leaseSeconds)
    expect(await sweep()).toEqual(['sent'])
    expect(subjects()).toEqual([received, received])
    later(mailing.leaseSeconds)
    expect(await sweep()).toEqual([])
  })

  test('before the send repeats nothing', async () => {
    const { key } = await anApplication()
    await app.outbox.lease(key, now, new Date(now.getTime() + mailing.leaseSeconds * 1000))
    later(mailing.leaseSeconds)
    expect(await sweep()).toEqual(['sent'])
    expect(subjects()).toEqual([received])
  })

  test('of the connection after SES accepted the letter repeats it once', async () => {
    await anApplication()
    ses.faults.set({ kind: 'drop-answer' }, { times: 1 })
    expect(await sweep()).toEqual(['waiting'])
    later(40)
    expect(await sweep()).toEqual(['sent'])
    expect(subjects()).toEqual([received, received])
  })
})

describe('a newer letter', () => {
  test('replaces the one that waits', async () => {
    const { setStatus } = await anApplication()
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    expect(await sweep()).toEqual(['sent'])
    expect(subjects()).toEqual(['Your application for GPU Platform Engineer'])
    expect(await sweep()).toEqual([])
  })

  test('stays when the older one is finished or given back late', async () => {
    const { key, setStatus, stored } = await anApplication()
    const until = new Date(now.getTime() + mailing.leaseSeconds * 1000)
    const older = await app.outbox.lease(key, now, until)
    later(1)
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    expect(await stored()).not.toHaveProperty('leasedUntil')
    await app.outbox.finish(older!, now)
    await app.outbox.release(key, older!, { outbox: 'dead', dueAt: now })
    expect(await stored()).toMatchObject({ outbox: 'pending', attempts: 0, dueAt: now.toISOString() })
    expect(await sweep()).toEqual(['sent'])
    expect(subjects()).toEqual(['Your application for GPU Platform Engineer'])
  })
})

describe('there is no letter', () => {
  test('about an application that was withdrawn', async () => {
    const { key, withdraw, stored } = await anApplication()
    await withdraw()
    expect(await sweep()).toEqual([])
    expect(await deliver(key, mailerOf(app))).toBe('not leased')
    expect(await stored(), 'the lease writes no row').toBeUndefined()
  })

  test('about one that was withdrawn meanwhile, whose row is not written again', async () => {
    const { key, withdraw, stored } = await anApplication()
    const leased = await app.outbox.lease(key, now, new Date(now.getTime() + mailing.leaseSeconds * 1000))
    await withdraw()
    await app.outbox.finish(leased!, now)
    await app.outbox.release(key, leased!, { outbox: 'dead', dueAt: now })
    expect(await app.outbox.revive(key, now)).toBe(false)
    expect(await stored()).toBeUndefined()
  })

  test('to an account that was deleted', async () => {
    const { user, stored, row } = await anApplication()
    await root.send(new DeleteCommand({ TableName: 'users', Key: { id: user.id } }))
    expect(await sweep()).toEqual(['dropped'])
    expect(inbox()).toEqual([])
    expect(await stored()).toEqual(row)
  })

  test('to a candidate who applied and withdrew twenty times that day; a status is still told', async () => {
    const candidate = await aCandidate()
    for (let count = 1; count <= 20; count += 1) {
      const { withdraw } = await anApplication(candidate)
      expect(await sweep()).toEqual(['sent'])
      await withdraw()
    }
    const { setStatus } = await anApplication(candidate)
    expect(await sweep()).toEqual(['dropped'])
    expect(inbox()).toHaveLength(20)
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    expect(await sweep()).toEqual(['sent'])
    later(daySeconds)
    await anApplication(candidate)
    expect(await sweep()).toEqual(['sent'])
  })
})

describe('a rejection', () => {
  const reject = async () => {
    const candidate = await aCandidate()
    const other = await anApplication(candidate)
    const { setStatus, key } = await anApplication(candidate)
    expect(await sweep()).toEqual(['sent', 'sent'])
    ses.inbox.clear()
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    return { rejected: key.jobId, alsoAppliedFor: other.key.jobId }
  }

  test('names open positions that the candidate has not applied for', async () => {
    const { rejected, alsoAppliedFor } = await reject()
    const ids = [rejected, alsoAppliedFor, 'storage-engineer']
    snapshot = {
      publishedAt: '',
      jobs: ids.map((id) => jobOf(aJob({ id, title: `Title of ${id}` }), { applicationCount: 1 })),
    }
    expect(await sweep()).toEqual(['sent'])
    const { text = '' } = inbox()[0] ?? {}
    expect(text).toContain(`- Title of storage-engineer, Kuala Lumpur: ${site}/careers/storage-engineer`)
    expect(text.match(/^- /gm)).toHaveLength(1)
  })

  test('is sent without them when they cannot be read', async () => {
    await reject()
    const broken = { ...app, snapshots: () => Promise.reject(new Error('S3 is down')) }
    expect(await sweepLetters(broken)).toEqual(['sent'])
    expect(inbox()[0]?.text).toContain(`See other positions:\n${site}/careers`)
    expect(logLines.some((line) => line.includes('no positions for a letter'))).toBe(true)
  })
})

test('a letter goes to the e-mail address that the account has when it is sent', async () => {
  const { user } = await anApplication()
  await root.send(
    new UpdateCommand({
      TableName: 'users',
      Key: { id: user.id },
      UpdateExpression: 'SET email = :email',
      ExpressionAttributeValues: { ':email': 'new.address@example.com' },
    }),
  )
  expect(await sweep()).toEqual(['sent'])
  expect(inbox()[0]?.to).toEqual(['new.address@example.com'])
})
