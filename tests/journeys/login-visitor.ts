import type { Page } from 'playwright-core'
import type { Candidate } from '#tests/support/candidates.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { passwordField } from './account-page.ts'
import { visitPage } from './marketing-page.ts'

export const signInButton = (page: Page) => page.getByRole('button', { name: /^Sign/ })

export async function fillIn(
  page: Page,
  { email, password }: Pick<Candidate, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
}

export async function signIn(page: Page, who: Pick<Candidate, 'email' | 'password'>): Promise<void> {
  await fillIn(page, who)
  await signInButton(page).click()
}

export const onLogin = (
  stack: TestStack,
  journey: (page: Page) => Promise<void>,
  expectedErrors: readonly RegExp[] = [],
) => visitPage(stack, '/login', journey, { expectedErrors })
