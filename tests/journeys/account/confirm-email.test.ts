import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { mainHeading, quiet } from '../account-page.ts'
import { signIn } from './sign-in.ts'

test('the link of the welcome e-mail confirms the address once its candidate is signed in', async ({
  open,
  stack,
  candidate,
}) => {
  const letter = stack.ses.inbox.list().findLast(({ to }) => to.includes(candidate.email))
  const [link = ''] = /\/dashboard\?confirm=[\w-]+/.exec(letter?.text ?? '') ?? []
  const page = await open(link, quiet)
  await mainHeading(page, 'Welcome back').waitFor()
  await signIn(page, candidate)
  await page.getByText('Your email address is confirmed.').waitFor()
  expect(page.url()).toBe(`${stack.site}/dashboard`)
  expect(await page.getByText('Please confirm your email address').count()).toBe(0)
})

test('the dashboard says that the address is to be confirmed, and sends the e-mail again', async ({
  open,
  stack,
  candidate,
}) => {
  const page = await open('/dashboard', { ...quiet, as: candidate })
  await page.getByText(/Please confirm your email address .* will be deleted on \w{3} \d+, \d{4}\./).waitFor()
  const letters = () => stack.ses.inbox.list().filter(({ to }) => to.includes(candidate.email))
  expect(letters()).toHaveLength(1)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByText('We sent the email again.').waitFor()
  expect(letters()).toHaveLength(2)
})
