import { beforeEach, expect } from 'vitest'
import { deskIdleSeconds } from '#shared/platform/staff.ts'
import { goodPassword } from '#tests/support/api.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { anApplicant, atDesk, interviewed, openAssessment, signInOnPage } from './desk-page.ts'
import { signedInToDesk } from '#tests/support/staff-desk.ts'

const job = aJob({ criteria: ['Finds faults', 'Explains them', 'Listens'] })

beforeEach<{ stack: { shiftClock: (milliseconds: number) => void } }>(({ stack }) => stack.shiftClock(0))

test('half an hour without activity is asked about and ends the sign-in; typed text and a playing recording stay', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job])
  const { call, enter, member } = await atDesk(stack, { role: 'recruiter' })
  const person = await anApplicant(call, job.id, { name: 'Lim Wei Jie' })
  await interviewed(stack, person, job.id)
  const page = await enter(open, `/desk/applicants/${person.applicationId}`, {
    expectedErrors: [/401/],
    before: (tab) => tab.clock.install(),
  })
  const pass = async (seconds: number): Promise<void> => {
    stack.passTime(seconds)
    await page.clock.fastForward(seconds * 1000)
    await page.clock.runFor(6000)
  }
  const question = page.getByRole('dialog', { name: 'Are you still there?' })
  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await openAssessment(page)
  await note.fill('Explains her work well.')
  // Opened before time passes: S3 has the machine's clock, and refuses links that are signed with a later time.
  await page.getByRole('button', { name: /^Watch/ }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByText('Transcript').first().waitFor()

  await pass(deskIdleSeconds - 50)
  await question.waitFor()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await question.waitFor({ state: 'hidden' })

  // The frame of the recording says that it plays, which any other window cannot.
  await pass(deskIdleSeconds / 2)
  await frame.locator('video').evaluate((video: HTMLVideoElement) => {
    Object.defineProperty(video, 'paused', { value: false })
    video.dispatchEvent(new Event('timeupdate'))
  })
  await pass(70)
  await pass(deskIdleSeconds / 2)
  // Neither the question nor the end of the sign-in.
  expect(await page.getByRole('dialog').count()).toBe(0)

  await pass(deskIdleSeconds)
  await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
  await signInOnPage(page, member, goodPassword)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await note.inputValue()).toBe('Explains her work well.')
})

test('a member ends a sign-in in another browser', async ({ open, stack }) => {
  const { call, enter, member } = await atDesk(stack, { role: 'privacy_officer' })
  const elsewhere = await signedInToDesk(call, member)
  const page = await enter(open, '/desk')
  await page.getByRole('link', { name: 'Sign-ins' }).click()
  await page.getByText('this browser').waitFor()
  await page.getByRole('button', { name: /^End/ }).click()
  await page.getByText('has ended.').waitFor()
  expect(await page.getByRole('button', { name: /^End/ }).count()).toBe(0)
  expect((await call('GET /desk/me', { cookie: elsewhere })).status).toBe(401)
})
