import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { succeeding, toolInProcess } from '#tests/support/recruiter-tool.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { anApplicant, atDesk, interviewed, rowOf, rows, waitForRows } from './desk-page.ts'

const daySeconds = 24 * 60 * 60
const dayMilliseconds = daySeconds * 1000

test('an auditor finds who opened a recording last week, and saves the list', async ({ open, stack }) => {
  const job = aJob({ title: 'Network Engineer' })
  await putJobs(stack, [job])
  const auditor = await atDesk(stack, { role: 'privacy_officer', name: 'Kavitha Devi' })
  const opener = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const reader = await atDesk(stack, { role: 'recruiter', name: 'Wei Jie' })
  const { call } = auditor
  const mei = await anApplicant(call, job.id, { name: 'Melissa Tan' })
  const other = await anApplicant(call, job.id, { name: 'Melati Rahman' })
  const recording = `${mei.id}--${await interviewed(stack, mei, job.id)}`
  await call(`POST /desk/recordings/${recording}/link`, { cookie: opener.cookie })
  await call(`GET /desk/recordings/${recording}/quotes`, { cookie: reader.cookie })
  await call(`GET /desk/applications/${other.applicationId}`, { cookie: reader.cookie })

  const page = await auditor.enter(open, '/desk/audit')
  await rowOf(page, 'Melati Rahman').waitFor()
  await page.getByLabel('Applicant: name, email or id').fill('mel')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Melissa Tan, ${mei.email}` }).click()
  await rowOf(page, 'Melati Rahman').waitFor({ state: 'detached' })
  await page.getByLabel('Act').selectOption('Opened the recording')
  await rowOf(page, 'Wei Jie').waitFor({ state: 'detached' })
  await rowOf(page, 'Siti Hajar').filter({ hasText: 'Melissa Tan' }).waitFor()
  expect(await rows(page).count()).toBe(1)
  // Browsers send the fragment to no server; a reload and the back button keep it.
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await rowOf(page, 'Siti Hajar').waitFor()
  await page.getByText('Only acts about Melissa Tan.').waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Siti Hajar,opened the recording,,"Melissa Tan, Network Engineer"')

  const dayBefore = new Date(Date.now() - 2 * dayMilliseconds).toISOString().slice(0, 10)
  await page.getByLabel('To', { exact: true }).fill(dayBefore)
  await page.getByText('No acts match').waitFor()
  await page.goBack()
  await rowOf(page, 'Siti Hajar').waitFor()

  // The same list by a link beside the recording.
  await page.goto(`${stack.site}/desk/applicants/${mei.applicationId}`)
  await page.getByRole('link', { name: 'Who opened it' }).click()
  await rowOf(page, 'Siti Hajar').waitFor()
  await waitForRows(page, 1)
  expect(await rows(page).count()).toBe(1)
})

test(
  'an auditor finds the acts of a week by their days and a colleague, at the desk and by command',
  inWideRun,
  async ({ open, stack }) => {
    const job = aJob({ title: 'Network Engineer' })
    await putJobs(stack, [job])
    const [opener, colleague] = [
      await atDesk(stack, { role: 'recruiter', name: 'Nadia Rahim' }),
      await atDesk(stack, { role: 'recruiter', name: 'Farid Osman' }),
    ]
    const mei = await anApplicant(opener.call, job.id, { name: 'Marissa Lee' })
    const recording = `${mei.id}--${await interviewed(stack, mei, job.id)}`
    const opened = stack.now()
    const openBy = ({ call, cookie }: typeof opener) =>
      call(`POST /desk/recordings/${recording}/link`, { cookie })
    expect((await openBy(opener)).status).toBe(200)
    expect((await openBy(colleague)).status).toBe(200)
    stack.moveClock(5 * daySeconds)
    const later = await atDesk(stack, { role: 'recruiter', name: 'Hafiz Omar' })
    expect((await openBy(later)).status).toBe(200)

    const auditor = await atDesk(stack, { role: 'privacy_officer', name: 'Kavitha Devi' })
    const page = await auditor.enter(open, '/desk/audit')
    await page.getByLabel('Act').selectOption('Opened the recording')
    await rowOf(page, 'Hafiz Omar').waitFor()
    const dayOf = (days: number): string =>
      new Date(opened.getTime() + days * dayMilliseconds).toISOString().slice(0, 10)
    await page.getByLabel('From', { exact: true }).fill(dayOf(-2))
    await page.getByLabel('To', { exact: true }).fill(dayOf(2))
    await rowOf(page, 'Hafiz Omar').waitFor({ state: 'detached' })
    await rowOf(page, 'Nadia Rahim').getByText('Marissa Lee').waitFor()
    await rowOf(page, 'Farid Osman').getByText('Marissa Lee').waitFor()
    await page.getByLabel(/^Who/).selectOption('Nadia Rahim')
    await rowOf(page, 'Farid Osman').waitFor({ state: 'detached' })
    await waitForRows(page, 1)

    const filter = ['--who', 'nadia', '--act', 'recording_opened', '--candidate', 'marissa'] as const
    const recruiter = succeeding(toolInProcess(stack, { now: stack.now() }))
    const printed = await recruiter('audit', ...filter, '--since', dayOf(-2))
    expect(printed.match(/Nadia Rahim +opened the recording +Marissa Lee/g)).toHaveLength(1)
    expect(printed).not.toMatch(/Farid Osman|Hafiz/)
  },
)
