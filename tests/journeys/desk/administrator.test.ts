import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { freshCodeSeconds } from '#shared/platform/staff.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { aMember } from '#tests/support/staff-desk.ts'
import { refusedAnswer } from '../account-page.ts'
import { atDesk, rowOf } from './desk-page.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function enterRecoveryCode(page: Page, code: string | undefined): Promise<void> {
  const asked = dialog(page, 'Is it you?')
  await asked.getByRole('button', { name: 'Use a recovery code' }).click()
  await asked.getByLabel('Recovery code').fill(code ?? '')
  await asked.getByRole('button', { name: 'Continue' }).click()
  await asked.waitFor({ state: 'detached' })
}

test('an administrator invites, changes, disables and resets colleagues on the first day', async ({
  open,
  stack,
}) => {
  const job = aJob({ title: 'Network Engineer' })
  await putJobs(stack, [job])
  const administrator = await atDesk(stack, { role: 'recruiter', name: 'Farah Hanim', isAdministrator: true })
  const second = await atDesk(stack, { role: 'recruiter', name: 'Wei Jie', isAdministrator: true })
  const page = await administrator.enter(open, '/desk/team', { expectedErrors: [refusedAnswer] })

  // The code of the sign-in is too old when the invitation is sent; what was typed stays.
  stack.moveClock(freshCodeSeconds)
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const invitation = dialog(page, 'Invite a colleague')
  await invitation.getByLabel('Name').fill('Siti Hajar')
  await invitation.getByLabel('Work email').fill('siti.hajar@example.com')
  await invitation.getByLabel('Role').selectOption('Reviewer')
  await invitation.getByRole('button', { name: 'Send the invitation' }).click()
  await invitation.getByText('Choose at least one position').waitFor()
  await invitation.getByLabel('Network Engineer').check()
  await invitation.getByRole('button', { name: 'Send the invitation' }).click()
  await dialog(page, 'Is it you?').waitFor()
  await page.keyboard.press('Escape')
  await invitation.getByText('Enter a new one.').waitFor()
  expect(await invitation.getByLabel('Name').inputValue()).toBe('Siti Hajar')
  await invitation.getByRole('button', { name: 'Send the invitation' }).dblclick()
  await enterRecoveryCode(page, administrator.member.recoveryCodes.shift())
  const siti = rowOf(page, 'Siti Hajar')
  await siti.getByText('Network Engineer').waitFor()
  await siti.getByText('Invited', { exact: true }).waitFor()
  expect(mailsTo(stack, 'siti.hajar@example.com')).toHaveLength(1)

  // A colleague's change since the page was read: nothing is overwritten, and the dialog shows it.
  const { member } = await aMember(stack, administrator.call, { role: 'recruiter', name: 'Hafiz Rahman' })
  await page.reload()
  await rowOf(page, 'Hafiz Rahman').getByRole('button', { name: 'Change' }).click()
  await administrator.call(`PATCH /recruiting/staff/${member.id}`, {
    json: { role: 'reviewer', positions: [job.id] },
  })
  const hafiz = dialog(page, 'Hafiz Rahman')
  await hafiz.getByLabel('Role').selectOption('Privacy officer')
  await hafiz.getByRole('button', { name: 'Save' }).click()
  await hafiz.getByText('A colleague changed this member of staff meanwhile.').waitFor()
  await hafiz.getByText('Now: Reviewer of Network Engineer').waitFor()
  await hafiz.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Nothing has changed for Hafiz Rahman yet').waitFor()
  await rowOf(page, 'Hafiz Rahman').getByText('Waits for a second administrator: privacy officer').waitFor()
  expect(await rowOf(page, 'Hafiz Rahman').getByRole('button', { name: 'Confirm' }).count()).toBe(0)

  const other = await second.enter(open, '/desk/team', { expectedErrors: [refusedAnswer] })
  await rowOf(other, 'Hafiz Rahman').getByRole('button', { name: 'Confirm' }).click()
  await enterRecoveryCode(other, second.member.recoveryCodes.shift())
  await rowOf(other, 'Hafiz Rahman').getByText('Privacy officer', { exact: true }).waitFor()

  await page.reload()
  await rowOf(page, 'Hafiz Rahman').getByRole('button', { name: 'Change' }).click()
  await hafiz.getByRole('button', { name: 'Disable the account' }).click()
  await rowOf(page, 'Hafiz Rahman').getByText('Disabled', { exact: true }).waitFor()
  await rowOf(page, 'Siti Hajar').getByRole('button', { name: 'Invite again' }).click()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText('Siti Hajar has been sent a new invitation').waitFor()
  expect(mailsTo(stack, 'siti.hajar@example.com')).toHaveLength(2)
  // Nobody changes their own rights.
  expect(await rowOf(page, 'Farah Hanim').getByRole('button', { name: 'Change' }).count()).toBe(0)
})
