import type { Page } from 'playwright-core'
import { failed, neverAnswered } from './failing-calls.ts'
import type { State } from './state.ts'
import { button } from './interview-page.ts'
import {
  answerApplications,
  arranged,
  heldInterview,
  manyApplications,
  position,
  type Standing,
} from './sample-applications.ts'

const path = '/dashboard'

const withMany = (page: Page): Promise<void> => answerApplications(page, manyApplications)

const standings: Readonly<Record<string, Standing>> = {
  ready: { status: 'ai_pending' },
  'in-progress': { status: 'ai_pending', interview: 'in_progress' },
  available: { status: 'interview_pending' },
  scheduled: { status: 'interview_pending', interview: 'completed', teamInterview: arranged },
  met: { status: 'interview_pending', interview: 'completed', teamInterview: heldInterview },
  abandoned: { status: 'human_pending', interview: 'abandoned' },
  'under-review': { status: 'human_pending', interview: 'completed' },
  reviewed: { status: 'reviewed', interview: 'completed' },
  interviewed: { status: 'interviewed', interview: 'completed' },
  accepted: { status: 'accepted', interview: 'completed' },
  rejected: { status: 'rejected', interview: 'completed' },
}

const openApplication = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: position.title, exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

const dialogs = Object.entries(standings).map(([name, standing]): State => ({
  name: `dashboard-application-${name}`,
  path: `${path}?tab=positions`,
  before: (page) => answerApplications(page, [standing]),
  reach: openApplication,
}))

/** The navigation state of a job page's link to the status. */
const askForStatus = (page: Page): Promise<unknown> =>
  page.addInitScript(
    `if (history.state === null) history.replaceState({ usr: { statusOfJob: '${position.id}' }, key: 'a', idx: 0 }, '')`,
  )

const popups = [...Object.entries(standings), ['unknown', undefined] as const].map(
  ([name, standing]): State => ({
    name: `dashboard-popup-${name}`,
    path,
    before: async (page) => {
      await answerApplications(page, standing === undefined ? [] : [standing])
      await askForStatus(page)
    },
    reach: (page) => page.getByRole('dialog').waitFor(),
  }),
)

const tabs: readonly State[] = [
  { name: 'dashboard-loading', path, before: neverAnswered('**/api/**') },
  {
    name: 'dashboard-offline',
    path,
    before: failed('**/api/**'),
    reach: (page) => page.getByText("We couldn't load your latest data.").waitFor(),
  },
  {
    name: 'dashboard-overview',
    path,
    before: withMany,
    reach: (page) => page.getByText(position.title).first().waitFor(),
  },
  {
    name: 'dashboard-after-interview',
    path,
    before: (page) =>
      answerApplications(page, [
        { status: 'interview_pending', interview: 'completed', teamInterview: arranged },
      ]),
    reach: (page) => page.getByText(position.title).first().waitFor(),
  },
  {
    name: 'dashboard-done',
    path,
    before: async (page) => {
      await answerApplications(page, [{ status: 'human_pending', interview: 'completed' }])
      await page.addInitScript(
        `if (history.state === null) history.replaceState({ usr: { refreshFromInterview: true, sessionId: '${position.id}', timestamp: 0, questions: 8 }, key: 'a', idx: 0 }, '')`,
      )
    },
    reach: (page) => page.getByRole('heading', { name: /^Done/ }).waitFor(),
  },
  {
    name: 'dashboard-accepted',
    path,
    before: (page) => answerApplications(page, [{ status: 'accepted', interview: 'completed' }]),
    reach: (page) => page.getByText(position.title).first().waitFor(),
  },
  {
    name: 'dashboard-positions',
    path: `${path}?tab=positions`,
    before: withMany,
    reach: (page) => page.getByText(position.title).first().waitFor(),
  },
  {
    name: 'dashboard-no-positions',
    path: `${path}?tab=positions`,
    before: (page) =>
      page.route('**/api/jobs?*', (route) =>
        route.fulfill({ json: { jobs: [], total: 0, page: 1, limit: 10 } }),
      ),
    reach: (page) => page.getByText('No open positions available').waitFor(),
  },
]

const openProfile = { path: `${path}?tab=profile` } as const

const actions: readonly State[] = [
  {
    name: 'dashboard-menu',
    path,
    reach: (page) => page.getByRole('button', { name: 'User menu' }).click(),
  },
  {
    name: 'dashboard-withdraw',
    path: `${path}?tab=positions`,
    before: (page) => answerApplications(page, [{ status: 'ai_pending', interview: 'scheduled' }]),
    reach: async (page) => {
      await openApplication(page)
      await button(page, 'Withdraw application').click()
      await button(page, 'Keep my application').waitFor()
    },
  },
  {
    ...openProfile,
    name: 'dashboard-edit-profile',
    reach: async (page) => {
      await button(page, 'Edit Profile').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...openProfile,
    name: 'dashboard-delete-account',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** States of the dashboard with applications. */
export const dashboardStates: readonly State[] = [...tabs, ...dialogs, ...popups, ...actions]
