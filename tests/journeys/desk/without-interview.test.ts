import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { anApplicant, atDesk } from './desk-page.ts'

const job = aJob()
const reason = 'She built our first cluster.'

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' })
const history = (page: Page) => page.getByRole('region', { name: 'History' })

test('a recruiter invites without the AI interview, recalls, invites again and rejects with a reason', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job])
  const { call, enter } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const applicant = await anApplicant(call, job.id)
  const page = await enter(open, `/desk/applicants/${applicant.applicationId}`, { reducedMotion: true })
  const decide = async (name: string) => {
    await decision(page).getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${name}`) })
    await dialog.getByLabel('How the letter begins').waitFor()
    return { dialog, confirm: () => dialog.getByRole('button', { name, exact: true }).click() }
  }

  await decision(page).getByText('You can go on without it').waitFor()
  const invitation = await decide('Invite to an interview')
  await invitation.confirm()
  await invitation.dialog.getByText('Please write why you go on without the AI interview').waitFor()
  await invitation.dialog.getByLabel('Why without the AI interview').fill(reason)
  await invitation.dialog
    .getByLabel('The letter')
    .getByText("You don't need to take the AI interview")
    .waitFor()
  await invitation.confirm()
  await decision(page).getByText(`Without the AI interview: ${reason}`).waitFor()
  await history(page).getByText(`Without the AI interview: ${reason}`).waitFor()
  await decision(page).getByRole('button', { name: /^Undo/ }).click()
  await decision(page).getByText('You can go on without it').waitFor()
  expect(await decision(page).getByText(reason).count()).toBe(0)

  const again = await decide('Invite to an interview')
  await again.dialog.getByLabel('Why without the AI interview').fill(reason)
  await again.confirm()
  await again.dialog.waitFor({ state: 'detached' })
  await letDecisionsPass(stack)

  const { id, email, name, token } = applicant
  const candidate = await open('/dashboard', {
    as: { user: { id, email, name }, token },
    reducedMotion: true,
  })
  await candidate.getByText("You don't need to take the AI interview for this position.").first().waitFor()
  expect(await candidate.getByRole('button', { name: /Interview$/ }).count()).toBe(0)

  await page.reload()
  await decision(page).getByText(`Without the AI interview: ${reason}`).waitFor()
  const rejection = await decide('Reject')
  await rejection.confirm()
  await rejection.dialog.getByText('Please choose a reason').waitFor()
  await rejection.dialog
    .getByLabel('Reason', { exact: false })
    .first()
    .selectOption('Pay expectation too high')
  await rejection.confirm()
  await decision(page).getByText('Reason: Pay expectation too high').waitFor()
  await letDecisionsPass(stack)

  const position = await enter(open, `/desk/positions/${job.id}`)
  await position.getByRole('link', { name: 'Pay expectation too high (1)' }).click()
  await position.getByRole('link', { name: applicant.name }).waitFor()
  expect(await position.getByLabel('Reason').inputValue()).toBe('Pay expectation too high')
})
