import type { Page } from 'playwright-core'
import { rowOf, openAssessment, waitForRows } from './desk-page.ts'

export type Desk = {
  site: string
  job: { id: string; title: string }
  /** Applications: of a person who was interviewed, and of another one. */
  applications: readonly [string, string]
  names: readonly [string, string]
  colleague: string
}

/** `text` is on the page once it is loaded; `reach` opens one of its panels or dialogs. */
type Screen = { name: string; path: string; text: string; reach?: (page: Page) => Promise<unknown> }

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Every page of the desk that a recruiter who is an administrator has, and every panel and dialog of them. */
export const deskScreensOf = ({ job, applications, names, colleague }: Desk): readonly Screen[] => {
  const [first] = applications
  const applicant = { path: `/desk/applicants/${first}`, text: 'The scheduler is part' }
  const position = { path: `/desk/positions/${job.id}`, text: 'Close for applications' }
  const list = { path: `/desk/applicants?job=${job.id}`, text: names[1] }
  const team = { path: '/desk/team', text: colleague }
  const invite = async (page: Page): Promise<void> => {
    await press('Invite to an interview')(page)
    await page.getByRole('dialog').getByText('Hello').waitFor()
  }
  return [
    { name: 'today', path: '/desk', text: 'To review' },
    { name: 'positions', path: '/desk/positions', text: job.title },
    { name: 'a position', ...position },
    { name: 'questions before the interview', ...position, reach: press('Add a question') },
    { name: 'sections of the interview', ...position, reach: press('Add a section') },
    { name: 'the preview of a position', ...position, reach: press('Preview') },
    { name: 'adding a person', ...position, reach: press('Add a person') },
    { name: 'applicants', path: '/desk/applicants', text: names[1] },
    { name: 'no applicant', path: '/desk/applicants?status=accepted', text: 'No applications with' },
    {
      name: 'filters by answers',
      ...list,
      reach: (page) => page.getByText('Filter by answers').click(),
    },
    {
      name: 'selected applicants',
      ...list,
      async reach(page) {
        await waitForRows(page, 2)
        await page.getByLabel('Select all shown').check()
      },
    },
    {
      name: 'a rejection of several',
      ...list,
      async reach(page) {
        await waitForRows(page, 2)
        await page.getByLabel('Select all shown').check()
        await page.getByRole('button', { name: 'Reject', exact: true }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    { name: 'an applicant', ...applicant },
    { name: 'marks', ...applicant, reach: openAssessment },
    { name: 'a letter', ...applicant, reach: press(`Write to ${names[0]}`) },
    { name: 'an answer to a question', ...applicant, reach: press('Answer') },
    { name: 'a retake', ...applicant, reach: press('Offer a retake') },
    { name: 'an invitation', ...applicant, reach: invite },
    {
      name: 'an invitation with several times',
      ...applicant,
      async reach(page) {
        await invite(page)
        await page.getByLabel('Several times').check()
        await page.getByLabel('Time 1').waitFor()
      },
    },
    {
      name: 'a comparison',
      path: `/desk/compare?ids=${applications.join(',')}`,
      text: 'The scheduler is part of the product.',
    },
    { name: 'enquiries', path: '/desk/enquiries', text: 'All delivered' },
    { name: 'notices', path: '/desk/notices', text: 'Finished interviews' },
    { name: 'sign-ins', path: '/desk/sign-ins', text: 'this browser' },
    { name: 'the team', ...team },
    { name: 'inviting a colleague', ...team, reach: press('Invite a colleague') },
    {
      name: 'changing a colleague',
      ...team,
      reach: (page) => rowOf(page, colleague).getByRole('button', { name: 'Change' }).click(),
    },
    { name: 'a missing page', path: '/desk/no-such-page', text: 'Page not found' },
  ]
}

/** Wide enough for the desk's two columns at text of twice the size. */
const wide = { width: 1920, height: 1000 } as const

/** Opens each screen, and yields its name. */
export async function* deskScreens(page: Page, desk: Desk): AsyncGenerator<string> {
  for (const { name, path, text, reach } of deskScreensOf(desk)) {
    await page.setViewportSize(wide)
    await page.goto(desk.site + path)
    await page.getByText(text).first().waitFor()
    await reach?.(page)
    yield name
  }
}
