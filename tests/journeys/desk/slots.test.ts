import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Candidate } from '#tests/support/candidates.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/fixtures.ts'
import { linkIn, mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { lettersSettled } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { mainHeading, quiet, refusedAnswer } from '../account-page.ts'
import { openCard } from '../dashboard/dashboard-page.ts'
import { anApplicant, atDesk } from './desk-page.ts'

const job = aJob()
const first = 'Wednesday, Dec 30, 2099, 3:00 – 3:45 PM (Malaysian time)'
const second = 'Thursday, Dec 31, 2099, 10:00 – 10:45 AM (Malaysian time)'

async function completed(stack: TestStack, userId: string): Promise<string> {
  const key = { userId, jobId: job.id }
  const at = new Date().toISOString()
  await setSession(stack, {
    ...key,
    id: `held-${userId}`,
    status: 'completed',
    started_at: at,
    finished_at: at,
  })
  return (await setApplication(stack, { ...key, sessionId: `held-${userId}`, status: 'human_pending' })).id
}

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' })

/** Offers both times, with the recruiter as the one who meets the candidate. */
async function offer(page: Page) {
  await decision(page).getByRole('button', { name: 'Invite to an interview', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite to an interview/ })
  await dialog.getByLabel('Several times').check()
  await dialog.getByRole('button', { name: 'Invite to an interview', exact: true }).click()
  await dialog.getByText('Please set at least one time').waitFor()
  await dialog.getByLabel('Time 2').fill('2099-12-30T15:00')
  await dialog.getByLabel('Time 1').fill('2099-12-31T10:00')
  await dialog.getByLabel('Place or call link').fill('Level 20')
  await dialog.getByLabel('Who meets the candidate').selectOption('Siti Hajar')
  const letter = dialog.getByLabel('The letter')
  await letter.getByText(`1. ${first}`).waitFor()
  await letter.getByText('With: Siti Hajar').waitFor()
  return dialog
}

async function linkOf(stack: TestStack, { email }: Pick<Candidate, 'email'>): Promise<string> {
  await letDecisionsPass(stack)
  const token = await eventually(
    async () => linkIn(stack, 'invitation', email),
    (link) => link !== '',
  )
  return `/invitation#invitation=${token}`
}

test('a recruiter offers times to two candidates, of whom one chooses again; the dashboard and Today show the choice', async ({
  open,
  stack,
  candidate,
}) => {
  await putJobs(stack, [job])
  const { call, enter, member } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const other = await anApplicant(call, job.id)
  const [id, otherId] = [await completed(stack, candidate.user.id), await completed(stack, other.id)]
  const desk = await enter(open, `/desk/applicants/${id}`, quiet)
  for (const applicant of [otherId, id]) {
    await desk.goto(`${stack.site}/desk/applicants/${applicant}`)
    const dialog = await offer(desk)
    // The first applicant has the same times, with the same colleague.
    const overlap = dialog.getByText('Siti Hajar is named for', { exact: false })
    if (applicant === id) await overlap.nth(1).waitFor()
    else expect(await overlap.count()).toBe(0)
    await dialog.getByRole('button', { name: 'Invite to an interview', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const dashboard = await open('/dashboard', { ...quiet, as: candidate })
  const [path, otherPath] = [await linkOf(stack, candidate), await linkOf(stack, other)]

  await dashboard.reload()
  await dashboard.getByText('Choose a Time').first().waitFor()
  expect(await dashboard.getByText('Under Review', { exact: true }).count()).toBe(0)

  await desk.goto(`${stack.site}/desk`)
  const unanswered = desk.getByRole('region', { name: 'Invited, without an answer' })
  await unanswered.getByText('With you').nth(1).waitFor()
  expect(await unanswered.getByText('No choice yet, 2 slots').count()).toBe(2)

  // Both pages list both times; the candidate of the second one presses first.
  const page = await open(path, { ...quiet, expectedErrors: [refusedAnswer] })
  await page.getByRole('button', { name: first }).waitFor()
  const others = await open(otherPath, quiet)
  await others.getByRole('button', { name: first }).dblclick()
  await others.getByText('You have chosen this time').waitFor()
  await page.getByRole('button', { name: first }).click()
  await page.getByText('Another candidate has just chosen this time.').waitFor()
  await page.getByRole('button', { name: first }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: second }).click()
  await page.getByText('Our team knows that you will be there.').waitFor()
  await page.getByText('You will meet Siti Hajar.').waitFor()
  await page.reload()
  await page.getByText('Dec 31, 2099, 10:00 AM (Malaysian time)').waitFor()

  await desk.goto(`${stack.site}/desk/applicants/${id}`)
  await decision(desk).getByText('Interview: chosen: Dec 31, 2099, 10:00 AM, Level 20, 45 minutes').waitFor()
  await lettersSettled(stack)
  expect(mailsTo(stack, member.email).filter(({ calendar }) => calendar !== undefined)).toHaveLength(2)

  await dashboard.reload()
  await openCard(dashboard, job.title)
  const card = dashboard.getByRole('dialog', { name: job.title })
  await card.getByText('Dec 31, 2099, 10:00 AM (Malaysian time)').first().waitFor()
  await card.getByRole('button', { name: 'Choose another time' }).click()
  await mainHeading(dashboard, 'Your interview with our team').waitFor()
  // The page takes the token out of its address.
  await dashboard.waitForURL(`${stack.site}/invitation`)
})
