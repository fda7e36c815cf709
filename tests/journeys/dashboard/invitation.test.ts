import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { decideAndPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/fixtures.ts'
import { linkIn, mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import type { Candidate } from '#tests/support/candidates.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { mainHeading, quiet } from '../account-page.ts'
import { openCard } from './dashboard-page.ts'

const job = aJob()
const at = '2026-11-10T01:00:00.000Z'

/** A candidate whom the team has interviewed by the AI and invited; the path of the letter's link. */
async function invited(stack: TestStack, { user, email }: Candidate) {
  await putJobs(stack, [job])
  const key = { userId: user.id, jobId: job.id }
  await setSession(stack, { ...key, id: 'held', status: 'completed', started_at: at, finished_at: at })
  const { id } = await setApplication(stack, { ...key, sessionId: 'held', status: 'human_pending' })
  const interviewDate = '2099-12-31T07:00:00.000Z'
  await decideAndPass(stack, id, 'interview_pending', { interviewDate, interviewPlace: 'Level 30' })
  const link = await eventually(
    async () => linkIn(stack, 'invitation', email),
    (token) => token !== '',
  )
  return { id, path: `/invitation#invitation=${link}` }
}

async function answerOf(stack: TestStack, id: string) {
  const { body } = await caller(stack)(`GET /recruiting/applications/${id}`)
  return (body['data'] as { application: { answer: unknown } }).application.answer
}

const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a candidate answers an invitation in the letter without a sign-in, then on the dashboard, and withdraws', async ({
  open,
  stack,
  candidate,
}) => {
  const { id, path } = await invited(stack, candidate)
  const page = await open(path, quiet)
  await mainHeading(page, 'Your interview with our team').waitFor()
  await page.getByText('Dec 31, 2099, 3:00 PM (Malaysian time)').waitFor()
  // Opening the link answers nothing.
  expect(await answerOf(stack, id)).toBeNull()
  expect(page.url()).toBe(`${stack.site}/invitation`)
  await choose(page, "I'll be there")
  await page.getByText('Our team knows that you will be there.').waitFor()
  expect(await answerOf(stack, id)).toMatchObject({ kind: 'coming' })

  const dashboard = await open('/dashboard', { ...quiet, as: candidate })
  await openCard(dashboard, job.title)
  const dialog = dashboard.getByRole('dialog', { name: job.title })
  await dialog.getByText('Our team knows that you will be there.').waitFor()
  const [file] = await Promise.all([
    dashboard.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('interview.ics')
  await dialog.getByRole('button', { name: 'Ask for another time' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Please write when it would suit you').waitFor()
  await dialog.getByLabel('When would it suit you?').fill('Any day after 3 PM.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Our team has your message and will write to you: “Any day after 3 PM.”').waitFor()
  expect(await answerOf(stack, id)).toMatchObject({ kind: 'other_time', words: 'Any day after 3 PM.' })

  await page.reload()
  await page.getByText('“Any day after 3 PM.”').waitFor()
  await choose(page, 'I withdraw')
  await mainHeading(page, 'Withdraw your application?').waitFor()
  await page.getByText("its recording, its transcript and our team's marks").waitFor()
  await choose(page, 'Keep my application')
  await choose(page, 'I withdraw')
  await choose(page, 'Withdraw application')
  await mainHeading(page, 'Your application is withdrawn').waitFor()
  expect(mailsTo(stack, candidate.email).at(-1)?.subject).toContain('You have withdrawn your application')
})

test(
  'a candidate withdraws on the dashboard after the interview, and reads what is deleted',
  inWideRun,
  async ({ open, stack, candidate }) => {
    const { path } = await invited(stack, candidate)
    const page = await open('/dashboard', { ...quiet, as: candidate })
    await openCard(page, job.title)
    const dialog = page.getByRole('dialog', { name: job.title })
    await dialog.getByRole('button', { name: 'I withdraw' }).click()
    await dialog.getByText("its recording, its transcript and our team's marks").waitFor()
    await dialog.getByText('Interviews that you started still count as attempts.').waitFor()
    await dialog.getByRole('button', { name: 'Withdraw application' }).click()
    await page.getByText(`Your application for ${job.title} was withdrawn.`).waitFor()
    expect(mailsTo(stack, candidate.email).at(-1)?.subject).toContain('You have withdrawn your application')
    const letter = await open(path, { ...quiet, expectedErrors: [/status of 400/] })
    await mainHeading(letter, 'This link no longer works').waitFor()
  },
)
