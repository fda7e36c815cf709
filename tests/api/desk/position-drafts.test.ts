import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import { caller, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'

const id = 'secret-role'
const json = { title: 'Head of Secret Projects', description: 'Nobody knows yet.' }

const save = (call: Call, cookie: string, query: string, body: object = json) =>
  call(`PUT /desk/jobs/${id}?${query}`, { cookie, json: body })

const updatedAtOf = ({ body }: Awaited<ReturnType<typeof save>>) =>
  (body['data'] as { updatedAt: string }).updatedAt

const shown = async (call: Call, cookie: string) =>
  (await call(`GET /desk/jobs/${id}`, { cookie })).body['data'] as {
    isDraft: boolean
    updatedAt: string
    import: Record<string, unknown>
  }

const listed = async (call: Call, cookie: string) =>
  (await call('GET /desk/jobs', { cookie })).body['data'] as { jobs: { id: string }[]; drafts: object[] }

/** What visitors and candidates can read of positions, as one text. */
async function publicTexts(call: Call): Promise<string> {
  const answers = [
    await call('GET /jobs'),
    await call(`GET /jobs/${id}`),
    await call(`GET /assessments/by-job/${id}`),
  ]
  return JSON.stringify(answers.map(({ body }) => body))
}

const rowsIn = async (stack: TestStack, TableName: string) =>
  (await dynamoOf(stack).send(new ScanCommand({ TableName, ConsistentRead: true }))).Items ?? []

test.beforeEach(({ stack }) => stack.empty())

describe('A draft of a position', () => {
  test('is shown to recruiters alone, and is no position until it is published', async ({ stack }) => {
    const call = caller(stack)
    await putJobs(stack, [aJob()])
    const cookie = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
    const reviewer = await signedInToDesk(
      call,
      await aMember(stack, call, { role: 'reviewer', positions: [aJob().id] }),
    )
    const drafted = await save(call, cookie, 'read=new&as=draft')
    expect(refusalOf(drafted)).toEqual([200, undefined])
    await call('POST /desk/publish', { cookie })

    expect(await shown(call, cookie)).toMatchObject({ isDraft: true, import: json })
    expect((await listed(call, cookie)).drafts).toEqual([
      { id, title: json.title, department: 'Unknown', location: '', updatedAt: updatedAtOf(drafted) },
    ])
    expect((await listed(call, cookie)).jobs.map((each) => each.id)).not.toContain(id)
    expect((await listed(call, reviewer)).drafts).toEqual([])
    expect((await call(`GET /desk/jobs/${id}`, { cookie: reviewer })).status).toBe(404)
    expect((await call(`GET /jobs/${id}`)).status).toBe(404)
    expect(await publicTexts(call)).not.toContain('Secret')
    expect((await call(`PATCH /desk/jobs/${id}`, { cookie, json: { status: 'open' } })).status).toBe(404)
    // No function of the site may read the table in which it is.
    expect(JSON.stringify(await rowsIn(stack, 'jobs'))).not.toContain('Secret')

    const published = await save(call, cookie, `read=${updatedAtOf(drafted)}`)
    expect(refusalOf(published)).toEqual([200, undefined])
    await call('POST /desk/publish', { cookie })
    expect(await shown(call, cookie)).toMatchObject({ isDraft: false, import: json })
    expect((await listed(call, cookie)).drafts).toEqual([])
    expect((await call(`GET /jobs/${id}`)).status).toBe(200)
  })

  test('is saved and published once where the answer was lost, and by one of two recruiters', async ({
    stack,
  }) => {
    const call = caller(stack)
    const first = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
    const second = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
    const drafted = await save(call, first, 'read=new&as=draft')
    // The same recruiter sends the same again; a colleague's is another.
    expect(updatedAtOf(await save(call, first, 'read=new&as=draft'))).toBe(updatedAtOf(drafted))
    expect(refusalOf(await save(call, second, 'read=new&as=draft'))).toEqual([409, 'position_exists'])
    expect(refusalOf(await save(call, second, 'read=new'))).toEqual([409, 'position_exists'])

    const changed = { ...json, title: 'Head of Projects' }
    const saved = await save(call, second, `read=${updatedAtOf(drafted)}&as=draft`, changed)
    const stale = await save(call, first, `read=${updatedAtOf(drafted)}`)
    expect(refusalOf(stale)).toEqual([409, 'position_changed'])
    expect((await shown(call, first)).import).toMatchObject(changed)

    const read = `read=${updatedAtOf(saved)}`
    const published = await save(call, second, read, changed)
    expect(updatedAtOf(await save(call, second, read, changed))).toBe(updatedAtOf(published))
    expect(refusalOf(await save(call, first, `${read}&as=draft`, changed))).toEqual([409, 'position_changed'])
    expect(await listed(call, first)).toMatchObject({ jobs: [{ id }], drafts: [] })
    const acts = (await rowsIn(stack, 'audit')).filter(({ act }) => act === 'position_imported')
    expect(
      acts.map(({ detail }) => String(detail ?? '')).toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['', 'draft', 'draft'])
  })

  test('is removed without a publication', async ({ stack }) => {
    const call = caller(stack)
    const cookie = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
    await save(call, cookie, 'read=new&as=draft')
    expect((await call(`DELETE /desk/jobs/${id}`, { cookie })).status).toBe(200)
    expect((await call(`DELETE /desk/jobs/${id}`, { cookie })).status).toBe(404)
    expect((await listed(call, cookie)).drafts).toEqual([])
  })
})
