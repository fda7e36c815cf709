import type { Locator, Page } from 'playwright-core'
import type { JobApplication } from '#shared/application/contract/jobs.ts'
import type { InterviewSession } from '#shared/application/session/interview.ts'
import { defaultSections } from '#shared/position/default-sections.ts'

/** The interview of a sample position; opening it applies for the position. */
export const interviewPath = '/interview/gpu-platform-engineer'

export const sampleSession: InterviewSession = {
  id: 'session-1',
  jobId: 'gpu-platform-engineer',
  jobTitle: 'Senior GPU Platform Engineer',
  department: 'Engineering',
  status: 'scheduled',
  interviewUrl: '/interview/session-1',
  started_at: null,
  finished_at: null,
  timeFactor: 1,
  continueBefore: null,
}

export const sampleApplication: JobApplication = {
  hasApplied: true,
  applicationStatus: 'pending',
  appliedDate: '2026-11-18T02:00:00.000Z',
  interviewUrl: sampleSession.interviewUrl,
  interviewStatus: 'not_started',
  teamInterview: null,
  continueBefore: null,
  interviewsLeft: 3,
  interviewWaived: false,
  questions: [],
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function openLobby(page: Page): Promise<void> {
  await button(page, 'Start Interview').click()
  await page.getByRole('heading', { level: 1, name: /^Interview for/ }).waitFor()
}

/** Short, because the page may remove the button before the click. */
const grantMilliseconds = 3000

/** Grants the devices where the page asks, and waits for the outcome. The page removes the button where they were granted before. */
export async function grantUnless(page: Page, outcome: Locator): Promise<void> {
  const grant = button(page, 'Grant Camera & Microphone Access')
  await outcome.or(grant).first().waitFor()
  if (await grant.isVisible()) await grant.click({ timeout: grantMilliseconds }).catch(() => undefined)
  await outcome.waitFor()
}

export async function becomeReady(page: Page): Promise<void> {
  await openLobby(page)
  await grantUnless(page, page.getByText('Session expires in:'))
  await page.getByText('Your microphone works.').waitFor()
}

export async function openConfirmation(page: Page): Promise<void> {
  await becomeReady(page)
  await button(page, 'Start Interview').click()
}

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm Interview Start' })

/** Presses the dialog's button; the lobby has one of the same name. */
export const pressConfirm = (page: Page): Promise<void> =>
  confirmation(page).getByRole('button', { name: 'Start Interview' }).click()

export async function startCall(page: Page): Promise<void> {
  await openConfirmation(page)
  await confirmation(page).getByRole('checkbox').check()
  await pressConfirm(page)
  await page.getByRole('heading', { level: 1, name: /Interview$/ }).waitFor()
}

/** Types an answer and waits for the interviewer's next line. */
export async function answer(page: Page, text: string, lines: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Type your answer' })
  await field.fill(text)
  await field.press('Enter')
  await page.locator('[data-speaker="ai"]').nth(lines).waitFor()
}

export async function talk(page: Page): Promise<void> {
  await startCall(page)
  await page.locator('[data-speaker="ai"]').first().waitFor()
  await answer(page, 'Yes, I am ready.', 1)
  await answer(
    page,
    'I have run clusters of graphics processors for six years, and I like that this position is close to the hardware.',
    2,
  )
}

export const success = (data: object) => ({ json: { success: true, data } })

export const shownRoom = {
  id: 'shown',
  status: 'Interviewer Ready',
  started_at: null,
  roomExpiresAt: null,
} as const

/** Answers the calls that would start the interview, so that it can be shown repeatedly. */
export async function keepScheduled(page: Page): Promise<void> {
  await page.route('**/api/interview/status', (route) =>
    route.fulfill(success({ ...shownRoom, sections: defaultSections })),
  )
  await page.route('**/api/interviews/*/transcript', (route) => route.fulfill(success({ version: 1 })))
  // Never answered: parts of the recording stay in the browser.
  await page.route('**/api/interviews/*/recording/parts', () => {})
}

/** The room answers with this status. */
export async function answerStatus(page: Page, status: string): Promise<void> {
  await page.route('**/api/interview/create', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    await route.fulfill({ json: { ...body, data: { ...body.data, status } } })
  })
}
