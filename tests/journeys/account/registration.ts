import type { Page } from 'playwright-core'

export const labels = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone (optional)',
  password: 'Password (optional)',
} as const

type Typed = Partial<Record<keyof typeof labels, string>>

export const registerPath = '/register#by-hand'

export const createButton = (page: Page) => page.getByRole('button', { name: /^Creat/ })

let people = 0
/** Name and e-mail address of a candidate without an account. */
export const newPerson = (): { name: string; email: string } => {
  people += 1
  return { name: 'Farid Osman', email: `farid.${people}@example.com` }
}

export async function typeRegistration(page: Page, typed: Typed): Promise<void> {
  for (const [field, text] of Object.entries(typed))
    await page.getByLabel(labels[field as keyof Typed], { exact: true }).fill(text)
}

export async function register(page: Page, typed: Typed): Promise<void> {
  await typeRegistration(page, typed)
  await createButton(page).click()
}
