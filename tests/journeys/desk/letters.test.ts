import { expect } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { anApplicant, atDesk, interviewed, rowOf } from './desk-page.ts'

const job = aJob({ title: 'Network Engineer' })
const asked = 'How large is the team?'

test("a recruiter answers a candidate's question by a letter whose first answer is lost, and writes another one", async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job])
  const { call, enter } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const applicant = await anApplicant(call, job.id, { name: 'Aisyah Rahman' })
  await interviewed(stack, applicant, job.id)
  const page = await enter(open, '/desk', { reducedMotion: true, expectedErrors: [/ERR_FAILED/] })
  const panel = (name: string) => page.getByRole('region', { name })

  await panel('Questions to answer').getByText('1 question').waitFor()
  await panel('Questions to answer').getByRole('link', { name: 'Show all' }).click()
  await rowOf(page, 'Aisyah Rahman').getByText('1 question').waitFor()
  await rowOf(page, 'Aisyah Rahman').getByRole('link').click()

  const questions = panel('Questions for us')
  await questions.getByText(`“${asked}”`).waitFor()
  await questions.getByRole('button', { name: 'Play from 0:10' }).click()
  const recording = page.getByTitle('Recording of the interview')
  await recording.waitFor()
  expect(await recording.getAttribute('src')).toContain('&at=10')
  await questions.getByRole('button', { name: 'Answer' }).first().click()
  const answering = page.getByRole('dialog', { name: 'Answer Aisyah Rahman' })
  const text = answering.getByRole('textbox', { name: /^Letter/ })
  expect(await text.inputValue()).toContain(asked)
  await text.pressSequentially('We are nine, in two towns.')
  await answering.getByLabel('The letter').getByText('We are nine, in two towns.').waitFor()
  let calls = 0
  await page.route('**/letters', async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  const send = answering.getByRole('button', { name: 'Send the letter' })
  await send.click()
  await answering.getByText('What you wrote is still here.').waitFor()
  await send.click()
  await answering.waitFor({ state: 'detached' })
  await questions.getByText('Answered by Siti Hajar, in a letter').waitFor()
  const history = panel('History')
  await history.getByText('Your question in the interview').click()
  await history.getByText('We are nine, in two towns.').waitFor()

  await page.getByRole('button', { name: 'Write to Aisyah Rahman' }).click()
  const writing = page.getByRole('dialog', { name: 'Write to Aisyah Rahman' })
  await writing.getByRole('button', { name: 'Send the letter' }).click()
  await writing.getByText('Please write a subject').waitFor()
  await writing.getByLabel('Subject').fill('Your notice period')
  await writing.getByRole('textbox', { name: /^Letter/ }).fill('When could you begin?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Write to Aisyah Rahman' }).click()
  await writing.getByLabel('The letter').getByText('When could you begin?').waitFor()
  await writing.getByRole('button', { name: 'Send the letter' }).click()
  await page.getByText('The letter is on its way').waitFor()
  await history.getByText('Your notice period').waitFor()

  const letters = await eventually(
    () => {
      stack.runSchedules()
      return mailsTo(stack, applicant.email).filter(({ tags }) => tags['letter'] === 'written')
    },
    (sent) => sent.length > 1,
  )
  const subjects = letters.map(({ subject }) => subject.split(' – ')[0])
  expect(new Set(subjects)).toEqual(new Set(['Your notice period', 'Your question in the interview']))
  expect(subjects).toHaveLength(2)
  await page.goto(new URL(`/desk/applicants?job=${job.id}&questions=open`, page.url()).href)
  await page.getByText('No applicant has an unanswered question.').waitFor()
})
