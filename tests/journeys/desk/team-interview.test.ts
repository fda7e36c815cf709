import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { anApplicant, atDesk } from './desk-page.ts'

const job = aJob()

/** The letter that comes after so many others, once the decision has taken effect. */
async function letterAfter(stack: TestStack, email: string, count: number) {
  await letDecisionsPass(stack)
  const letters = await eventually(
    async () =>
      stack.ses.inbox.list().filter(({ to, tags }) => to.includes(email) && tags['letter'] === 'status'),
    (found) => found.length > count,
  )
  return letters[count]
}

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' })

/** Opens a decision's dialog, fills in fields and confirms it. */
async function decide(page: Page, name: string, values: Readonly<Record<string, string>> = {}) {
  await decision(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${name}`) })
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value)
  return { dialog, confirm: () => dialog.getByRole('button', { name, exact: true }).click() }
}

test('a recruiter invites, corrects the place, changes the date and cancels the interview', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job])
  const { call, enter } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const { applicationId, id: userId, email } = await anApplicant(call, job.id)
  const key = { userId, jobId: job.id }
  await setSession(stack, { ...key, id: 'held', status: 'completed', started_at: new Date().toISOString() })
  await setApplication(stack, { ...key, sessionId: 'held', status: 'human_pending' })
  const page = await enter(open, `/desk/applicants/${applicationId}`, { reducedMotion: true })

  const invitation = await decide(page, 'Invite to an interview', { 'Place or call link': 'Level 20' })
  await invitation.dialog.getByText('Complete the date or the times above').waitFor()
  await invitation.confirm()
  await invitation.dialog.getByText('A place needs a date. Set one, or clear the place.').waitFor()
  await invitation.dialog.getByLabel('Date and time').fill('2099-12-31T15:00')
  await invitation.dialog.getByLabel('The letter').getByText('Place: Level 20').waitFor()
  await invitation.confirm()
  await decision(page)
    .getByText(/^From \d{1,2}:\d\d [AP]M: Dec 31, 2099, 3:00 PM, Level 20, 45 minutes$/)
    .waitFor()
  await decision(page)
    .getByText(/in 10 min|in 9 min/)
    .waitFor()

  const correction = await decide(page, 'Change the interview')
  expect(await correction.dialog.getByLabel('Date and time').inputValue()).toBe('2099-12-31T15:00')
  await correction.dialog.getByLabel('Place or call link').fill('Level 30')
  await correction.dialog.getByLabel('The letter').getByText('Place: Level 30').waitFor()
  await correction.confirm()
  await decision(page)
    .getByText(/Level 30, 45 minutes/)
    .waitFor()
  const letter = await letterAfter(stack, email, 0)
  expect(letter?.text).toContain('When: Thursday, Dec 31, 2099, 3:00 – 3:45 PM (Malaysian time)')
  expect(letter?.text).toContain('Place: Level 30')
  expect(letter?.text).not.toContain('Level 20')

  await page.reload()
  await decision(page).getByText('The candidate has not answered yet.').waitFor()
  expect(await decision(page).getByRole('button', { name: 'Mark as interviewed' }).count()).toBe(0)
  const change = await decide(page, 'Change the interview')
  await change.dialog.getByText('Change the date, place or length to see the letter.').waitFor()
  expect(await change.dialog.getByRole('alert').textContent()).toBe('')
  await change.dialog.getByLabel('Date and time').fill('2099-12-30T10:00')
  await change.dialog.getByLabel('The letter').getByText('has changed').first().waitFor()
  await change.confirm()
  await change.dialog.waitFor({ state: 'detached' })
  expect((await letterAfter(stack, email, 1))?.text).toContain(
    'When: Wednesday, Dec 30, 2099, 10:00 – 10:45 AM',
  )

  await page.reload()
  const cancellation = await decide(page, 'Cancel the interview')
  await cancellation.dialog.getByLabel('The letter').getByText('is cancelled').first().waitFor()
  await cancellation.confirm()
  await cancellation.dialog.waitFor({ state: 'detached' })
  const cancelled = await letterAfter(stack, email, 2)
  expect(cancelled?.subject).toContain('is cancelled')
  expect(cancelled?.calendar).toContain('METHOD:CANCEL')

  await page.reload()
  const met = await decide(page, 'Mark as interviewed')
  await met.dialog.getByLabel('The letter').getByText('We may invite you to another conversation').waitFor()
  await met.confirm()
  await met.dialog.getByText('Please write when and how you met').waitFor()
})
