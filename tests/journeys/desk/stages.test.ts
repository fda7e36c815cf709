import { expect } from 'vitest'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { test } from '#tests/support/fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication } from '#tests/support/jobs.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { anApplicant, atDesk } from './desk-page.ts'

const job = aJob({ id: 'in-stages', title: 'Cluster Engineer' })

test('a recruiter moves applicants from stage to stage: by key, several at once, and beside a colleague', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job])
  const { call, enter, cookie } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const one = await anApplicant(call, job.id, { name: 'Aisyah Rahman' })
  const two = await anApplicant(call, job.id, { name: 'Farid Ismail' })
  const page = await enter(open, `/desk/applicants?job=${job.id}`, {
    reducedMotion: true,
    expectedErrors: [/409/],
  })
  const stageOf = (name: string) => page.getByLabel(`Stage of ${name}`)

  // The newest is first: Farid, then Aisyah.
  await stageOf('Farid Ismail').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  // The first key opens the list; in it, letters choose.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Sh')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => {
    const select = document.querySelector<HTMLSelectElement>('[aria-label="Stage of Farid Ismail"]')
    return select?.value === 'Shortlist'
  })
  // The focus is on the row again, and the next key goes on from there.
  await page.locator('[data-row]:focus', { hasText: 'Farid Ismail' }).waitFor()
  await page.keyboard.press('j')
  await page.locator('[data-row]:focus', { hasText: 'Aisyah Rahman' }).waitFor()

  await page.getByLabel('Select Farid Ismail').check()
  await page.getByLabel('Select Aisyah Rahman').check()
  await page.getByLabel('Move to a stage').selectOption('Team')
  await page.getByText('2 applicants moved to Team.').waitFor()

  await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Offer')
  await page.getByText('Nobody is at the stage “Offer”.').waitFor()
  await page.goto(new URL(`/desk/positions/${job.id}`, page.url()).href)
  await page.getByRole('link', { name: 'Team (2)' }).click()
  await stageOf('Aisyah Rahman').waitFor()

  // A colleague moves Aisyah while the list is open.
  const moved = await call(`PUT /desk/applications/${one.applicationId}/stage`, {
    cookie,
    json: { from: 'Team', to: 'Offer' },
  })
  expect(moved.status).toBe(200)
  await stageOf('Aisyah Rahman').selectOption('Hold')
  await page.getByText(/moved this applicant to Offer since you opened it/).waitFor()

  await page.goto(new URL(`/desk/applicants/${two.applicationId}`, page.url()).href)
  await stageOf('Farid Ismail').focus()
  await stageOf('Farid Ismail').selectOption('Offer')
  await page.getByRole('region', { name: 'History' }).getByText('moved the applicant').first().waitFor()
  await page.locator('[data-stage]:focus').waitFor()
  expect(mailsTo(stack, two.email).map(({ subject }) => subject)).not.toContain(
    expect.stringContaining('Offer'),
  )
})

test(
  'a recruiter marks an applicant as under review without a letter',
  inWideRun,
  async ({ open, stack }) => {
    await putJobs(stack, [job])
    const { call, enter } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
    const applicant = await anApplicant(call, job.id)
    await setApplication(stack, { userId: applicant.id, jobId: job.id, status: 'human_pending' })
    const page = await enter(open, `/desk/applicants/${applicant.applicationId}`, { reducedMotion: true })
    const name = 'Tell them it is under review'
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${name}`) })
    await dialog.getByLabel('How the letter begins').fill('We are reading it this week.')
    await dialog.getByLabel(/^Send no letter/).check()
    await dialog.getByLabel('The letter', { exact: true }).waitFor({ state: 'hidden' })
    await dialog.getByLabel(/^Send no letter/).uncheck()
    expect(await dialog.getByLabel('How the letter begins').inputValue()).toBe('We are reading it this week.')
    await dialog.getByLabel(/^Send no letter/).check()
    await dialog.getByRole('button', { name: 'Save without a letter' }).click()
    await dialog.waitFor({ state: 'detached' })
    await letDecisionsPass(stack)
    await stack.settled()
    expect(mailsTo(stack, applicant.email).filter(({ tags }) => tags['letter'] === 'status')).toEqual([])
  },
)
