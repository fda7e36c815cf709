import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recruiterStatus } from '#shared/application/application.ts'
import { mailerOf, sweepLetters } from '#functions/application/letters/letters.ts'
import { mailing } from '#functions/platform/outbox/backoff.ts'
import { deliver } from '#functions/platform/outbox/deliver.ts'
import { jobOf } from '#functions/position/rows/stored-job.ts'
import { aJob } from '#tests/support/jobs.ts'
import { received, site, startLettersDesk, type LettersDesk } from '#tests/support/letters-desk.ts'
import { daySeconds } from '#shared/platform/durations.ts'

let desk: LettersDesk
beforeAll(async () => {
  desk = await startLettersDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

describe('a letter', () => {
  test('confirms the application to the address in the account, with the link to the interview', async () => {
    const { user, row, stored } = await desk.anApplication()
    expect(await desk.sweep()).toEqual(['sent'])
    const [mail, ...others] = desk.inbox()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: [user.email], tags: { application: row.id, letter: 'received' } })
    expect(desk.subjects()).toEqual([received])
    expect(mail?.text).toContain('Hello Aisyah,')
    expect(mail?.text).toContain(`${site}/interview/${row.sessionId}`)
    expect(mail?.html).toContain(`${site}/interview/${row.sessionId}`)
    const sentLetter = { letter: { kind: 'received' }, at: desk.now().toISOString(), attempts: 1 }
    expect(await stored(), 'the row keeps only that the letter was sent').toEqual({ ...row, sentLetter })
    expect(await desk.sweep()).toEqual([])
  })

  test.each(recruiterStatus.options)('names the status %s', async (status) => {
    const { user, setStatus, stored, row } = await desk.aConfirmedApplication()
    await setStatus(status, { kind: 'status', status })
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.inbox()).toHaveLength(1)
    expect(desk.inbox()[0]).toMatchObject({
      to: [user.email],
      tags: { application: row.id, letter: 'status' },
    })
    expect(desk.inbox()[0]?.text).toContain('GPU Platform Engineer')
    const sentLetter = { letter: { kind: 'status', status }, at: desk.now().toISOString(), attempts: 1 }
    expect(await stored()).toEqual({ ...row, status, sentLetter })
  })

  test('that is late has no link to an interview that is completed', async () => {
    const { setStatus } = await desk.anApplication()
    await setStatus('human_pending')
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.inbox()[0]?.text).toContain(`${site}/dashboard`)
    expect(desk.inbox()[0]?.text).not.toContain('/interview/')
  })

  test('is sent by one of two concurrent runs', async () => {
    const { key } = await desk.anApplication()
    const results = await Promise.all([deliver(key, mailerOf(desk.app)), deliver(key, mailerOf(desk.app))])
    expect(results.toSorted()).toEqual(['not leased', 'sent'])
    expect(desk.inbox()).toHaveLength(1)
  })

  test('leaves ids in the log, and no name, address or position', async () => {
    const { row, user } = await desk.anApplication()
    desk.ses.faults.set({ kind: 'rejected', times: 1 })
    expect(await desk.sweep()).toEqual(['waiting'])
    desk.later(40)
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.logLines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'letter not mailed yet', applicationId: row.id, attempt: 1, error: 'MessageRejected' },
      { event: 'letter mailed', applicationId: row.id, attempt: 2 },
    ])
    for (const secret of [user.name, user.email, row.jobTitle])
      expect(desk.logLines.join()).not.toContain(secret)
  })
})

describe('a newer letter', () => {
  test('replaces the one that waits', async () => {
    const { setStatus } = await desk.anApplication()
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.subjects()).toEqual(['Your application for GPU Platform Engineer'])
    expect(await desk.sweep()).toEqual([])
  })

  test('stays due when a run finishes or releases the older one later', async () => {
    const { key, setStatus, stored } = await desk.anApplication()
    const until = new Date(desk.now().getTime() + mailing.leaseSeconds * 1000)
    const older = await desk.app.outbox.lease(key, desk.now(), until)
    desk.later(1)
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    expect(await stored()).not.toHaveProperty('leasedUntil')
    await desk.app.outbox.finish(older!, desk.now())
    await desk.app.outbox.release(key, older!, { outbox: 'dead', dueAt: desk.now() })
    expect(await stored()).toMatchObject({ outbox: 'pending', attempts: 0, dueAt: desk.now().toISOString() })
    expect(await desk.sweep()).toEqual(['sent'])
    expect(desk.subjects()).toEqual(['Your application for GPU Platform Engineer'])
  })
})

describe('there is no letter', () => {
  test('about an application that was withdrawn', async () => {
    const { key, withdraw, stored } = await desk.anApplication()
    await withdraw()
    expect(await desk.sweep()).toEqual([])
    expect(await deliver(key, mailerOf(desk.app))).toBe('not leased')
    expect(await stored(), 'the lease writes no row').toBeUndefined()
  })

  test('about one that is withdrawn while its letter is leased, and its row is not written again', async () => {
    const { key, withdraw, stored } = await desk.anApplication()
    const leased = await desk.app.outbox.lease(
      key,
      desk.now(),
      new Date(desk.now().getTime() + mailing.leaseSeconds * 1000),
    )
    await withdraw()
    await desk.app.outbox.finish(leased!, desk.now())
    await desk.app.outbox.release(key, leased!, { outbox: 'dead', dueAt: desk.now() })
    expect(await desk.app.outbox.revive(key, desk.now())).toBe(false)
    expect(await stored()).toBeUndefined()
  })

  test('to an account that was deleted', async () => {
    const { user, stored, row } = await desk.anApplication()
    await desk.root.send(new DeleteCommand({ TableName: 'users', Key: { id: user.id } }))
    expect(await desk.sweep()).toEqual(['dropped'])
    expect(desk.inbox()).toEqual([])
    expect(await stored()).toEqual(row)
  })

  test('that confirms a twenty-first application of one day; a status is still e-mailed', async () => {
    const candidate = await desk.aCandidate()
    for (let count = 1; count <= 20; count += 1) {
      const { withdraw } = await desk.anApplication(candidate)
      expect(await desk.sweep()).toEqual(['sent'])
      await withdraw()
    }
    const { setStatus } = await desk.anApplication(candidate)
    expect(await desk.sweep()).toEqual(['dropped'])
    expect(desk.inbox()).toHaveLength(20)
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    expect(await desk.sweep()).toEqual(['sent'])
    desk.later(daySeconds)
    await desk.anApplication(candidate)
    expect(await desk.sweep()).toEqual(['sent'])
  })
})

describe('a rejection', () => {
  const reject = async () => {
    const candidate = await desk.aCandidate()
    const other = await desk.anApplication(candidate)
    const { setStatus, key } = await desk.anApplication(candidate)
    expect(await desk.sweep()).toEqual(['sent', 'sent'])
    desk.ses.inbox.clear()
    await setStatus('rejected', { kind: 'status', status: 'rejected' })
    return { rejected: key.jobId, alsoAppliedFor: other.key.jobId }
  }

  test('names open positions that the candidate has not applied for', async () => {
    const { rejected, alsoAppliedFor } = await reject()
    const ids = [rejected, alsoAppliedFor, 'storage-engineer']
    desk.publish(ids.map((id) => jobOf(aJob({ id, title: `Title of ${id}` }), { applicationCount: 1 })))
    expect(await desk.sweep()).toEqual(['sent'])
    const { text = '' } = desk.inbox()[0] ?? {}
    expect(text).toContain(`- Title of storage-engineer, Kuala Lumpur: ${site}/careers/storage-engineer`)
    expect(text.match(/^- /gm)).toHaveLength(1)
  })

  test('is sent without them where S3 is down', async () => {
    await reject()
    const broken = { ...desk.app, snapshots: () => Promise.reject(new Error('S3 is down')) }
    expect(await sweepLetters(broken)).toEqual(['sent'])
    expect(desk.inbox()[0]?.text).toContain(`See open positions:\n${site}/careers`)
    expect(desk.logLines.some((line) => line.includes('positions for a letter could not be read'))).toBe(true)
  })
})

test('a letter goes to the e-mail address that the account has when it is sent', async () => {
  const { user } = await desk.anApplication()
  await desk.root.send(
    new UpdateCommand({
      TableName: 'users',
      Key: { id: user.id },
      UpdateExpression: 'SET email = :email',
      ExpressionAttributeValues: { ':email': 'new.address@example.com' },
    }),
  )
  expect(await desk.sweep()).toEqual(['sent'])
  expect(desk.inbox()[0]?.to).toEqual(['new.address@example.com'])
})
