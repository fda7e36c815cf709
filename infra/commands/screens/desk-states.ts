import type { BrowserContextOptions, Page } from 'playwright-core'
import { apiKeyHeader, deskHeader } from '#shared/platform/contract/headers.ts'
import { localSettings } from '../../local/account/settings.ts'
import { makeFirstApplications } from '../../local/desk/sample-applications.ts'
import { codeOf, openSampleRecruiter } from '../../local/desk/sample-recruiter.ts'
import type { BuiltProduct } from '../../browser/built-product.ts'
import { button } from './interview-page.ts'
import { deskWidths } from './look.ts'
import type { State } from './state.ts'

const cookieName = '__Host-desk'
/** The invitation has used the code of the current step; the server also accepts that of the next. */
const stepMilliseconds = 30_000

const cookieIn = ({ headers }: Response): string =>
  new RegExp(`${cookieName}=(\\w+)`).exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

/** Makes the samples of the local run, and signs in as the sample recruiter. */
export async function recruiterSignedIn({
  directory,
  ...stack
}: Pick<BuiltProduct, 'directory' | 'site' | 'dynamo' | 'ses'>): Promise<
  NonNullable<BrowserContextOptions['storageState']>
> {
  const { site, ses } = stack
  await makeFirstApplications(directory, stack)
  const recruiter = await openSampleRecruiter(directory, site, ses.inbox)
  if (recruiter === undefined) throw new Error('There is no sample recruiter.')
  const [apiKey = ''] = localSettings.apiKeys
  const call = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${site}/api/desk/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [apiKeyHeader]: apiKey,
        [deskHeader]: 'local',
        ...(cookie === '' ? {} : { cookie: `${cookieName}=${cookie}` }),
      },
      body: JSON.stringify(body),
    })
  const { email, password } = recruiter
  const first = cookieIn(await call('sign-in', { email, password }))
  const code = codeOf(recruiter, new Date(Date.now() + stepMilliseconds))
  const value = cookieIn(await call('sign-in/code', { code }, first))
  const cookie = { path: '/', expires: -1, httpOnly: true, secure: true, sameSite: 'Strict' } as const
  return { origins: [], cookies: [{ name: cookieName, value, domain: new URL(site).hostname, ...cookie }] }
}

const interviewedPerson = 'Nurul Izzah binti Kamaruddin'
const job = 'gpu-platform-engineer'

export const openApplicant = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: interviewedPerson }).click()
  await page.getByText('Assess', { exact: false }).first().waitFor()
  await page.waitForLoadState('networkidle')
  // The panel of the interview asks for its words once it has the list of recordings: the network can be idle between.
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
}

/** In a narrow window the decisions are behind the button of a bar. */
async function openDecision(page: Page): Promise<void> {
  const opener = button(page, 'Decide')
  if (await opener.isVisible()) await opener.click()
}

const select = async (page: Page, count: number): Promise<void> => {
  const boxes = page.locator('tbody input[type=checkbox]')
  await boxes.first().waitFor()
  const all = await boxes.count()
  for (let index = all - count; index < all; index += 1) await boxes.nth(index).check()
}

const states: readonly Pick<State, 'name' | 'path' | 'reach' | 'visitor'>[] = [
  { name: 'sign-in', path: '/desk', visitor: 'guest' },
  { name: 'today', path: '/desk' },
  { name: 'positions', path: '/desk/positions' },
  { name: 'position', path: `/desk/positions/${job}` },
  {
    name: 'position-preview',
    path: `/desk/positions/${job}`,
    reach: (page) => button(page, 'Preview').click(),
  },
  {
    name: 'position-problems',
    path: '/desk/positions/new',
    async reach(page) {
      await page.getByLabel('From').fill('competitive')
      await button(page, 'Save Draft').click()
    },
  },
  { name: 'applicants', path: '/desk/applicants' },
  { name: 'applicants-none', path: '/desk/applicants?status=accepted' },
  { name: 'applicants-selected', path: `/desk/applicants?job=${job}`, reach: (page) => select(page, 2) },
  { name: 'applicants-sorted', path: `/desk/applicants?job=${job}&sort=stage` },
  {
    name: 'applicants-reject',
    path: `/desk/applicants?job=${job}`,
    async reach(page) {
      await select(page, 2)
      await button(page, 'Reject').click()
    },
  },
  { name: 'applicant', path: '/desk/applicants', reach: openApplicant },
  {
    name: 'applicant-interview',
    path: '/desk/applicants',
    async reach(page) {
      await openApplicant(page)
      await page.getByRole('button', { name: 'Watch' }).click()
      await page.frameLocator('iframe').getByText('Transcript').first().waitFor()
    },
  },
  {
    name: 'applicant-stopped',
    path: '/desk/applicants',
    async reach(page) {
      const data = {
        stoppedForWellbeing: true,
        answers: [],
        quotes: null,
        interviewer: null,
        transcription: null,
      }
      await page.route('**/quotes', (route) => route.fulfill({ json: { success: true, data } }))
      await openApplicant(page)
      await page.getByText('wellbeing').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'applicant-letter',
    path: '/desk/applicants',
    async reach(page) {
      await openApplicant(page)
      await page.getByRole('button', { name: 'Write to' }).click()
      await page.getByLabel('Subject').fill('Your notice period')
      await page.getByRole('textbox', { name: /^Letter/ }).fill('Could you begin in March?')
      await page.getByLabel('The letter').getByText('Could you begin').waitFor()
    },
  },
  {
    name: 'applicant-decision',
    path: '/desk/applicants',
    async reach(page) {
      await openApplicant(page)
      await openDecision(page)
    },
  },
  {
    name: 'applicant-assessment',
    path: '/desk/applicants',
    async reach(page) {
      await openApplicant(page)
      await page.getByText('Not assessed by you').click()
    },
  },
  {
    name: 'applicant-invite',
    path: '/desk/applicants',
    async reach(page) {
      await openApplicant(page)
      await openDecision(page)
      await button(page, 'Invite to an interview').click()
      await page.getByRole('dialog').getByText('Hello').waitFor()
    },
  },
  {
    name: 'compare',
    path: `/desk/applicants?job=${job}`,
    async reach(page) {
      await select(page, 2)
      await page.getByRole('link', { name: 'Compare' }).click()
      await page.getByText('four hundred GPUs').waitFor()
    },
  },
  { name: 'enquiries', path: '/desk/enquiries' },
  { name: 'notices', path: '/desk/notices' },
  { name: 'sign-ins', path: '/desk/sign-ins' },
  { name: 'team', path: '/desk/team' },
  { name: 'missing', path: '/desk/no-such-page' },
]

/** Content is loaded after the page, so each state waits for an idle network. */
export const deskStates: readonly State[] = states.map(
  ({ name, reach, visitor = 'recruiter', ...state }) => ({
    ...state,
    name: `desk-${name}`,
    visitor,
    widths: deskWidths,
    async reach(page) {
      await page.waitForLoadState('networkidle')
      await reach?.(page)
    },
  }),
)
