import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { freshCodeSeconds } from '#shared/platform/staff.ts'
import { caller, goodPassword } from '#tests/support/api.ts'
import { storeEnquiries } from '#tests/support/enquiries.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { test, type Open } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { setInRow } from '#tests/support/rows.ts'
import { aMember, letterToken } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { refusedAnswer } from '../account-page.ts'
import { atDesk, rowOf } from './desk-page.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name })

async function enterRecoveryCode(page: Page, code: string | undefined): Promise<void> {
  const asked = dialog(page, 'Is it you?')
  await asked.getByRole('button', { name: 'Use a recovery code' }).click()
  await asked.getByLabel('Recovery code').fill(code ?? '')
  await asked.getByRole('button', { name: 'Continue' }).click()
  await asked.waitFor({ state: 'detached' })
}

async function enterPassword(page: Page, email: string): Promise<void> {
  if (await page.getByLabel('Email').isEditable()) await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Opens the link of an invitation, accepts it and signs in, with codes of an app that has the key of the page. */
async function firstSignIn(open: Open, stack: TestStack, email: string) {
  const page = await open(`/desk/invitation#${letterToken(stack, email, 'invitation')}`, {
    reducedMotion: true,
    expectedErrors: [refusedAnswer],
    ready: false,
  })
  const key = (await page.locator('form p.font-mono').textContent()) ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  const codeIn = (seconds: number): string =>
    app.generate({ timestamp: stack.now().getTime() + seconds * 1000 })
  await page.getByLabel('New password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm new password').fill(goodPassword)
  await page.getByLabel('Code from the app').fill(codeIn(0))
  await page.getByRole('button', { name: 'Accept Invitation' }).click()
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await listed.last().waitFor()
  const codes = await listed.allTextContents()
  await page.getByRole('link', { name: 'I have saved them: sign in' }).click()
  await enterPassword(page, email)
  // Each code works once: this is the one that the app shows next.
  await page.getByLabel('Code from your authenticator app').fill(codeIn(30))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  return { page, codes }
}

/** Follows Today: writes the first position, leaves it as a draft, and publishes it. */
async function publishFirstPosition(page: Page): Promise<void> {
  await page.getByText('Write your first position').waitFor()
  await page.getByRole('link', { name: 'Invite colleagues' }).waitFor()
  await page.getByRole('link', { name: 'New position' }).click()
  await page.getByLabel('Title').first().fill('Network Engineer')
  await page.getByLabel('Department').fill('Engineering')
  await page.getByLabel('Location').fill('Kuala Lumpur')
  await page.getByLabel('Description').fill('You run the network between clusters.')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByText('Saved as a draft.').waitFor()
  await menu(page, 'Today').click()
  await page.getByText('Publish your first position').waitFor()
  await page.getByRole('link', { name: 'Open the drafts' }).click()
  await rowOf(page, 'Draft').getByRole('link', { name: 'Network Engineer' }).click()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Candidates see the change on the site.').waitFor()
  await menu(page, 'Today').click()
  await page.getByText('Nothing waits for you').waitFor()
}

const siti = { name: 'Siti Hajar', email: 'siti.hajar@example.com' }
const daniel = { name: 'Daniel Wong', email: 'daniel.wong@example.com' }

async function fillInvitation(page: Page, { name, email }: typeof siti) {
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const invitation = dialog(page, 'Invite a colleague')
  await invitation.getByLabel('Name').fill(name)
  await invitation.getByLabel('Work email').fill(email)
  return { invitation, send: invitation.getByRole('button', { name: 'Send the invitation' }) }
}

test('an administrator accepts the invitation, publishes a position, invites two colleagues, and disables one of them', async ({
  open,
  stack,
}) => {
  const call = caller(stack)
  const email = 'farah.hanim@example.com'
  await call('POST /recruiting/staff', {
    json: { email, name: 'Farah Hanim', role: 'recruiter', isAdministrator: true },
  })
  const { page, codes } = await firstSignIn(open, stack, email)
  expect(new Set(codes).size).toBe(10)
  await publishFirstPosition(page)

  // The code of the sign-in is too old when the invitation is sent; what was typed stays.
  stack.moveClock(freshCodeSeconds)
  await menu(page, 'Team').click()
  const reviewer = await fillInvitation(page, daniel)
  await reviewer.invitation.getByLabel('Role').selectOption('Reviewer')
  await reviewer.send.click()
  await reviewer.invitation.getByText('Choose at least one position').waitFor()
  await reviewer.invitation.getByLabel('Network Engineer').check()
  await reviewer.send.click()
  await dialog(page, 'Is it you?').waitFor()
  await page.keyboard.press('Escape')
  await reviewer.invitation.getByText('Enter a new one.').waitFor()
  expect(await reviewer.invitation.getByLabel('Name').inputValue()).toBe(daniel.name)
  await reviewer.send.dblclick()
  await enterRecoveryCode(page, codes[0])
  await rowOf(page, daniel.name).getByText('Network Engineer').waitFor()
  await rowOf(page, daniel.name).getByText('Invited', { exact: true }).waitFor()
  expect(mailsTo(stack, daniel.email)).toHaveLength(1)
  const recruiter = await fillInvitation(page, siti)
  await recruiter.send.click()
  await page.getByText('Siti Hajar has been invited').waitFor()
  await rowOf(page, daniel.name).getByRole('button', { name: 'Invite again' }).click()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText('Daniel Wong has been sent a new invitation').waitFor()
  expect(mailsTo(stack, daniel.email)).toHaveLength(2)

  // The page Today does not show an administrator's first steps to a colleague.
  const { page: hers } = await firstSignIn(open, stack, siti.email)
  await hers.getByText('Nothing waits for you').waitFor()
  expect(await menu(hers, 'Team').count()).toBe(1)
  const { page: his } = await firstSignIn(open, stack, daniel.email)
  await menu(his, 'Positions').click()
  await rowOf(his, 'Network Engineer').waitFor()

  await storeEnquiries(stack, { email: 'visitor@example.com', many: 1 })
  await setInRow(stack, 'enquiries', { id: 'visitor-0' }, { outbox: 'dead' })
  await page.reload()
  await menu(page, 'Today 1 waiting for the team').click()
  const undelivered = page.getByRole('region', { name: 'Enquiries not delivered' })
  await undelivered.getByRole('link', { name: 'Show all' }).click()
  await page.getByText('Not delivered', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Send the enquiry of/ }).click()
  await page.getByText('1 enquiry sent.').waitFor()
  await menu(page, 'Today 1 waiting for the team').waitFor({ state: 'detached' })
  await menu(page, 'Notices').click()
  const applications = page.getByRole('group', { name: 'New applications' })
  await applications.getByText('Instantly').click()
  await page.getByText('Saved.').waitFor()

  await menu(page, 'Team').click()
  await rowOf(page, siti.name).getByRole('button', { name: 'Change' }).click()
  await dialog(page, siti.name).getByRole('button', { name: 'Disable the account' }).click()
  await rowOf(page, siti.name).getByText('Disabled', { exact: true }).waitFor()
  // Nobody changes their own rights.
  expect(await rowOf(page, 'Farah Hanim').getByRole('button', { name: 'Change' }).count()).toBe(0)
  // The page that the colleague has open answers nothing, and nobody signs in with this account any more.
  await menu(hers, 'Positions').click()
  await dialog(hers, 'Sign in again').waitFor()
  await enterPassword(hers, siti.email)
  await hers.getByText('Invalid email or password').waitFor()
})

test('two administrators change the rights of a colleague', inWideRun, async ({ open, stack }) => {
  const job = aJob({ title: 'Network Engineer' })
  await putJobs(stack, [job])
  const administrator = await atDesk(stack, { role: 'recruiter', name: 'Farah Hanim', isAdministrator: true })
  const second = await atDesk(stack, { role: 'recruiter', name: 'Wei Jie', isAdministrator: true })
  const page = await administrator.enter(open, '/desk/team', { expectedErrors: [refusedAnswer] })

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

  stack.moveClock(freshCodeSeconds)
  const other = await second.enter(open, '/desk/team', { expectedErrors: [refusedAnswer] })
  await rowOf(other, 'Hafiz Rahman').getByRole('button', { name: 'Confirm' }).click()
  await enterRecoveryCode(other, second.member.recoveryCodes.shift())
  await rowOf(other, 'Hafiz Rahman').getByText('Privacy officer', { exact: true }).waitFor()
})
