import type { Page } from 'playwright-core'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { caller } from '#tests/support/api.ts'
import type { Candidate } from '#tests/support/candidates.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { Open, Visit } from '#tests/support/fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** A position whose interview has one short section, so that a journey answers all of it. */
export const shortJob = aJob({
  id: 'platform-engineer',
  title: 'Platform Engineer',
  sections: [
    {
      title: 'Your Work',
      duration: 300,
      questions: ['Which system are you proud of?', 'What would you build here first?'],
    },
  ],
})

export const interviewName = 'Platform Engineer Interview'

/** Long enough that the interviewer asks nothing further about it. */
export const longAnswer =
  'I built a scheduler for a cluster of two hundred graphics processors, measured how long jobs waited in its queue, ' +
  'and halved that time within a quarter by packing small jobs onto shared nodes and by telling teams what they used.'

/** Of the loader and of the lobby; the loader of an interview that has begun continues it. */
export const startButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Start|Continue) Interview$/ })

/** The button of a page that continues an interview. */
export const goOnText = 'Continue with recording'

export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

export const field = (page: Page) => page.getByRole('textbox', { name: 'Type your answer' })

/** Opens an interview by its session's or job's id and enters the lobby. */
export async function openLobby(open: Open, id: string, visit: Visit): Promise<Page> {
  const page = await open(`/interview/${id}`, visit)
  await startButton(page).click()
  await page.getByRole('heading', { level: 1, name: 'Interview for Platform Engineer' }).waitFor()
  return page
}

/** Some versions of Chromium report the devices as granted. Here the query fails, so that the page shows its button. */
export async function cannotTellPermissions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.permissions.query = () => Promise.reject(new TypeError('Not a permission.'))
  })
}

export const grantButton = (page: Page) =>
  page.getByRole('button', { name: 'Grant Camera & Microphone Access' }).first()

/** Grants the devices. Some versions of Chromium report them as granted: the page then requests them by itself. */
export async function grantDevices(page: Page): Promise<void> {
  const grant = grantButton(page)
  const granted = page.locator('video').first()
  await granted.or(grant).first().waitFor()
  const click = grant.click().catch(() => undefined)
  await Promise.race([click, granted.waitFor()])
}

/** Grants the devices where the lobby still asks for them, and waits until the interview can start. */
export async function becomeReady(page: Page): Promise<void> {
  const ready = page.getByText('Session expires in:')
  await ready.or(grantButton(page)).first().waitFor()
  await Promise.race([grantDevices(page), ready.waitFor()])
  await ready.waitFor()
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Interview Start' })

/** Confirms the start with the consent, and waits for the call. */
export async function startCall(page: Page): Promise<void> {
  await startButton(page).click()
  await dialog(page).getByRole('checkbox').check()
  await dialog(page).getByRole('button', { name: 'Start Interview' }).click()
  await page.getByRole('heading', { level: 1, name: interviewName }).waitFor()
}

/** Opens an interview and starts its call. */
export async function openCall(open: Open, id: string, visit: Visit): Promise<Page> {
  const page = await openLobby(open, id, visit)
  await becomeReady(page)
  await startCall(page)
  return page
}

/** Continues an interview from the lobby, and waits for the call. */
export async function goOn(page: Page): Promise<void> {
  await grantDevices(page)
  await page.getByRole('button', { name: goOnText }).and(page.locator('[aria-disabled=false]')).click()
  await page.getByRole('heading', { level: 1, name: interviewName }).waitFor()
}

/** The interviewer's messages. */
export const spoken = (page: Page) => log(page).locator('[data-speaker="ai"]')

/** Answers each of the interviewer's lines in writing until it says goodbye. An answer ends the line that it answers. */
export async function answerAll(page: Page): Promise<void> {
  const complete = page.getByRole('dialog', { name: 'Interview Complete!' })
  for (let lines = 1; ; lines += 1) {
    const { isOver } = await eventually(
      async () => ({ isOver: await complete.isVisible(), spoken: await spoken(page).count() }),
      (seen) => seen.isOver || seen.spoken >= lines,
    )
    if (isOver) return
    await field(page).fill(lines === 1 ? 'Yes, I am ready.' : longAnswer)
    await field(page).press('Enter')
  }
}

/** Types an answer, which ends the interviewer's present line. */
export async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await log(page).getByText(text).waitFor()
}

/** The candidate's messages with words that the server has stored: the browser's microphone for tests beeps, which is recorded as speech. */
export async function storedAnswers(
  stack: Pick<TestStack, 'gateway'>,
  { token }: Pick<Candidate, 'token'>,
  sessionId: string,
): Promise<string[]> {
  const { body } = await caller(stack)(`GET /interviews/${sessionId}/transcript`, { token })
  const { entries } = body['data'] as { entries: TranscriptEntry[] }
  return entries
    .filter(({ role, isUnrecognised }) => role === 'user' && isUnrecognised !== true)
    .map(({ content }) => content)
}
