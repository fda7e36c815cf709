import type { Page } from 'playwright-core'
import { errors, type ErrorCode } from '#shared/platform/contract/errors.ts'
import { failed, neverAnswered } from './failing-calls.ts'
import type { State } from './state.ts'
import { button } from './interview-page.ts'
import { answerApplied, arranged, heldInterview, position } from './sample-applications.ts'

const guest = { visitor: 'guest' } as const
const jobPath = `/careers/${position.id}`

const apply = (page: Page): Promise<void> => button(page, 'Apply').click()
const dialogOpens = (page: Page): Promise<void> => page.getByRole('dialog').waitFor()
const textShows = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()
const alertShows = (page: Page): Promise<void> =>
  page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()

const list: readonly State[] = [
  {
    ...guest,
    name: 'careers-filters',
    path: '/careers?department=Engineering',
    reach: async (page) => {
      const filters = button(page, 'Filters')
      if ((await filters.isVisible()) && (await filters.getAttribute('aria-expanded')) === 'false')
        await filters.click()
      await page.getByText('1 matching position').waitFor()
    },
  },
  { name: 'careers-signed-in', path: '/careers', reach: textShows('Dashboard') },
  {
    ...guest,
    name: 'careers-loading',
    path: '/careers?search=engineer',
    before: neverAnswered('**/api/jobs?*'),
    reach: textShows('Loading positions…'),
  },
  {
    ...guest,
    name: 'careers-none',
    path: '/careers?search=carpenter',
    reach: textShows('No positions found matching your criteria.'),
  },
  {
    ...guest,
    name: 'careers-failed',
    path: '/careers?search=engineer',
    before: failed('**/api/jobs?*'),
    reach: textShows("We couldn't load the positions."),
  },
]

const job: readonly State[] = [
  {
    ...guest,
    name: 'job-missing',
    path: '/careers/no-such-position',
    reach: textShows('has been removed'),
  },
  {
    ...guest,
    name: 'job-unreached',
    path: '/careers/no-such-position',
    before: failed('**/api/jobs/*'),
    reach: textShows(/couldn.t check whether/),
  },
  {
    ...guest,
    name: 'job-loading',
    path: '/careers/no-such-position',
    before: neverAnswered('**/api/jobs/*'),
    reach: textShows('Loading job details...'),
  },
  {
    ...guest,
    name: 'job-sign-in-prompt',
    path: jobPath,
    reach: async (page) => {
      await apply(page)
      await dialogOpens(page)
    },
  },
  {
    name: 'job-apply-busy',
    path: jobPath,
    before: neverAnswered('**/api/interviews/'),
    reach: async (page) => {
      await apply(page)
      await button(page, 'Getting Interview Ready...').waitFor()
    },
  },
  {
    name: 'job-interview-ready',
    path: jobPath,
    before: (page) =>
      page.route('**/api/interviews/', (route) =>
        route.fulfill({
          json: {
            success: true,
            data: { id: 'session', interviewUrl: '/interview/session', isExisting: false },
          },
        }),
      ),
    reach: async (page) => {
      await apply(page)
      await dialogOpens(page)
    },
  },
]

const refusedWith = (name: string, code: ErrorCode): State => ({
  name: `job-apply-${name}`,
  path: jobPath,
  before: (page) =>
    page.route('**/api/interviews/', (route) =>
      route.fulfill({
        status: errors[code].status,
        json: { success: false, code, message: errors[code].text },
      }),
    ),
  reach: async (page) => {
    await apply(page)
    await alertShows(page)
  },
})

const notApplied: readonly State[] = [
  {
    name: 'job-apply-offline',
    path: jobPath,
    before: failed('**/api/interviews/'),
    reach: async (page) => {
      await apply(page)
      await alertShows(page)
    },
  },
  refusedWith('closed', 'job_closed'),
  refusedWith('limited', 'too_many_attempts'),
]

const applied: readonly State[] = [
  {
    name: 'job-applied',
    path: jobPath,
    before: (page) => answerApplied(page, { applicationStatus: 'pending' }),
    reach: textShows('Next step'),
  },
  {
    name: 'job-applied-completed',
    path: jobPath,
    before: (page) => answerApplied(page, { applicationStatus: 'pending', interviewStatus: 'completed' }),
    reach: textShows('Already Applied'),
  },
  {
    name: 'job-applied-scheduled',
    path: jobPath,
    before: (page) =>
      answerApplied(page, {
        applicationStatus: 'pending',
        interviewStatus: 'completed',
        teamInterview: arranged,
      }),
    reach: textShows('Interview scheduled'),
  },
]

const statuses = {
  'in-progress': { applicationStatus: 'pending', interviewStatus: 'in_progress' },
  completed: { applicationStatus: 'pending', interviewStatus: 'completed' },
  'not-started': { applicationStatus: 'pending' },
  scheduled: { applicationStatus: 'pending', interviewStatus: 'completed', teamInterview: arranged },
  met: { applicationStatus: 'pending', interviewStatus: 'completed', teamInterview: heldInterview },
  reviewed: { applicationStatus: 'reviewed', interviewStatus: 'completed' },
  accepted: { applicationStatus: 'accepted', interviewStatus: 'completed' },
  rejected: { applicationStatus: 'rejected', interviewStatus: 'completed' },
  exists: { applicationStatus: 'later' },
} as const

const statusDialogs = Object.entries(statuses).map(([name, reply]): State => ({
  name: `job-status-${name}`,
  path: jobPath,
  before: (page) => answerApplied(page, reply),
  reach: async (page) => {
    await button(page, 'View Application Status').click()
    await dialogOpens(page)
  },
}))

const person = { email: 'aisyah.rahman@example.com', password: 'eight racks in 1 row' } as const

/** The navigation state after an application was refused because the sign-in had expired. */
const arriveAfterRefusal = (page: Page): Promise<unknown> => {
  // Applying a second time opens another dialog, and the state is reached once for each width.
  const job = page.viewportSize()?.width === 390 ? 'product-designer' : 'capacity-data-scientist'
  const usr = { from: `/careers/${job}`, notice: 'interview-needs-sign-in' }
  const state = JSON.stringify({ usr, key: 'a', idx: 0 })
  return page.addInitScript(`if (history.state === null) history.replaceState(${state}, '')`)
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await button(page, 'Sign In').click()
  await dialogOpens(page)
}

const signingIn: readonly State[] = [
  { ...guest, name: 'login-applied', path: '/login', before: arriveAfterRefusal, reach: signIn },
  {
    ...guest,
    name: 'job-signed-in',
    path: '/careers/language-model-engineer',
    reach: async (page) => {
      await apply(page)
      await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
      await signIn(page)
    },
  },
]

/** States of the list of positions, of a position and of applying. */
export const careersStates: readonly State[] = [
  ...list,
  ...job,
  ...notApplied,
  ...applied,
  ...statusDialogs,
  ...signingIn,
]
