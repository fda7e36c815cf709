import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { anApplicant, atDesk, rowOf, waitForRows } from './desk-page.ts'

const job = aJob({ id: 'with-questions', title: 'Cluster Engineer' })
const notice = 'How long is your notice period?'
const pass = 'Do you need a work pass?'

test('a recruiter writes questions, finds applicants by their answers, and reads them beside each other', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job])
  const { call, enter } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const page = await enter(open, `/desk/positions/${job.id}`, { reducedMotion: true })
  const add = page.getByRole('button', { name: 'Add a question' })
  await add.click()
  const first = page.getByRole('group', { name: 'Question 1' })
  await first.getByRole('textbox', { name: 'Question', exact: true }).fill(notice)
  await first.getByRole('combobox').selectOption('number')
  await first.getByLabel('Unit, such as weeks').fill('weeks')
  await add.click()
  const second = page.getByRole('group', { name: 'Question 2' })
  await second.getByRole('textbox', { name: 'Question', exact: true }).fill(notice)
  await page.getByRole('button', { name: 'Save and Publish' }).click()
  await page.getByText('Please check the questions: Please ask each question once').waitFor()
  await second.getByRole('textbox', { name: 'Question', exact: true }).fill(pass)
  await page.getByRole('button', { name: 'Move up question 2' }).click()
  await page.getByRole('button', { name: 'Save and Publish' }).click()
  await page.getByText('Saved. Candidates see the change on the site.').waitFor()

  const soon = await anApplicant(call, job.id, { name: 'Aisyah Rahman' })
  const late = await anApplicant(call, job.id, { name: 'Farid Ismail' })
  for (const [token, weeks] of [
    [soon.token, 2],
    [late.token, 12],
  ] as const) {
    const answers = [{ question: notice, answer: weeks }]
    expect((await call(`POST /jobs/${job.id}/screening`, { token, json: { answers } })).status).toBe(200)
  }

  await page.goto(new URL(`/desk/applicants?job=${job.id}`, page.url()).href)
  await waitForRows(page, 2)
  await rowOf(page, 'Farid Ismail').getByText('12 weeks').waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(
    expect.arrayContaining([pass, notice]),
  )
  await page.getByText('Filter by answers').click()
  await page.getByLabel('To', { exact: true }).fill('4')
  await page.keyboard.press('Enter')
  await rowOf(page, 'Farid Ismail').waitFor({ state: 'detached' })
  await rowOf(page, 'Aisyah Rahman').getByText('2 weeks').waitFor()
  await page.goBack()
  await waitForRows(page, 2)
  await page.getByLabel(pass).selectOption('Yes')
  await page.getByText('Nobody gave these answers.').waitFor()

  await page.goto(new URL(`/desk/applicants/${late.applicationId}`, page.url()).href)
  const panel = page.getByRole('region', { name: 'Answers before the interview' })
  await panel.getByText('12 weeks').waitFor()
  await panel.getByText('Left blank').waitFor()
  await page.goto(new URL(`/desk/compare?ids=${soon.applicationId},${late.applicationId}`, page.url()).href)
  await page.getByRole('row').filter({ hasText: '2 weeks' }).getByText('12 weeks').waitFor()

  // From the comparison, an applicant is moved and decided on.
  await page.getByLabel('Stage of Farid Ismail').selectOption('Hold')
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLSelectElement>('[aria-label="Stage of Farid Ismail"]:enabled')?.value ===
      'Hold',
  )
  await page.getByRole('link', { name: 'Decide on Farid Ismail' }).click()
  await page.getByRole('dialog', { name: 'Decision' }).getByRole('button', { name: 'Reject' }).waitFor()
})
