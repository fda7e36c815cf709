import { expect } from 'vitest'
import { dayMilliseconds } from '#shared/platform/durations.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs, setApplication } from '#tests/support/jobs.ts'
import { anApplicant, atDesk, rowOf } from './desk-page.ts'

test('Today shows by whose turn what waits, and a decision is undone there', async ({ open, stack }) => {
  const job = aJob({ title: 'Network Engineer' })
  await putJobs(stack, [job])
  const { call, cookie, enter } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const applicant = async (
    name: string,
    row: Omit<Partial<Parameters<typeof setApplication>[1]>, 'userId' | 'jobId'>,
  ) => {
    const { id: userId } = await anApplicant(call, job.id, { name })
    return setApplication(stack, { userId, jobId: job.id, ...row })
  }
  const interviewDate = new Date(Date.now() + 2 * dayMilliseconds).toISOString()
  const at = new Date().toISOString()
  await applicant('Aisyah Rahman', { status: 'human_pending' })
  const { id } = await applicant('Lim Wei Jie', { status: 'human_pending' })
  await applicant('Tan Mei Ling', { status: 'interview_pending', interviewDate, interviewMinutes: 45 })
  await applicant('Kavitha Devi', {
    status: 'interview_pending',
    interviewDate,
    answer: { kind: 'other_time', words: 'After 5 pm, please', at },
  })
  const rejection = { reason: 'Skills do not match' }
  await call(`PATCH /desk/applications/${id}`, { json: { status: 'rejected', rejection }, cookie })

  const page = await enter(open, '/desk')
  const panel = (name: string) => page.getByRole('region', { name })
  await panel('To review').getByRole('link', { name: 'Aisyah Rahman' }).waitFor()
  await panel('Another time asked for').getByText('After 5 pm, please').waitFor()
  await panel('Interviews in the next 7 days').getByText('45 minutes').waitFor()
  expect(await panel('Invited, without an answer').getByRole('link').allTextContents()).toEqual([
    'Tan Mei Ling',
  ])
  await page.getByRole('link', { name: 'Today 2 waiting for the team' }).waitFor()

  const undoable = panel('Decisions you can still undo')
  await undoable.getByRole('button', { name: /^Undo/ }).click()
  await undoable.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Positions', exact: true }).click()
  await rowOf(page, 'Network Engineer').getByRole('link', { name: '2', exact: true }).click()
  await rowOf(page, 'Lim Wei Jie').waitFor()
  await page.goBack()
  await page.goBack()
  await panel('To review').getByRole('link', { name: 'Show all' }).click()
  await rowOf(page, 'Lim Wei Jie').waitFor()
})
