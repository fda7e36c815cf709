import { expect } from 'vitest'
import type { WantedDecision } from '#shared/application/decision.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { decideAndPass, letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { toolInProcess } from '#tests/support/recruiter-tool.ts'
import type { TestStack } from '#tests/support/stack.ts'

const jobId = 'with-reasons'
const skills = 'Skills do not match'
const note = 'Knows Kubernetes, but no Slurm.'

const apiOf = ({ gateway }: TestStack) => recruiterApi(createSend({ origin: gateway }))

async function anApplicant(stack: TestStack) {
  await putJobs(stack, [aJob({ id: jobId })])
  const { id: userId, email, token } = await aCandidate(caller(stack))
  const key = { userId, jobId }
  const { id: sessionId } = await setSession(stack, { ...key, status: 'completed' })
  const { id } = await setApplication(stack, { ...key, status: 'human_pending', sessionId })
  return { id, userId, email, token }
}

const reject = (stack: TestStack, id: string, rejection?: WantedDecision['rejection']) =>
  decideAndPass(stack, id, 'rejected', rejection === undefined ? {} : { rejection })

type Reason = NonNullable<WantedDecision['rejection']>['reason']

const listed = async (stack: TestStack, reason: Reason, job?: string) =>
  (
    await apiOf(stack).listApplicants({ query: { reason, ...(job === undefined ? {} : { job }) } })
  ).data.applicants.map(({ id }) => id)

const counted = async (stack: TestStack) =>
  (await apiOf(stack).showJob({ params: { id: jobId } })).data.rejections

test('a reason is counted at its position and filters the list, until another status follows', async ({
  stack,
}) => {
  const [one, two, three] = [await anApplicant(stack), await anApplicant(stack), await anApplicant(stack)]
  await reject(stack, one.id, { reason: skills, note })
  await reject(stack, two.id, { reason: skills })
  await reject(stack, three.id)
  expect(await counted(stack)).toEqual([{ reason: skills, count: 2 }])
  expect((await listed(stack, skills, jobId)).toSorted()).toEqual([one.id, two.id].toSorted())
  expect((await listed(stack, skills)).toSorted()).toEqual([one.id, two.id].toSorted())
  expect(await listed(stack, 'Other', jobId)).toEqual([])

  await decideAndPass(stack, two.id, 'accepted')
  expect(await counted(stack)).toEqual([{ reason: skills, count: 1 }])
  // A rejection without a reason has none of an earlier one.
  await decideAndPass(stack, one.id, 'reviewed')
  await reject(stack, one.id)
  expect([await counted(stack), await listed(stack, skills, jobId)]).toEqual([[], []])
})

test("it is in the history and in the staff's export, and in nothing that the candidate reads", async ({
  stack,
}) => {
  const call = caller(stack)
  const { id, userId, email, token } = await anApplicant(stack)
  const pending = await apiOf(stack).setApplicationStatus({
    params: { id },
    body: { status: 'rejected', rejection: { reason: skills, note } },
  })
  const { entries } = (await apiOf(stack).showHistory({ params: { id }, query: {} })).data
  const act = entries.find((entry) => entry.act === 'application_decided')?.id
  expect(pending.data.application.decision).toMatchObject({ id: act, rejection: { reason: skills, note } })
  expect(await counted(stack)).toEqual([])
  await letDecisionsPass(stack)
  const { application } = (await apiOf(stack).showApplication({ params: { id } })).data
  expect(application.rejection).toEqual({ reason: skills, note, act })

  const exported = await call('POST /recruiting/candidates/export', { json: { candidate: userId } })
  expect(exported.body['data']).toMatchObject({
    staffWritten: [{ jobId, rejection: { reason: skills, note } }],
  })
  const letters = await eventually(
    () => mailsTo(stack, email).filter(({ tags }) => tags['letter'] === 'status'),
    (mails) => mails.length === 1,
  )
  const own = await Promise.all(
    ['GET /auth/candidates/applications', `GET /jobs/${jobId}/application-status`, 'GET /auth/me/export'].map(
      async (route) => (await call(route, { token })).body,
    ),
  )
  const texts = JSON.stringify([letters, own])
  expect([skills, 'Slurm'].filter((text) => texts.includes(text))).toEqual([])
})

test('one that is not in the list is refused, by the API and by the recruiter command', async ({ stack }) => {
  const { id } = await anApplicant(stack)
  const json = { status: 'rejected', rejection: { reason: 'Too tall' } }
  const { status, body } = await caller(stack)(`PATCH /recruiting/applications/${id}`, { json })
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('Please choose a reason')])
  const recruiter = toolInProcess(stack)
  const refused = await recruiter('status', id, 'rejected', '--reason', 'Too tall', '--yes')
  expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining(skills)])
  const done = await recruiter('status', id, 'rejected', '--reason', skills, '--note', note, '--yes')
  expect([done.exitCode, done.stderr]).toEqual([0, ''])
  const { decision } = (await apiOf(stack).showApplication({ params: { id } })).data.application
  expect(decision?.rejection).toEqual({ reason: skills, note })
})
