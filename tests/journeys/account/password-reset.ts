import type { Page } from 'playwright-core'
import { caller } from '#tests/support/api.ts'
import type { Candidate } from '#tests/support/candidates.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { passwordField } from '../account-page.ts'

export const newPassword = 'another 2 rows of racks'

/** A link that the API refuses. */
export const unknownLink = '/forgot-password#reset=a-link-that-was-not-mailed'

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send(ing|.*Link)/ })

export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await sendButton(page).click()
}

/** The path of the latest link that was e-mailed to this e-mail address. */
export function linkMailedTo({ ses }: TestStack, email: string): string {
  const mails = ses.inbox.list().filter(({ to }) => to.includes(email))
  const [link] = mails.flatMap(({ text }) => /\S+\/forgot-password#reset=\S+/.exec(text) ?? []).toReversed()
  if (link === undefined) throw new Error(`No link was mailed to ${email}`)
  return new URL(link).pathname + new URL(link).hash
}

/** The path and fragment of the latest e-mailed link to the page that confirms an address. */
export function letterLinkTo({ ses }: TestStack, email: string, kind: 'confirm' | 'not-mine'): string {
  const texts = ses.inbox.list().flatMap(({ to, text }) => (to.includes(email) ? text : []))
  const [link] = texts
    .toReversed()
    .flatMap((text) => new RegExp(`\\S+/confirm-email#${kind}=\\S+`).exec(text) ?? [])
  if (link === undefined) throw new Error(`No link was mailed to ${email}`)
  return new URL(link).pathname + new URL(link).hash
}

/** Confirms the address with the link of the welcome e-mail, without opening its page. */
export async function confirmAddress(stack: TestStack, { email, token }: Candidate): Promise<void> {
  const [, link] = /#confirm=([\w-]+)/.exec(letterLinkTo(stack, email, 'confirm')) ?? []
  const { status } = await caller(stack)('POST /auth/confirm-email', { json: { token: link }, token })
  if (status !== 200) throw new Error(`The link of ${email} was answered ${status}.`)
}

/** Requests a link by e-mail without opening the page for it. */
export async function mailLink(stack: TestStack, email: string): Promise<string> {
  await caller(stack)('POST /auth/forgot-password', { form: { email } })
  return linkMailedTo(stack, email)
}

export async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await passwordField(page, 'New password').fill(password)
  await passwordField(page, 'Confirm new password').fill(confirmation)
  await page.getByRole('button', { name: /^Set/ }).click()
}

/** The rules the checklist marks as met. */
export const rulesMet = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Password requirements' })
    .getByText('(met)')
    .evaluateAll((marks) => marks.map((mark) => mark.parentElement?.textContent?.replace(' (met)', '') ?? ''))
