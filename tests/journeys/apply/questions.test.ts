import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { holdBack } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { callsTo, problemOf, quiet, refusedAnswer } from '../account-page.ts'
import { signIn } from '../account/sign-in.ts'
import { applyButton, dialogNamed, guestNote, newJob, ready } from './apply-card.ts'

const notice: ScreeningQuestion = { kind: 'number', text: 'How long is your notice period?', unit: 'weeks' }
const pass: ScreeningQuestion = { kind: 'yes_no', text: 'Do you need a work pass for Malaysia?' }
const start: ScreeningQuestion = { kind: 'text', text: 'When could you start?' }
const screening = [notice, pass, start]

const noticeLabel = `${notice.text} (weeks)`

const step = (page: Page) => dialogNamed(page, 'Questions From Our Team')
const send = (page: Page) => step(page).getByRole('button', { name: 'Send Answers' })

async function expectTyped(page: Page): Promise<void> {
  await step(page).waitFor()
  expect(await page.getByLabel(noticeLabel).inputValue()).toBe('4')
  expect(await page.getByLabel(pass.text).inputValue()).toBe('no')
}

test('the questions of a position come before its interview, and what is typed survives a reload and an ended sign-in', async ({
  open,
  stack,
  candidate,
}) => {
  const { job, path } = await newJob(stack, { screening })
  const page = await open(path, { ...quiet, as: candidate, expectedErrors: [refusedAnswer] })
  await guestNote(page).waitFor({ state: 'detached' })
  await applyButton(page).click()
  await step(page).getByRole('button', { name: 'Continue Without Answers' }).waitFor()
  await page.getByLabel(noticeLabel).fill('four')
  await send(page).click()
  await expect.poll(() => problemOf(page, noticeLabel)).toBe('Please enter a number, such as 4 or 9,000')
  await page.getByLabel(noticeLabel).fill('4')
  await page.getByLabel(pass.text).selectOption('no')

  await page.reload()
  await page.getByText('Next step: a few questions, then your AI interview (15–20 minutes).').waitFor()
  await page.getByRole('button', { name: 'Start AI Interview' }).click()
  await expectTyped(page)

  const { token } = candidate
  await caller(stack)('POST /auth/logout', { token })
  await send(page).click()
  await page.waitForURL('**/login')
  await signIn(page, candidate)
  await page.getByRole('button', { name: 'Start AI Interview' }).click()
  await expectTyped(page)
  await step(page).getByRole('button', { name: 'Answer Later' }).click()

  await page.goto(new URL('/dashboard', page.url()).href)
  await page.getByText('Next step: a few questions, then your AI interview').first().waitFor()
  await page.getByRole('button', { name: `Start Interview: ${job.title}` }).click()
  await expectTyped(page)
  const sent = callsTo(page, `/jobs/${job.id}/screening`)
  const release = await holdBack(page, '**/screening')
  await send(page).dblclick()
  await release()
  await page.waitForURL('**/interview/*')
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    answers: [
      { question: notice.text, answer: 4 },
      { question: pass.text, answer: false },
    ],
  })
})

test('applying goes on to the interview once the questions are left blank; another tab is told so', async ({
  open,
  stack,
  candidate,
}) => {
  const { job, path } = await newJob(stack, { screening })
  const page = await open(path, { ...quiet, as: candidate, expectedErrors: [refusedAnswer] })
  await guestNote(page).waitFor({ state: 'detached' })
  await applyButton(page).click()
  await step(page).waitFor()
  await page.getByLabel(start.text).fill('In May')
  const answered = await caller(stack)(`POST /jobs/${job.id}/screening`, {
    token: candidate.token,
    json: { answers: [] },
  })
  expect(answered.status).toBe(200)
  await send(page).click()
  await step(page).getByText('You have already answered these questions.').waitFor()
  await step(page).getByRole('button', { name: 'Continue', exact: true }).click()
  await ready(page).waitFor()
})
