import { describe, expect } from 'vitest'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { createAudit } from '#functions/platform/audit/audit.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { aCandidate, caller, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { filesSettled, runningInterview } from '#tests/support/rooms.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const job = aJob({ title: 'Network Engineer' })
const since = '2026-01-01T00:00:00.000Z'

type Page = { entries: AuditEntry[]; next: string | null; readTo: string | null }

async function pageOf(call: Call, cookie: string, filter: object): Promise<Page> {
  const answer = await call('POST /desk/audit', { cookie, json: { since, ...filter } })
  expect(refusalOf(answer)).toEqual([200, undefined])
  return answer.body['data'] as Page
}

const namesIn = ({ entries }: Page) => entries.map(({ act, names }) => [act, names?.who, names?.candidate])

test.beforeEach(async ({ stack }) => {
  await stack.empty()
  await putJobs(stack, [job])
})

describe('The audit at the desk', () => {
  test('names who acted and about whom, newest first, and is filtered by each of both', async ({ stack }) => {
    const call = caller(stack)
    const [mei, nurul] = [
      await aCandidate(call, { name: 'Tan Mei Ling' }),
      await aCandidate(call, { name: 'Nurul Izzah' }),
    ]
    const sessionId = await runningInterview({ call, token: mei.token, jobId: job.id })
    await call(`POST /interviews/${sessionId}/finish`, { token: mei.token, json: { recordedParts: [] } })
    await filesSettled(stack, { userId: mei.id, sessionId })
    await runningInterview({ call, token: nurul.token, jobId: job.id })
    const cookie = await signedInToDesk(call, await aMember(stack, call, { role: 'privacy_officer' }))
    const siti = await aMember(stack, call, { role: 'recruiter', name: 'Siti Hajar' })
    const wei = await aMember(stack, call, { role: 'recruiter', name: 'Wei Jie' })
    const [bySiti, byWei] = [await signedInToDesk(call, siti), await signedInToDesk(call, wei)]
    await call(`GET /desk/applications/${mei.id}--${job.id}`, { cookie: bySiti })
    await call(`GET /desk/applications/${nurul.id}--${job.id}`, { cookie: bySiti })
    await call(`GET /desk/recordings/${mei.id}--${sessionId}/quotes`, { cookie: byWei })
    await call(`GET /desk/applications/${mei.id}--${job.id}`, { cookie: byWei })

    const read = { siti: 'Siti Hajar', wei: 'Wei Jie' }
    const ofWei = [
      ['application_shown', read.wei, mei.name],
      ['quotes_shown', read.wei, mei.name],
    ]
    const all = await pageOf(call, cookie, {})
    expect(namesIn(all).slice(0, 4)).toEqual([
      ...ofWei,
      ['application_shown', read.siti, nurul.name],
      ['application_shown', read.siti, mei.name],
    ])
    // A recording has its position, too, and the act on a colleague the colleague.
    expect(all.entries[1]?.names?.position).toBe('Network Engineer')
    expect(all.entries.find(({ act }) => act === 'staff_invited')?.names?.colleague).not.toBeNull()
    expect(namesIn(await pageOf(call, cookie, { who: `staff:${wei.member.id}` }))).toEqual(ofWei)
    expect(namesIn(await pageOf(call, cookie, { candidate: mei.id }))).toEqual([
      ...ofWei,
      ['application_shown', read.siti, mei.name],
    ])
    expect(namesIn(await pageOf(call, cookie, { candidate: `${mei.id}--${sessionId}` }))).toEqual(
      ofWei.slice(1),
    )
    const both = { candidate: mei.id, who: `staff:${siti.member.id}`, act: 'application_shown' }
    expect(namesIn(await pageOf(call, cookie, both))).toEqual([['application_shown', read.siti, mei.name]])
    expect(namesIn(await pageOf(call, cookie, { act: 'quotes_shown' }))).toEqual(ofWei.slice(1))
    expect((await pageOf(call, cookie, { until: since })).entries).toEqual([])
  })

  test('shows acts about an erased candidate without a name, and finds them by the address', async ({
    stack,
  }) => {
    const call = caller(stack)
    const { id, email, token } = await aCandidate(call, { name: 'Lim Wei' })
    await runningInterview({ call, token, jobId: job.id })
    const cookie = await signedInToDesk(
      call,
      await aMember(stack, call, { role: 'privacy_officer', name: 'Kavitha Devi' }),
    )
    await call(`GET /recruiting/applications/${id}--${job.id}`)
    await call('POST /desk/candidates/erase', { cookie, json: { candidate: email } })
    const page = await pageOf(call, cookie, { candidate: id })
    expect(page.entries.map(({ act, userId, names }) => [act, userId, names?.candidate])).toEqual([
      ['account_erased', id, null],
      ['application_shown', id, null],
    ])
    expect(page.entries[1]?.names?.position).toBe('Network Engineer')
    expect(namesIn(await pageOf(call, cookie, { candidate: email.toUpperCase() }))).toEqual([
      ['account_erased', 'Kavitha Devi', null],
    ])
    expect(JSON.stringify(page)).not.toContain('Lim Wei')
  })

  test('is read in pages without gaps, by at most 1,000 rows an answer', async ({ stack }) => {
    const call = caller(stack)
    const cookie = await signedInToDesk(call, await aMember(stack, call, { role: 'privacy_officer' }))
    const [many, minute] = [1200, 60_000]
    const start = Date.now() - many * minute
    for (let from = 0; from < many; from += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => from + index).map((number) =>
          createAudit(dynamoOf(stack), 'audit', {
            clock: () => new Date(start + number * minute),
            random: systemRandom,
          }).write({
            who: 'arn:aws:iam::111122223333:user/wei',
            act: number === 50 ? 'position_removed' : 'published',
            on: String(number),
          }),
        ),
      )
    const read: string[] = []
    let cursor: string | undefined
    do {
      const { entries, next } = await pageOf(call, cookie, { cursor, act: 'published' })
      expect(entries.length).toBeLessThanOrEqual(100)
      read.push(...entries.map(({ on }) => on))
      cursor = next ?? undefined
    } while (cursor !== undefined)
    const expected = Array.from({ length: many }, (_, index) => String(many - 1 - index)).filter(
      (on) => on !== '50',
    )
    expect(read).toEqual(expected)

    const first = await pageOf(call, cookie, { act: 'position_removed' })
    expect(first.entries).toEqual([])
    expect(first.readTo).toMatch(/^\d{4}-/)
    const second = await pageOf(call, cookie, { act: 'position_removed', cursor: first.next })
    expect([second.entries.map(({ on }) => on), second.next]).toEqual([['50'], null])
  })
})
