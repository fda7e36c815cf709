import type { Page } from 'playwright-core'
import type { Candidate } from '#tests/support/candidates.ts'
import { passwordField } from '../account-page.ts'

type Credentials = Pick<Candidate, 'email' | 'password'>

export const signInButton = (page: Page) => page.getByRole('button', { name: /^Sign/ })

export async function typeCredentials(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
}

export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await typeCredentials(page, credentials)
  await signInButton(page).click()
}
