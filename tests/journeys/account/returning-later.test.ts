import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { accountDesk } from '#tests/support/account-desk.ts'
import type { Candidate } from '#tests/support/candidates.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { interviewKeys, runningInterview, uploadPart } from '#tests/support/rooms.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { mainHeading, quiet, refusedAnswer } from '../account-page.ts'
import { createButton, docxFor, newPerson, review, reviewTitle, upload } from '../cv/upload.ts'
import { askForLink, linkMailedTo, newPassword, setPassword } from './password-reset.ts'
import { signIn } from './sign-in.ts'
import { hourSeconds } from '#shared/platform/durations.ts'

/** Registers with a CV and without a password, as the page offers it, and returns the sign-in of that browser. */
async function registerWithCv(page: Page): Promise<Pick<Candidate, 'email' | 'token'> & { name: string }> {
  const person = newPerson()
  await upload(page, docxFor(person))
  await reviewTitle(page, 'CV Processed Successfully').waitFor()
  await createButton(page).click()
  await mainHeading(page, 'Welcome Aboard!').waitFor()
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '')
  return { ...person, token }
}

async function interviewed(stack: TestStack, token: string): Promise<string> {
  const job = aJob()
  await putJobs(stack, [job])
  const room = { call: caller(stack), token }
  const sessionId = await runningInterview({ ...room, jobId: job.id })
  await uploadPart({ ...room, sessionId }, { part: 0, bytes: 'recording' })
  await room.call(`POST /interviews/${sessionId}/finish`, {
    token,
    json: { transcript: [{ role: 'user', content: 'My answer.' }], recordedParts: [1] },
  })
  return sessionId
}

/** Asks for a link on a device that was never signed in, keeps everything, and signs in with the new password. */
async function setByForgotPassword(page: Page, stack: TestStack, email: string): Promise<void> {
  await askForLink(page, email)
  await mainHeading(page, 'Check Your Email').waitFor()
  await page.goto(stack.site + linkMailedTo(stack, email))
  await mainHeading(page, 'Is this yours?').waitFor()
  await page.getByText('my cv.docx').waitFor()
  await page.getByRole('button', { name: 'Yes, keep everything' }).click()
  await setPassword(page, newPassword)
  await mainHeading(page, 'Your new password is set').waitFor()
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await signIn(page, { email, password: newPassword })
  await page.waitForURL('**/dashboard')
}

async function everythingIsThere(page: Page, stack: TestStack, sessionId: string): Promise<void> {
  await page.getByText(aJob().title).first().waitFor()
  expect(await page.getByText('Please confirm your email address').count()).toBe(0)
  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByText('my cv.docx').waitFor()
  expect((await interviewKeys(stack, sessionId)).join(' ')).toContain('recording.webm')
}

test(
  'a candidate who registered with a CV and sets the password 26 hours later by "Forgot password" finds everything',
  inWideRun,
  async ({ open, stack }) => {
    onTestFinished(() => stack.shiftClock(0))
    const { email, token } = await registerWithCv(
      await open('/register', { ...quiet, expectedErrors: [refusedAnswer] }),
    )
    const sessionId = await interviewed(stack, token)
    stack.passTime(26 * hourSeconds)
    const laptop = await open('/forgot-password', quiet)
    await setByForgotPassword(laptop, stack, email)
    await everythingIsThere(laptop, stack, sessionId)
  },
)

test('a candidate finds everything on day 8, with an expired link and by "Account Found" on another device', async ({
  open,
  stack,
}) => {
  onTestFinished(() => stack.shiftClock(0))
  const { email, name, token } = await registerWithCv(
    await open('/register', { ...quiet, expectedErrors: [refusedAnswer] }),
  )
  const expired = linkMailedTo(stack, email)
  const sessionId = await interviewed(stack, token)
  const desk = accountDesk(stack, caller(stack))
  for (const day of [3, 6, 7, 8]) await desk.expireOn(day + 0.01)
  stack.passTime(8 * 24 * hourSeconds)

  const laptop = await open(expired, { ...quiet, expectedErrors: [refusedAnswer] })
  await mainHeading(laptop, 'This link no longer works').waitFor()
  await laptop.goto(`${stack.site}/register`)
  await upload(laptop, docxFor({ email, name }))
  await reviewTitle(laptop, 'Account Found').waitFor()
  await review(laptop).getByRole('link', { name: 'Get a link by email' }).click()
  await mainHeading(laptop, 'Forgot your password?').waitFor()
  await setByForgotPassword(laptop, stack, email)
  await everythingIsThere(laptop, stack, sessionId)
})

test('a scanner that opens every e-mailed link twice changes nothing', async ({ open, stack }) => {
  const { email, token } = await registerWithCv(
    await open('/register', { ...quiet, expectedErrors: [refusedAnswer] }),
  )
  const call = caller(stack)
  await interviewed(stack, token)
  await call('POST /auth/forgot-password', { form: { email } })
  const desk = accountDesk(stack, call)
  await desk.expireOn(3.01)
  const profile = await desk.profileOf(token)
  const links = desk
    .mailsTo(email)
    .flatMap(({ text, html }) =>
      [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link),
    )
  const own = [...new Set(links)].filter((link) => link.startsWith(stack.site))
  expect(own.filter((link) => link.includes('#')).length).toBeGreaterThan(3)
  for (const link of [...own, ...own]) expect((await fetch(link)).status).toBe(200)
  // Some scanners run the page's scripts, too.
  const scanner = await open('/', quiet)
  for (const link of own.filter((each) => each.includes('#'))) {
    await scanner.goto('about:blank')
    await scanner.goto(link)
    await scanner.getByRole('heading', { level: 1 }).waitFor()
    await scanner.waitForLoadState('networkidle')
  }
  expect(await desk.profileOf(token)).toEqual({ ...profile, cv_url: expect.any(String) })
  expect((await desk.ask(desk.linkIn('not-mine', email))).body['data']).toMatchObject({
    claim: 'without_password',
  })
})
