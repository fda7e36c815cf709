import { describe, expect } from 'vitest'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { applicantLists } from '#tests/support/applicant-lists.ts'
import { linkIn } from '#tests/support/inbox.ts'
import { aJob, setApplication, setSession } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { createDirectory } from '#functions/account/rows/directory.ts'
import { dynamoOf, everyRow } from '#tests/support/rows.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const jobIds = ['alpha', 'beta', 'gamma'] as const
const [alpha, beta, gamma] = jobIds

let reviewer: string
let officer: string
const lists = applicantLists(call)
setUpProduct(...jobIds.map((id) => aJob({ id })))
test.beforeAll(async () => {
  const ofTwo = await aMember(stack, call, { role: 'reviewer', positions: [alpha, beta] })
  reviewer = await signedInToDesk(call, ofTwo)
  officer = await signedInToDesk(call, await aMember(stack, call, { role: 'privacy_officer' }))
})

describe('A search', () => {
  const applied = async (fields: Readonly<Record<string, string>>, jobId: string = alpha) => {
    const candidate = await aCandidate(call, fields)
    await setApplication(stack, { userId: candidate.id, jobId })
    return { ...candidate, application: `${candidate.id}--${jobId}` }
  }

  test('finds the beginnings of words of name, address, phone, title and skills, each of which has to match, in any order', async () => {
    const { application, token } = await applied({
      name: 'Puteri Qistina binti Zulkarnain',
      email: 'Qis.Zul@example.com',
    })
    const json = {
      phone: '+60 19-888 7766',
      title: 'Network Engineer',
      skills: ['Slurm', 'C++', 'Site reliability'],
    }
    expect((await call('PATCH /auth/me', { token, json })).status).toBe(200)
    for (const text of [
      'puteri',
      'PUTERI  qis',
      'qistina binti',
      'zulk',
      'zulk puteri',
      'binti zul',
      'qis.z',
      'zul',
      'QIS.ZUL@EXAMPLE.COM',
      'Ｐｕｔｅ',
      'slurm',
      'c++ zulkarnain',
      'reliability engineer puteri',
      '019-888 77',
      '+60198887766',
    ])
      expect([text, (await lists.searched(text)).ids]).toEqual([text, [application]])
    for (const text of [
      'uteri',
      'istina',
      'example.com',
      'puteri kubernetes',
      '019-888 0000',
      'slurm ansible',
    ])
      expect([text, (await lists.searched(text)).ids]).toEqual([text, []])
  })

  test('finds no candidate who has only registered, and both applications of one who applied twice, the newer first', async () => {
    await aCandidate(call, { name: 'Waverly Registered' })
    expect((await lists.searched('waverly')).ids).toEqual([])
    const { id: userId } = await aCandidate(call, { name: 'Xanthe Twice' })
    await setApplication(stack, { userId, jobId: alpha, appliedAt: '2026-11-02T09:00:00.000Z' })
    await setApplication(stack, { userId, jobId: gamma, appliedAt: '2026-11-03T09:00:00.000Z' })
    expect((await lists.searched('xanthe')).ids).toEqual([`${userId}--${gamma}`, `${userId}--${alpha}`])
    expect((await lists.searched('xanthe', { job: alpha })).ids).toEqual([`${userId}--${alpha}`])
  })

  test('finds a changed name and e-mail address, and not the earlier ones', async () => {
    const { token, application } = await applied({
      name: 'Yusra Longname Before Now',
      email: 'yusra.before@example.com',
    })
    await call('PATCH /auth/me', {
      token,
      json: { name: 'Oriana Short', title: 'Beforehand', skills: ['Nowhere'] },
    })
    await call('PATCH /auth/me', { token, json: { title: 'Afterwards', skills: [] } })
    await call('PATCH /auth/email', { token, json: { email: 'oriana.after@example.com' } })
    for (const text of ['yusra', 'longname', 'before', 'now'])
      expect((await lists.searched(text)).ids).toEqual([])
    for (const text of ['oriana short', 'short', 'oriana.after', 'afterwards', 'after'])
      expect([text, (await lists.searched(text)).ids]).toEqual([text, [application]])
  })

  test('finds no account that was deleted, erased, or disowned by the owner of the mailbox', async () => {
    const leaving = await applied({ name: 'Ulrike Leaving' })
    const erased = await applied({ name: 'Ulrike Erased' })
    const disowned = await applied({ name: 'Ulrike Disowned' })
    expect((await lists.searched('ulrike')).ids).toHaveLength(3)
    await call('DELETE /auth/me', { token: leaving.token, json: { password: leaving.password } })
    await call('POST /recruiting/candidates/erase', { json: { candidate: erased.email } })
    const token = linkIn(stack, 'not-mine', disowned.email)
    expect((await call('POST /auth/not-mine', { json: { token } })).status).toBe(200)
    for (const wanted of [
      'ulrike',
      'leaving',
      'erased',
      'disowned',
      ...[leaving, erased, disowned].map((each) => each.email),
    ])
      expect([wanted, (await lists.searched(wanted)).ids]).toEqual([wanted, []])
    const left = (await everyRow(stack)).filter((row) =>
      /ulrike|leaving|erased|disowned/i.test(JSON.stringify(row)),
    )
    expect(left.filter(({ month }) => month === undefined)).toEqual([])
  })

  test('finds by the name alone an account whose address its owner took back', async () => {
    // Recruiters keep an interview that was completed.
    const kept = await applied({ name: 'Viggo Stranger' }, beta)
    await setApplication(stack, { userId: kept.id, jobId: beta, status: 'human_pending' })
    await setSession(stack, {
      userId: kept.id,
      jobId: beta,
      status: 'completed',
      started_at: '2025-12-01T09:00:00.000Z',
    })
    const token = linkIn(stack, 'not-mine', kept.email)
    expect((await call('POST /auth/not-mine', { json: { token } })).status).toBe(200)
    expect((await lists.searched(kept.email)).ids).toEqual([])
    expect((await lists.searched('stranger')).ids).toEqual([kept.application])
  })

  test("shows a reviewer the reviewer's positions alone", async () => {
    const { id: userId } = await applied({ name: 'Ingrid Both' }, alpha)
    await setApplication(stack, { userId, jobId: gamma })
    await applied({ name: 'Ingrid Elsewhere' }, gamma)
    expect((await lists.searched('ingrid')).ids).toHaveLength(3)
    expect((await lists.searched('ingrid', {}, reviewer)).ids).toEqual([`${userId}--${alpha}`])
    expect((await lists.searched('ingrid', { job: beta }, reviewer)).ids).toEqual([])
    for (const job of [gamma, 'nowhere'])
      expect(refusalOf(await lists.search('ingrid', { job }, reviewer))).toEqual([404, 'job_not_found'])
    expect((await lists.searched('ingrid', { job: gamma }, officer)).ids).toHaveLength(2)
  })

  test('answers at most fifty, and says that there are more', async () => {
    for (let number = 0; number < 17; number += 1) {
      const { id: userId } = await aCandidate(call, { name: `Kofi Number Plot${number}` })
      for (const jobId of jobIds) await setApplication(stack, { userId, jobId })
    }
    const { ids, more } = await lists.searched('kofi')
    expect([ids.length, new Set(ids).size, more]).toEqual([50, 50, true])
    const some = await lists.searched('kofi number plot16')
    expect([some.ids.length, some.more]).toEqual([3, false])
    expect(await lists.searched('kofi', { job: alpha })).toMatchObject({ more: false })
    // Where the index has more accounts for a word than are read, a rarer word decides, in any order.
    const directory = createDirectory(dynamoOf(stack), 'users')
    const rare = await directory.matching('plot16 kofi', 5)
    expect(rare).toEqual({ ids: [some.ids[0]?.split('--')[0]], more: false })
    const common = await directory.matching('number kofi', 5)
    expect([common.ids.length, common.more]).toEqual([5, true])
  })

  test.for([
    ['', 422],
    ['k', 422],
    ['  k  ', 422],
    ['k'.repeat(101), 422],
  ] as const)('for %j is answered %d', async ([text, status]) => {
    expect((await lists.search(text)).status).toBe(status)
  })

  test('leaves its text out of the log', async () => {
    await lists.searched('unmistakable text')
    expect((await lists.search('unmistakable text', { job: 'nowhere' })).status).toBe(404)
    expect(stack.logLines.filter((line) => line.includes('unmistakable'))).toEqual([])
    expect(stack.logLines.some((line) => line.includes('/applicants/search'))).toBe(true)
  })
})
