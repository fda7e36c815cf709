import { describe, expect } from 'vitest'
import { registerCandidate } from '#tests/support/candidates.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { alerts, mainHeading, passwordField, quiet, refusedAnswer } from '../account-page.ts'
import { letterLinkTo, linkMailedTo } from './password-reset.ts'

const lettersTo = (stack: Parameters<typeof letterLinkTo>[0], email: string) =>
  stack.ses.inbox.list().filter(({ to }) => to.includes(email))

describe('the link that confirms an address', () => {
  test('asks for the password that was chosen, signs in with it, and is used by that click alone', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open(letterLinkTo(stack, candidate.email, 'confirm'), quiet)
    await mainHeading(page, 'Confirm your email address').waitFor()
    expect(page.url()).toBe(`${stack.site}/confirm-email`)
    await passwordField(page, 'Password of this account').fill(candidate.password)
    await page.getByRole('button', { name: 'Sign In and Keep It' }).click()
    await mainHeading(page, 'Your email address is confirmed').waitFor()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
    expect(await page.getByText('Please confirm your email address').count()).toBe(0)
  })

  test('needs one click where the browser is signed in', inWideRun, async ({ open, stack, candidate }) => {
    const page = await open(letterLinkTo(stack, candidate.email, 'confirm'), { ...quiet, as: candidate })
    await page.getByRole('button', { name: 'Confirm My Email Address' }).click()
    await mainHeading(page, 'Your email address is confirmed').waitFor()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.getByText('Welcome, Aisyah').waitFor()
  })

  test(
    'confirms an account without a password on any device, and sends the link to set one',
    inWideRun,
    async ({ open, stack }) => {
      const guest = await registerCandidate(stack.site, { password: '' })
      const link = letterLinkTo(stack, guest.email, 'not-mine')
      const page = await open(link, quiet)
      await mainHeading(page, 'Delete this account?').waitFor()
      await page.getByRole('button', { name: "It's mine" }).click()
      await page.getByText('It signs out every other device: you set a password next').waitFor()
      await page.getByRole('button', { name: 'Confirm My Email Address' }).click()
      await mainHeading(page, 'Your email address is confirmed').waitFor()
      await page.getByRole('button', { name: 'Email Me a Link to Set One' }).click()
      await page.getByText(`We sent a link to ${guest.email}.`).waitFor()
      await page.goto(stack.site + linkMailedTo(stack, guest.email))
      await mainHeading(page, 'Set a new password').waitFor()
    },
  )

  test('deletes what another person registered, after it has said so', async ({ open, stack, candidate }) => {
    const link = letterLinkTo(stack, candidate.email, 'not-mine')
    const page = await open(link, { ...quiet, expectedErrors: [refusedAnswer] })
    await mainHeading(page, 'Delete this account?').waitFor()
    await page.getByText('Aisyah Rahman').waitFor()
    await page.getByRole('button', { name: 'Delete the Account' }).click()
    await mainHeading(page, 'The account is deleted').waitFor()
    await page.goto('about:blank')
    await page.goto(stack.site + link)
    await mainHeading(page, 'This link no longer works').waitFor()
  })
})

test(
  'the dashboard says that the address is to be confirmed, and sends the e-mail again',
  inWideRun,
  async ({ open, stack, candidate }) => {
    const page = await open('/dashboard', { ...quiet, as: candidate })
    await page
      .getByText(/To keep your account, confirm your email address by \w{3} \d+, \d{4}: open the link/)
      .waitFor()
    expect(lettersTo(stack, candidate.email)).toHaveLength(1)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.getByText('We sent the email again.').waitFor()
    expect(lettersTo(stack, candidate.email)).toHaveLength(2)
  },
)

test('a mistyped address is corrected once, on the dashboard', async ({ open, stack, candidate }) => {
  const other = await registerCandidate(stack.site)
  const right = `right.${candidate.email}`
  const page = await open('/dashboard', { ...quiet, as: candidate, expectedErrors: [refusedAnswer] })
  await page.getByRole('button', { name: 'Correct the address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct your email address' })
  await dialog.getByLabel('Your email address').fill(other.email)
  await dialog.getByRole('button', { name: 'Correct and Send the Link' }).click()
  await dialog.getByText('This email is already registered.').waitFor()
  await dialog.getByLabel('Your email address').fill(right)
  await dialog.getByRole('button', { name: 'Correct and Send the Link' }).click()
  await page.getByText(`Your email address is now ${right}. We sent the link there.`).waitFor()
  expect(await page.getByRole('button', { name: 'Correct the address' }).count()).toBe(0)
  expect(lettersTo(stack, right)).toHaveLength(1)
  // The sign-in goes on with the new token.
  await page.reload()
  await page.getByText('Welcome', { exact: false }).first().waitFor()
  expect(await alerts(page).count()).toBe(0)
})
