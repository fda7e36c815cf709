import { expect } from 'vitest'
import { goodPassword } from '#tests/support/api.ts'
import { test, type Open } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { anApplicant, atDesk, openAssessment, rowOf, signInOnPage, waitForRows } from './desk-page.ts'

const job = aJob()

async function aDesk(stack: TestStack, name: string) {
  await putJobs(stack, [job])
  const staff = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  return { ...staff, applicant: await anApplicant(staff.call, job.id, { name }) }
}

const writeNote = async (page: Awaited<ReturnType<Open>>, note: string): Promise<void> => {
  await openAssessment(page)
  await page.getByLabel('Note', { exact: true }).fill(note)
  await page.getByText('Not saved yet').waitFor()
}

test('an unsaved note survives the end of the sign-in and a navigation', async ({ open, stack }) => {
  const { enter, member, applicant } = await aDesk(stack, 'Lim Wei Jie')
  const page = await enter(open, `/desk/applicants/${applicant.applicationId}`, { expectedErrors: [/401/] })
  await writeNote(page, 'Asks good questions.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByText('Your sign-in has ended.').waitFor()
  await signInOnPage(page, member, goodPassword)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('Asks good questions.')

  await page.getByRole('link', { name: 'Applicants', exact: true }).click()
  await rowOf(page, 'Lim Wei Jie').getByRole('link').click()
  expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('Asks good questions.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your assessment is saved.').waitFor()
})

test('the second of two tabs that save shows the conflict and keeps what was typed', async ({
  open,
  stack,
}) => {
  const { enter, call, cookie, applicant } = await aDesk(stack, 'Tan Mei Ling')
  const page = await enter(open, `/desk/applicants/${applicant.applicationId}`, { expectedErrors: [/409/] })
  await writeNote(page, 'From this tab.')
  await call(`PUT /desk/applications/${applicant.applicationId}/assessments`, {
    cookie,
    json: { note: 'From the other tab.', marks: {}, updatedAt: null },
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('You saved another version in another tab').waitFor()
  expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('From this tab.')
  await page.getByRole('button', { name: 'Show the saved version' }).click()
  expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('From the other tab.')
})

test('a recruiter whose colleague has just decided reads who it was', inWideRun, async ({ open, stack }) => {
  const { enter, call, applicant } = await aDesk(stack, 'Arvind Raj')
  const colleague = await atDesk(stack, { role: 'recruiter', name: 'Hafiz Omar' })
  const page = await enter(open, `/desk/applicants/${applicant.applicationId}`, { expectedErrors: [/409/] })
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('The letter').getByText('Hello').waitFor()
  await dialog.getByLabel('Reason').first().selectOption('Other')
  const decided = await call(`PATCH /desk/applications/${applicant.applicationId}`, {
    cookie: colleague.cookie,
    json: { status: 'rejected', words: 'Thank you.' },
  })
  expect(decided.status).toBe(200)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByText('Hafiz Omar has decided').waitFor()
  await page.getByText('Decided by Hafiz Omar').waitFor()
})

test('after a 500, the letter and the assessment say what to do, and can be tried again', async ({
  open,
  stack,
}) => {
  const { enter, applicant } = await aDesk(stack, 'Siti Aminah')
  const page = await enter(open, `/desk/applicants/${applicant.applicationId}`, { expectedErrors: [/500/] })
  const broken = /\/(?:assessments|letter)$/
  await writeNote(page, 'Clear and calm.')
  await page.route(broken, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal' } }),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('What you typed is still here. Please try again in a moment.').waitFor()
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The letter could not be shown. Please try again in a moment.').waitFor()
  await page.unroute(broken)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByLabel('The letter').getByText('Hello').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your assessment is saved.').waitFor()
})

test(
  'an offline desk shows a notice, and loads by itself once it is online',
  inWideRun,
  async ({ open, stack }) => {
    const { enter, applicant } = await aDesk(stack, 'Nur Izzati')
    const page = await enter(open, '/desk/applicants', { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })
    await waitForRows(page, 1)
    await page.context().setOffline(true)
    await page.getByLabel('Status').selectOption('Rejected')
    await page.getByText('The applicants could not be loaded.').waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.context().setOffline(false)
    await page.getByText('No applications with the status “Rejected”.').waitFor()
    await page.goBack()
    await rowOf(page, applicant.name).waitFor()
    expect(new URL(page.url()).search).toBe('')
  },
)
