import type { Page } from 'playwright-core'
import type { State } from './state.ts'
import { button } from './interview-page.ts'
import { sizingStates } from './sizing-states.ts'

const enquiryLabels = {
  'First Name': 'Aisyah',
  'Last Name': 'Rahman',
  'Business Email': 'aisyah.rahman@example.com',
  Subject: 'Eight H100 nodes',
  Message: 'We would like to lease eight nodes for three months.',
} as const

async function sendEnquiry(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(enquiryLabels)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Enquiry Type').selectOption({ index: 1 })
  await button(page, 'Send Message').click()
}

const enquirySent = async (page: Page): Promise<void> => {
  await sendEnquiry(page)
  await page.getByText('Message Sent Successfully!').waitFor()
}

const guest = { visitor: 'guest' } as const

const visitors: readonly State[] = [
  {
    ...guest,
    name: 'menu-phone',
    path: '/',
    widths: [390],
    reach: (page) => page.getByRole('banner').locator('summary:visible').first().click(),
  },
  {
    ...guest,
    name: 'menu-services',
    path: '/',
    widths: [1280],
    reach: (page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Services' }).click(),
  },
  {
    ...guest,
    name: 'enquiry-problems',
    path: '/contact',
    reach: async (page) => {
      await button(page, 'Send Message').click()
      await page.getByText('Please enter your first name').waitFor()
    },
  },
  {
    ...guest,
    name: 'enquiry-failed',
    path: '/contact',
    before: (page) => page.route('**/api/contact**', (route) => route.abort()),
    reach: async (page) => {
      const failed = page.waitForEvent('requestfailed')
      await sendEnquiry(page)
      await failed
      await page.locator('.enquiry__ways:focus').waitFor()
    },
  },
  { ...guest, name: 'enquiry-sent', path: '/contact', reach: enquirySent },
  {
    ...guest,
    name: 'enquiry-sent-before',
    path: '/contact',
    before: (page) => page.clock.install(),
    reach: async (page) => {
      await enquirySent(page)
      await page.clock.runFor(8000)
      await page.getByText('Message Sent Successfully!').waitFor({ state: 'hidden' })
    },
  },
  {
    ...guest,
    name: 'login-refused',
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('Email').fill('aisyah@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await button(page, 'Sign In').click()
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
    },
  },
]

const unscripted = ['/contact', '/careers', '/login', '/register', '/dashboard'] as const

const withoutScript: readonly State[] = unscripted.map((path) => ({
  visitor: 'without JavaScript',
  name: `without-script-${path.slice(1)}`,
  path,
}))

const printed: readonly State[] = ['/', '/services/gpu-clusters', '/sizing', '/gpus', '/privacy'].map(
  (path) => ({
    ...guest,
    name: `print-${path.slice(1).replaceAll('/', '-') || 'home'}`,
    path,
    widths: [1280],
    reach: (page) => page.emulateMedia({ media: 'print' }),
  }),
)

const dashboard: readonly State[] = [
  {
    name: 'dashboard-profile',
    path: '/dashboard?tab=profile',
    reach: (page) => button(page, 'Edit Profile').waitFor(),
  },
  {
    name: 'dashboard-password',
    path: '/dashboard?tab=profile',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /password/i })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** States of public pages, forms and the dashboard. */
export const siteStates: readonly State[] = [
  ...visitors,
  ...sizingStates,
  ...withoutScript,
  ...printed,
  ...dashboard,
]
