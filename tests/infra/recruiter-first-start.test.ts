import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closedReason } from '#shared/platform/deadline.ts'
import { importFirstJobs } from '#infra/local/first-jobs.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { caller } from '#tests/support/api.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ site: 'none' })
})
afterAll(() => stack.close())
beforeEach(async () => {
  await stack.empty()
  rmSync(join(stack.directory, 'sample-jobs-imported'), { force: true })
})

const now = new Date()
const start = () => importFirstJobs(stack.directory, stack.site, now)
const api = () => recruiterApi(createSend({ origin: stack.site }))
const stored = async () => (await api().listJobs()).data.jobs

describe('The first local start', () => {
  test('imports the six samples, all of them open, and publishes them', async () => {
    expect(await start()).toBe(6)
    expect((await stored()).map((job) => closedReason(job, now))).toEqual(Array(6).fill(undefined))
    stack.passTime(60)
    expect((await caller(stack)('GET /jobs')).body['total']).toBe(6)
  })

  test('is the only one that imports: a removed sample stays removed', async () => {
    await start()
    await api().removeJob({ params: { id: 'product-designer' } })
    expect(await start()).toBe(0)
    expect((await stored()).map(({ id }) => id)).not.toContain('product-designer')
    for (const { id } of await stored()) await api().removeJob({ params: { id } })
    expect(await start()).toBe(0)
    expect(await stored()).toEqual([])
  })

  test('imports no samples if other positions were imported before', async () => {
    const job = { title: 'Network Engineer', description: 'You run the network.' }
    await api().importJob({ params: { id: 'network-engineer' }, body: job })
    expect([await start(), await start()]).toEqual([0, 0])
    expect(await stored()).toHaveLength(1)
  })

  test('continues an import that was interrupted', async () => {
    await start()
    rmSync(join(stack.directory, 'sample-jobs-imported'))
    await api().removeJob({ params: { id: 'product-designer' } })
    expect(await start()).toBe(6)
    expect(await stored()).toHaveLength(6)
  })
})
