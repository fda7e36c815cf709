import type { Page } from 'playwright-core'
import { button } from './interview-page.ts'
import { deskWidths } from './look.ts'
import type { State } from './state.ts'

const interviewedPerson = 'Nurul Izzah binti Kamaruddin'
const job = 'gpu-platform-engineer'
/** Has not taken the AI interview. */
const waitingPerson = 'Lim Wei Jie'
/** Its position asks questions before the interview. */
const askingJob = 'on-demand-product-manager'

export const openApplicant = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: interviewedPerson }).click()
  await page.getByText('Assess', { exact: false }).first().waitFor()
  await page.waitForLoadState('networkidle')
  // The panel of the interview asks for its words once it has the list of recordings: the network can be idle between.
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
}

const openDialog = async (page: Page, name: string): Promise<void> => {
  await openDecision(page)
  await button(page, name).click()
  await page.getByRole('dialog').getByText('Hello').waitFor()
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

type DeskState = Pick<State, 'name' | 'path' | 'reach' | 'visitor'>

/** A state of the page of the interviewed applicant. */
const ofApplicant = (name: string, onPage: (page: Page) => Promise<unknown>): DeskState => ({
  name,
  path: '/desk/applicants',
  async reach(page) {
    await openApplicant(page)
    await onPage(page)
  },
})

const states: readonly DeskState[] = [
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
    name: 'position-add-person',
    path: `/desk/positions/${job}`,
    reach: (page) => button(page, 'Add a person').click(),
  },
  {
    name: 'position-problems',
    path: '/desk/positions/new',
    async reach(page) {
      await page.getByLabel('From').fill('competitive')
      await button(page, 'Save Draft').click()
    },
  },
  {
    name: 'position-questions',
    path: `/desk/positions/${askingJob}`,
    async reach(page) {
      await button(page, 'Add a question').click()
      await page
        .getByLabel(/^Answer/)
        .last()
        .selectOption('choice')
    },
  },
  { name: 'applicants', path: '/desk/applicants' },
  { name: 'applicants-answers', path: `/desk/applicants?job=${askingJob}` },
  {
    name: 'applicants-search',
    path: '/desk/applicants',
    async reach(page) {
      await page.getByRole('searchbox').fill('kubernetes')
      await page.keyboard.press('Enter')
      await page.waitForLoadState('networkidle')
    },
  },
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
  ofApplicant('applicant-interview', async (page) => {
    await page.getByRole('button', { name: 'Watch' }).click()
    await page.frameLocator('iframe').getByText('Transcript').first().waitFor()
  }),
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
  ofApplicant('applicant-letter', async (page) => {
    await page.getByRole('button', { name: 'Write to' }).click()
    await page.getByLabel('Subject').fill('Your notice period')
    await page.getByRole('textbox', { name: /^Letter/ }).fill('Could you begin in March?')
    await page.getByLabel('The letter').getByText('Could you begin').waitFor()
  }),
  ofApplicant('applicant-decision', async (page) => {
    await openDecision(page)
  }),
  ofApplicant('applicant-assessment', async (page) => {
    await page.getByText('Not assessed by you').click()
  }),
  ofApplicant('applicant-invite', async (page) => {
    await openDialog(page, 'Invite to an interview')
  }),
  ofApplicant('applicant-times', async (page) => {
    await openDialog(page, 'Invite to an interview')
    await page.getByLabel('Several times').check()
    await page.getByLabel('Time 1').fill('2099-12-30T15:00')
    await page.getByLabel('Time 2').fill('2099-12-31T10:00')
    await page.getByRole('dialog').getByText('1. Wednesday').waitFor()
  }),
  ofApplicant('applicant-reject', async (page) => {
    await openDialog(page, 'Reject')
  }),
  ofApplicant('applicant-note', async (page) => {
    const note = page.getByLabel('Add a note')
    await note.fill('Knows Slurm well. Please read the second answer.')
    await note.scrollIntoViewIfNeeded()
  }),
  {
    name: 'applicant-before-interview',
    path: '/desk/applicants',
    async reach(page) {
      await page.getByRole('link', { name: waitingPerson }).click()
      await page.getByText('The AI interview is not completed').waitFor({ state: 'attached' })
      await openDecision(page)
    },
  },
  {
    name: 'applicant-without-interview',
    path: '/desk/applicants',
    async reach(page) {
      await page.getByRole('link', { name: waitingPerson }).click()
      await page.getByText('The AI interview is not completed').waitFor({ state: 'attached' })
      await openDialog(page, 'Invite to an interview')
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
  { name: 'team-administrator', path: '/desk/team', visitor: 'administrator' },
  {
    name: 'team-invite',
    path: '/desk/team',
    visitor: 'administrator',
    async reach(page) {
      await button(page, 'Invite a colleague').click()
      await page.getByLabel('Role').selectOption('reviewer')
    },
  },
  { name: 'audit', path: '/desk/audit', visitor: 'privacy officer' },
  { name: 'audit-empty', path: '/desk/audit?act=account_erased', visitor: 'privacy officer' },
  { name: 'privacy', path: '/desk', visitor: 'privacy officer' },
  { name: 'reviewer', path: '/desk/applicants', visitor: 'reviewer' },
  { name: 'reviewer-applicant', path: '/desk/applicants', visitor: 'reviewer', reach: openApplicant },
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
