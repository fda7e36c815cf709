import type { Page } from 'playwright-core'
import { openPage, type PageWishes, whenReady } from '#tests/support/browser.ts'
import type { TestStack } from '#tests/support/stack.ts'

export const scriptOfThePage = '**/assets/main-*.js'

/** Opens the contact page, waits until it answers, and closes it whatever happens. */
export async function visitContact(
  stack: TestStack,
  journey: (page: Page) => Promise<void>,
  wishes: PageWishes = {},
): Promise<void> {
  const { page, close } = await openPage(wishes)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  try {
    await page.goto(`${stack.site}/contact`)
    await whenReady(page)
    await journey(page)
  } catch (error) {
    // What went wrong first says more than what the page complained about; but that may be the reason.
    await close().catch(() => undefined)
    if (error instanceof Error && said.length > 0) error.message += `\nThe page said: ${said.join('\n')}`
    throw error
  }
  await close()
}

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

/** What a field says is wrong with it, as a screen reader would. */
export async function problemOf(page: Page, label: string): Promise<string | null> {
  const control = page.getByLabel(label)
  if ((await control.getAttribute('aria-invalid')) !== 'true') return null
  const [id] = ((await control.getAttribute('aria-describedby')) ?? '').split(' ')
  return page.locator(`#${id}`).textContent()
}

type Mail = { to: string[]; subject: string; text: string }

/** The company's inbox. */
export async function mailsOf(stack: TestStack): Promise<Mail[]> {
  const answer = await fetch(`${stack.site}/_local/mail`, { headers: { accept: 'application/json' } })
  return (await answer.json()) as Mail[]
}

export const mailsAbout = async (stack: TestStack, subject: string): Promise<Mail[]> =>
  (await mailsOf(stack)).filter((mail) => mail.text.includes(subject))
