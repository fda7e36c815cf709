import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { applyFor } from '../dashboard/applications.ts'
import * as room from './room-page.ts'

/** The accessible name of the focused element, or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const labelled = at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement
    const label = labelled ? at.labels?.[0]?.textContent : undefined
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim()
  })

/** Presses Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 40; presses += 1) {
    const at = await focused(page)
    if (at === name) return
    passed.push(at)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}: ${passed.join(' | ')}`)
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

test('a candidate holds an interview with the keyboard alone, and the focus moves to each new view', async ({
  open,
  stack,
  candidate,
}) => {
  await putJobs(stack, [room.shortJob])
  const sessionId = await applyFor(stack, candidate, room.shortJob.id)
  const page = await open(`/interview/${sessionId}`, {
    as: candidate,
    reducedMotion: true,
    before: room.cannotTellPermissions,
  })
  await room.startButton(page).waitFor()
  await press(page, 'Start Interview')
  await expect.poll(() => focused(page)).toBe('Interview for Platform Engineer')

  const grant = page.getByRole('button', { name: 'Grant Camera & Microphone Access' })
  await grant.waitFor()
  await press(page, 'Grant Camera & Microphone Access')
  await expect.poll(() => focused(page)).toBe('Start Interview')
  await page.getByText('Session expires in:').waitFor()
  // The button's code is loaded once the devices are granted.
  await page.getByRole('button', { name: 'Play a test sound' }).waitFor()
  await press(page, 'Play a test sound')
  await page.getByText('Did you hear three notes?').waitFor()
  await press(page, 'Start Interview')
  await room.dialog(page).waitFor()
  await room.dialog(page).locator('input:focus').waitFor()
  await page.keyboard.press('Space')
  await press(page, 'Start Interview')
  await expect.poll(() => focused(page)).toBe(room.interviewName)

  await room.log(page).locator('[data-speaker="ai"]').first().waitFor()
  await tabTo(page, 'Type your answer')
  await page.keyboard.type('Yes, I am ready.')
  await page.keyboard.press('Enter')
  await room.log(page).getByText('Which system are you proud of?').waitFor()

  await press(page, 'Having trouble?')
  const trouble = page.getByRole('dialog', { name: 'Having trouble?' })
  await trouble.waitFor()
  await press(page, 'I cannot hear the interviewer')
  await press(page, 'Turn on the voice and repeat the question')
  await room.log(page).getByText('Of course. Which system are you proud of?').waitFor()
  expect(await focused(page)).toBe('Having trouble?')

  await press(page, 'Transcript')
  // The interviewer's message is shown below the video instead, in a live region.
  await page.locator('[aria-live]').getByText('Of course.').waitFor()
  await press(page, 'Transcript')
  await expect.poll(() => focused(page)).toBe('Conversation')
  await press(page, 'End call')
  await page.getByRole('dialog', { name: 'End the interview now?' }).waitFor()
  expect(await focused(page)).toBe('End the interview now?')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('End call')
  await page.keyboard.press('Enter')
  await press(page, 'End interview')
  await page.waitForURL('**/dashboard')
})
