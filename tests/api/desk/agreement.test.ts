import { expect } from 'vitest'
import { hiringRules } from '#shared/company-hiring.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { letDecisionsPass, pendingSeconds } from '#tests/support/decisions.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, setApplication, setSession } from '#tests/support/jobs.ts'
import { toolInProcess } from '#tests/support/recruiter-tool.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aMember, signedInToDesk, type Member } from '#tests/support/staff-desk.ts'

const jobId = 'guarded'
setUpProduct(aJob({ id: jobId }))
test.beforeAll(() => void (hiringRules.acceptancesNeedAgreement = true))
test.afterAll(() => void (hiringRules.acceptancesNeedAgreement = false))

type Shown = { status: string; decision: { id: string; awaits?: { id: string; name: string } } | null }

async function anApplicant() {
  const { id: userId, email } = await aCandidate(call)
  const { id: sessionId } = await setSession(stack, { userId, jobId, status: 'completed' })
  const { id } = await setApplication(stack, { userId, jobId, status: 'human_pending', sessionId })
  return { id, email }
}

async function aRecruiter(name: string) {
  const member: Member = await aMember(stack, call, { role: 'recruiter', name })
  return { id: member.member.id, cookie: await signedInToDesk(call, member) }
}

type Recruiter = Awaited<ReturnType<typeof aRecruiter>>

const propose = (id: string, { cookie }: Recruiter, agreementOf?: string) =>
  call(`PATCH /desk/applications/${id}`, { json: { status: 'accepted', agreementOf }, cookie })
const answer = (id: string, { cookie }: Recruiter, decision: string, declinedFor: string | null = null) =>
  call(`PUT /desk/applications/${id}/decision/agreement`, { json: { decision, declinedFor }, cookie })
const shown = async (id: string): Promise<Shown> => {
  const { body } = await call(`GET /recruiting/applications/${id}`)
  return (body['data'] as { application: Shown }).application
}
const decisionOf = async (id: string): Promise<string> => (await shown(id)).decision?.id ?? ''
const toConfirm = async ({ cookie }: Recruiter): Promise<string[]> => {
  const { body } = await call('GET /desk/today', { cookie })
  return (body['data'] as { toConfirm: { id: string }[] }).toConfirm.map(({ id }) => id)
}
const history = async (id: string) => {
  const { body } = await call(`GET /recruiting/applications/${id}/history`)
  const { entries } = body['data'] as { entries: { act: string; who: string | null }[] }
  return entries.map(({ act, who }) => `${who} ${act}`).filter((line) => !line.includes('shown'))
}

test('an acceptance waits for the colleague who was named, and takes effect ten minutes after the agreement', async () => {
  const [siti, farah] = [await aRecruiter('Siti Hajar'), await aRecruiter('Farah Hanim')]
  const { id, email } = await anApplicant()
  expect(refusalOf(await propose(id, siti))).toEqual([422, 'agreement_needed'])
  expect(refusalOf(await propose(id, siti, siti.id))).toEqual([409, 'agreement_not_possible'])
  expect((await propose(id, siti, farah.id)).status).toBe(200)
  expect((await shown(id)).decision?.awaits).toEqual({ id: farah.id, name: 'Farah Hanim' })
  expect([await toConfirm(siti), await toConfirm(farah)]).toEqual([[], [id]])

  const before = mailsTo(stack, email).length
  stack.passTime(2 * pendingSeconds)
  await stack.settled()
  const decision = await decisionOf(id)
  expect([(await shown(id)).status, mailsTo(stack, email).length]).toEqual(['human_pending', before])
  expect(refusalOf(await answer(id, siti, decision))).toEqual([403, 'agreement_not_yours'])

  // A double click agrees once.
  const clicks = await Promise.all([answer(id, farah, decision), answer(id, farah, decision)])
  expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  expect([(await shown(id)).status, await toConfirm(farah)]).toEqual(['human_pending', []])
  expect(await history(id)).toEqual(['Farah Hanim acceptance_agreed', 'Siti Hajar acceptance_proposed'])
  await letDecisionsPass(stack)
  expect((await shown(id)).status).toBe('accepted')
  expect(mailsTo(stack, email).at(-1)?.text).toContain('accepted')
})

test('a no removes the proposal with a reason for the team alone, and a stale page is refused', async () => {
  const [siti, farah] = [await aRecruiter('Siti Hajar'), await aRecruiter('Farah Hanim')]
  const { id, email } = await anApplicant()
  await propose(id, siti, farah.id)
  const decision = await decisionOf(id)
  expect((await answer(id, farah, decision, '')).status).toBe(422)
  expect((await answer(id, farah, decision, 'The budget is frozen.')).status).toBe(200)
  expect(await shown(id)).toMatchObject({ decision: null, declined: { reason: 'The budget is frozen.' } })
  expect((await answer(id, farah, decision, 'The budget is frozen.')).status).toBe(200)
  expect(refusalOf(await answer(id, farah, decision))).toEqual([409, 'decided_meanwhile'])
  expect(await history(id)).toEqual(['Farah Hanim acceptance_declined', 'Siti Hajar acceptance_proposed'])
  stack.passTime(2 * pendingSeconds)
  await stack.settled()
  expect(mailsTo(stack, email).some(({ text }) => text.includes('budget'))).toBe(false)
})

test('the proposer withdraws, or another colleague is named, and the first one can no longer agree', async () => {
  const [siti, farah, devi] = [await aRecruiter('Siti'), await aRecruiter('Farah'), await aRecruiter('Devi')]
  const { id } = await anApplicant()
  await propose(id, siti, farah.id)
  const first = await decisionOf(id)
  await propose(id, siti, devi.id)
  expect([await toConfirm(farah), await toConfirm(devi)]).toEqual([[], [id]])
  expect(refusalOf(await answer(id, farah, first))).toEqual([409, 'decided_meanwhile'])
  const second = await decisionOf(id)
  expect((await call(`DELETE /desk/applications/${id}/decision`, { cookie: siti.cookie })).status).toBe(200)
  expect(refusalOf(await answer(id, devi, second))).toEqual([409, 'decided_meanwhile'])
  expect([(await shown(id)).decision, await toConfirm(devi)]).toEqual([null, []])
})

test('a withdrawal and an agreement at once leave one of the two', async () => {
  const [siti, farah] = [await aRecruiter('Siti Hajar'), await aRecruiter('Farah Hanim')]
  const { id } = await anApplicant()
  await propose(id, siti, farah.id)
  const decision = await decisionOf(id)
  const [agreed, withdrawn] = await Promise.all([
    answer(id, farah, decision),
    call(`DELETE /desk/applications/${id}/decision?decision=${decision}`, { cookie: siti.cookie }),
  ])
  expect(agreed.status + withdrawn.status).toBe(200 + 409)
  expect((await shown(id)).decision === null).toBe(withdrawn.status === 200)
})

test('a disabled colleague cannot be named, and nobody agrees to what a disabled one has proposed', async () => {
  const [siti, farah] = [await aRecruiter('Siti Hajar'), await aRecruiter('Farah Hanim')]
  const { id } = await anApplicant()
  const disable = (member: Recruiter) =>
    call(`PATCH /recruiting/staff/${member.id}`, { json: { isDisabled: true } })
  await propose(id, siti, farah.id)
  expect((await disable(siti)).status).toBe(200)
  const decision = await decisionOf(id)
  expect(refusalOf(await answer(id, farah, decision))).toEqual([409, 'proposer_gone'])
  expect((await answer(id, farah, decision, 'Nobody can answer for it.')).status).toBe(200)
  await disable(farah)
  const devi = await aRecruiter('Devi')
  expect(refusalOf(await propose(id, devi, farah.id))).toEqual([409, 'agreement_not_possible'])
})

test('the recruiter command names the colleague, and refuses an acceptance without one', async () => {
  const { id: memberId } = await aRecruiter('Hafiz Osman')
  const { id } = await anApplicant()
  const tool = toolInProcess(stack)
  expect(await tool('status', id, 'accepted', '--yes')).toMatchObject({ exitCode: 2 })
  const proposed = await tool('status', id, 'accepted', '--agreement', 'Hafiz Osman', '--yes')
  expect(proposed).toMatchObject({ exitCode: 0, stderr: '' })
  expect((await shown(id)).decision?.awaits?.id).toBe(memberId)
})
