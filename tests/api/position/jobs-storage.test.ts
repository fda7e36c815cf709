import { describe, expect } from 'vitest'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { apply } from '#functions/application/apply.ts'
import { createApplications } from '#functions/application/rows/applications.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { createUsers } from '#functions/account/rows/users.ts'
import { createSessions } from '#functions/application/session/sessions.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

const now = new Date('2026-11-20T09:00:00Z')
const clock = () => now
const tables = {
  applications: 'applications',
  sessions: 'sessions',
  jobs: 'jobs',
  guards: 'guards',
  removals: 'removals',
  events: 'events',
  staff: 'staff',
}

function storageOf(stack: TestStack) {
  const dynamo = dynamoOf(stack)
  return {
    jobs: createJobs(dynamo, tables.jobs, systemRandom),
    applications: createApplications(dynamo, tables, systemRandom),
    sessions: createSessions(dynamo, tables.sessions, clock),
    users: createUsers(dynamo, 'users', systemRandom),
    clock,
    random: systemRandom,
    log: createLog({}, () => {}),
  }
}

let storage: ReturnType<typeof storageOf>
test.beforeAll(({ stack }) => {
  storage = storageOf(stack)
})

const { id: _, status: __, updatedAt: ___, ...imported } = aJob()

describe('a position', () => {
  test('is created, then replaced without changing its status', async () => {
    const { jobs } = storage
    expect(await jobs.import('replaced', imported, now)).toMatchObject({ created: true })
    expect(await jobs.setStatus('replaced', 'closed', now)).toBe(true)
    expect(await jobs.import('replaced', { ...imported, title: 'Lead' }, now)).toMatchObject({
      created: false,
    })
    expect(await jobs.byId('replaced')).toMatchObject({ title: 'Lead', status: 'closed' })
    expect(await jobs.setStatus('missing', 'closed', now)).toBe(false)
  })

  test('is removed only without applications, and refuses an application that read it before', async () => {
    const { jobs, applications } = storage
    await jobs.import('removed', imported, now)
    const stale = { ...storage, jobs: { ...jobs, byId: async () => aJob({ id: 'removed' }) } }
    expect(await jobs.remove('removed')).toBe('removed')
    expect(await jobs.remove('removed')).toBe('not_found')
    expect(await apply('late', 'removed', stale)).toEqual({ kind: 'refused', code: 'job_not_found' })
    expect(await applications.ofUser('late')).toEqual([])

    expect(await jobs.import('removed', imported, now)).toMatchObject({ created: true })
    expect(await apply('again', 'removed', storage)).toMatchObject({ kind: 'applied', isExisting: false })
    expect(await jobs.remove('removed')).toBe('has_applications')
    const [application] = await applications.ofUser('again')
    const [session] = await storage.sessions.ofUser('again')
    expect(await applications.withdraw(application!, session, now)).toBe(true)
    expect(await jobs.remove('removed')).toBe('removed')
  })

  test('is counted over all its counters, also among all positions', async () => {
    const { jobs, applications } = storage
    await jobs.import('counted', imported, now)
    const people = Array.from({ length: 30 }, (____, number) => `person-${number}`)
    for (const person of people) await apply(person, 'counted', storage)
    for (const person of people.slice(0, 20))
      expect(await applications.removeOfUser(person, new Date())).toBe(1)
    expect(await jobs.applicationCount('counted')).toBe(10)
    expect((await jobs.shown('counted'))?.applicationCount).toBe(10)
    const all = await jobs.all()
    expect(all.find(({ id }) => id === 'counted')?.applicationCount).toBe(10)
  })
})

test('an application whose answer from DynamoDB was lost is answered as new', async () => {
  await storage.jobs.import('lost', imported, now)
  const { applications } = storage
  const create: typeof applications.create = async (...written) => {
    await applications.create(...written)
    return 'exists'
  }
  const applied = await apply('unlucky', 'lost', { ...storage, applications: { ...applications, create } })
  expect(applied).toMatchObject({ kind: 'applied', isExisting: false })
  expect(await apply('unlucky', 'lost', storage)).toEqual({ ...applied, isExisting: true })
})

describe('the applications for a position', () => {
  test('are read in pages, oldest first', async () => {
    await storage.jobs.import('paged', imported, now)
    for (let person = 0; person < 5; person += 1) {
      const at = new Date(now.getTime() + person * 1000)
      await apply(`reader-${person}`, 'paged', { ...storage, clock: () => at })
    }
    const pages: string[][] = []
    let cursor: string | undefined
    do {
      const page = await storage.applications.ofJob('paged', { cursor, limit: 2 })
      pages.push(page.applications.map(({ userId }) => userId))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(pages).toEqual([['reader-0', 'reader-1'], ['reader-2', 'reader-3'], ['reader-4']])
    const fromTheStart = await storage.applications.ofJob('paged', { cursor: 'no cursor', limit: 1 })
    expect(fromTheStart.applications.map(({ userId }) => userId)).toEqual(['reader-0'])
  })
})
