import type { Page } from 'playwright-core'
import type { TestStack } from '#tests/support/stack.ts'

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ })
export const sentPanel = (page: Page) => page.getByText('Message Sent Successfully!')

export const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Business Email',
  company: 'Company',
  jobTitle: 'Job Title',
  enquiryType: 'Enquiry Type',
  subject: 'Subject',
  message: 'Message',
} as const

export const typed = {
  firstName: 'Aisyah',
  lastName: 'Rahman',
  email: 'aisyah@example.com',
  company: 'Rahman Logistics',
  jobTitle: 'Head of Data',
  subject: 'Eight H100 nodes',
  message: 'We would like to lease eight nodes for three months.',
} as const

export type TypedField = keyof typeof typed

export async function fillIn(page: Page, changes: Partial<Record<TypedField, string>> = {}): Promise<void> {
  for (const [field, text] of Object.entries({ ...typed, ...changes })) {
    await page.getByLabel(labels[field as TypedField]).fill(text)
  }
  await page.getByLabel(labels.enquiryType).selectOption('GPU Computing Solutions')
  await page.getByLabel('Nvidia HGX H100').check()
}

export async function valuesOf(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const [field, label] of Object.entries(labels))
    values[field] = await page.getByLabel(label).inputValue()
  return values
}

/** A field's error message, as a screen reader would read it. */
export async function problemOf(page: Page, label: string): Promise<string | null> {
  const control = page.getByLabel(label)
  if ((await control.getAttribute('aria-invalid')) !== 'true') return null
  const [id] = ((await control.getAttribute('aria-describedby')) ?? '').split(' ')
  return page.locator(`#${id}`).textContent()
}

export const focusedField = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'))

/** Records the page's requests to the contact endpoint from now on. */
export function enquiriesOf(page: Page): { key: string | undefined; body: unknown }[] {
  const sent: { key: string | undefined; body: unknown }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/contact')) return
    sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })
  return sent
}

export const mailsAbout = (stack: TestStack, subject: string) =>
  stack.ses.inbox.list().filter(({ text }) => text.includes(subject))
