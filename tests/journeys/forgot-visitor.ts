import type { Page } from 'playwright-core'
import type { TestStack } from '#tests/support/stack.ts'
import { passwordField } from './account-page.ts'
import { mailsOf } from './contact-visitor.ts'
import { visitPage } from './marketing-page.ts'

export const newPassword = 'another 2 rows of racks'

export const anyLink = '/forgot-password#reset=a-link-nobody-was-sent'

export const onForgot = (
  stack: TestStack,
  journey: (page: Page) => Promise<void>,
  expectedErrors: readonly RegExp[] = [],
) => visitPage(stack, '/forgot-password', journey, { expectedErrors })

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send(ing|.*Link)/ })

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

export async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await sendButton(page).click()
}

/** The latest link that was mailed to somebody, as it stands in the letter. */
export async function linkMailedTo(stack: TestStack, email: string): Promise<string> {
  const letters = (await mailsOf(stack)).filter(({ to }) => to.includes(email))
  const [link] = letters.flatMap(({ text }) => /\S+\/forgot-password#reset=\S+/.exec(text) ?? []).toReversed()
  if (link === undefined) throw new Error(`No link was mailed to ${email}`)
  return new URL(link).pathname + new URL(link).hash
}

export async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await passwordField(page, 'New password').fill(password)
  await passwordField(page, 'New password again').fill(confirmation)
  await page.getByRole('button', { name: /^Set/ }).click()
}

export const ticked = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Password requirements' })
    .getByText('(met)')
    .evaluateAll((marks) => marks.map((mark) => mark.parentElement?.textContent?.replace(' (met)', '') ?? ''))
