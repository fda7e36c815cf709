import type { Page } from 'playwright-core'

export const goodPassword = 'a rack of 42 units'

export const wrongPassword = 'not the password 1'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Password' })

export const field = (page: Page, name: 'current' | 'chosen' | 'confirmation') =>
  dialog(page).locator(`input[name=${name}]`)

export const submit = (page: Page) => dialog(page).getByRole('button', { name: /Update Password|Updating/ })

export const alertText = (page: Page) => dialog(page).getByRole('alert').textContent()

export const success = (page: Page) => page.getByText('Password Updated Successfully!')

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Password' }).click()
  await dialog(page).waitFor()
}

export async function fillIn(
  page: Page,
  current: string,
  chosen = goodPassword,
  confirmation = chosen,
): Promise<void> {
  await field(page, 'current').fill(current)
  await field(page, 'chosen').fill(chosen)
  await field(page, 'confirmation').fill(confirmation)
}

/** The requirements that the checklist marks as met. */
export async function met(page: Page): Promise<string[]> {
  const rules = await dialog(page)
    .getByRole('list', { name: 'Password requirements' })
    .getByRole('listitem')
    .allTextContents()
  return rules.filter((rule) => rule.endsWith(' (met)')).map((rule) => rule.replace(' (met)', ''))
}
