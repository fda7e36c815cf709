import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { anApplicant, atDesk, interviewed, rowOf, waitForRows } from './desk-page.ts'

test('a privacy officer finds a candidate, exports the data, deletes the recording and erases everything', async ({
  open,
  stack,
}) => {
  const job = aJob()
  await putJobs(stack, [job])
  const { call, enter } = await atDesk(stack, { role: 'privacy_officer', name: 'Kavitha Devi' })
  const asking = await anApplicant(call, job.id, { name: 'Nurul Izzah binti Kamaruddin' })
  await anApplicant(call, job.id, { name: 'Tan Mei Ling' })
  await interviewed(stack, asking, job.id)

  const page = await enter(open, '/desk/applicants')
  await waitForRows(page, 2)
  await page.getByLabel('Name, email, phone, skills or title').fill('kamar')
  await page.keyboard.press('Enter')
  await rowOf(page, 'Tan Mei Ling').waitFor({ state: 'detached' })
  // Browsers send the fragment to no server, and a reload keeps it.
  expect(new URL(page.url()).hash).toBe('#find=kamar')
  await page.reload()
  await rowOf(page, asking.name).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: asking.name }).waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain(asking.email)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete recording' }).click()
  await page.getByText("Recording deleted at the candidate's request").waitFor()

  await page.getByRole('button', { name: 'Erase the candidate' }).click()
  await page.getByRole('dialog').getByText(`${asking.name}, ${asking.email}`).waitFor()
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await page.getByRole('heading', { level: 1, name: 'Applicants' }).waitFor()
  await rowOf(page, 'Tan Mei Ling').waitFor()
  expect(await rowOf(page, asking.name).count()).toBe(0)
  await page.getByText('The candidate is erased').waitFor()

  await page.getByRole('link', { name: 'Audit' }).click()
  await rowOf(page, 'erased a candidate').filter({ hasText: 'Kavitha Devi' }).waitFor()
})
