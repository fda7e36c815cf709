import { describe, expect } from 'vitest'
import { applicantStages } from '#shared/company-hiring.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { decideAndPass } from '#tests/support/decisions.ts'
import { aJob } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const position = 'in-stages'

let first: string
let second: string
setUpProduct(aJob({ id: position }))
test.beforeAll(async () => {
  first = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
  second = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
})

async function anApplicant() {
  const { id: userId, token } = await aCandidate(call)
  const { body } = await call(`POST /jobs/${position}/apply`, { token })
  expect(body['success']).toBe(true)
  return { id: `${userId}--${position}`, userId, token }
}

const move = (cookie: string, id: string, from: string, to: string) =>
  call(`PUT /desk/applications/${id}/stage`, { cookie, json: { from, to } })

type Listed = { id: string; stage: string }

const listedAt = async (stage: string, more = ''): Promise<string[]> => {
  const { body } = await call(`GET /desk/applicants?job=${position}&stage=${stage}${more}`, { cookie: first })
  return (body['data'] as { applicants: Listed[] }).applicants.map(({ id }) => id)
}

const counts = async (): Promise<Record<string, number>> => {
  const { body } = await call(`GET /desk/jobs/${position}`, { cookie: first })
  const { stages } = body['data'] as { stages: { stage: string; count: number }[] }
  return Object.fromEntries(stages.map(({ stage, count }) => [stage, count]))
}

describe('An applicant', () => {
  test('begins at the first stage, and is counted and listed at the stage to which the team moves them', async () => {
    const [one, two] = [await anApplicant(), await anApplicant()]
    const before = await counts()
    expect(await listedAt('New')).toEqual([two.id, one.id])
    const moved = await move(first, one.id, 'New', 'Shortlist')
    expect(moved.body['data']).toMatchObject({ application: { stage: 'Shortlist' } })
    expect([await listedAt('New'), await listedAt('Shortlist')]).toEqual([[two.id], [one.id]])
    expect(await counts()).toEqual({ ...before, New: before['New']! - 1, Shortlist: 1 })
    expect(Object.keys(before)).toEqual([...applicantStages])
    expect(await listedAt('Shortlist', '&status=accepted')).toEqual([])
  })

  test('who is rejected is no longer new, in the count and in the list, and is listed among the rejected', async () => {
    const { id } = await anApplicant()
    const before = await counts()
    expect(await listedAt('New')).toContain(id)
    await decideAndPass(stack, id, 'rejected')
    expect(await counts()).toEqual({ ...before, New: before['New']! - 1 })
    expect(await listedAt('New')).toHaveLength(before['New']! - 1)
    expect(await listedAt('New', '&status=rejected')).toEqual([id])
  })

  test('is told nothing: no e-mail, and no word in what they read or export', async () => {
    const { id, token, userId } = await anApplicant()
    await stack.settled()
    const letters = stack.ses.inbox.list().length
    await move(first, id, 'New', 'Offer')
    await stack.settled()
    expect(stack.ses.inbox.list()).toHaveLength(letters)
    const routes = [
      'GET /auth/candidates/applications',
      `GET /jobs/${position}/application-status`,
      'GET /auth/me/export',
    ]
    const texts = await Promise.all(
      routes.map(async (route) => JSON.stringify((await call(route, { token })).body)),
    )
    expect(texts.join()).not.toMatch(/"stage|Offer"/)
    const { body } = await call('POST /recruiting/candidates/export', { json: { candidate: userId } })
    expect(body['data']).toMatchObject({ staffWritten: [{ jobId: position, stage: 'Offer' }] })
  })
})

describe('Of two recruiters who move an applicant', () => {
  test('the second is refused with the new stage, and moves them after reading the page again', async () => {
    const { id } = await anApplicant()
    expect(refusalOf(await move(first, id, 'New', 'Team'))).toEqual([200, undefined])
    const refused = await move(second, id, 'New', 'Hold')
    expect(refusalOf(refused)).toEqual([409, 'moved_meanwhile'])
    expect(refused.body['message']).toBe(
      'A colleague has moved this applicant to Team since you opened it. Read the page again before you move them.',
    )
    expect(refusalOf(await move(second, id, 'Team', 'Hold'))).toEqual([200, undefined])
  })

  test('neither is refused who repeats a move, because its answer was lost, and the history has it once', async () => {
    const { id } = await anApplicant()
    const answers = await Promise.all(Array.from({ length: 3 }, () => move(first, id, 'New', 'Screening')))
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [200, undefined]))
    const { body } = await call(`GET /desk/applications/${id}/history`, { cookie: first })
    const { entries } = body['data'] as { entries: { act: string; detail: string }[] }
    expect(entries.filter(({ act }) => act === 'applicant_moved')).toMatchObject([{ detail: 'Screening' }])
  })
})

test('a withdrawn application is not moved, and one that follows begins again', async () => {
  const { id, token } = await anApplicant()
  await move(first, id, 'New', 'Team')
  expect((await call(`POST /interviews/${id}/unapply`, { token })).status).toBe(200)
  expect(refusalOf(await move(first, id, 'Team', 'Offer'))).toEqual([404, 'application_not_found'])
  await call(`POST /jobs/${position}/apply`, { token })
  expect(await listedAt('New')).toContain(id)
})

test('a stage that is not in the list is refused, and a list of every position leaves out the others', async () => {
  const { id } = await anApplicant()
  expect((await move(first, id, 'New', 'Elsewhere')).status).toBe(422)
  await move(first, id, 'New', 'Offer')
  const { body } = await call('GET /desk/applicants?stage=Offer', { cookie: first })
  expect((body['data'] as { applicants: Listed[] }).applicants.map((each) => each.id)).toContain(id)
})
