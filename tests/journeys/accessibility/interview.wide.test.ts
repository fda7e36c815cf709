import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looks, looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { applyFor } from '../dashboard/applications.ts'
import * as room from '../interview/room-page.ts'

/** Answers everything, and shows the completion dialog, which would close itself after three seconds, for good. */
async function sayGoodbye(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await room.log(page).getByText('Which system are you proud of?').waitFor()
  await room.type(page, room.longAnswer)
  await room.log(page).getByText('What would you build here first?').waitFor()
  await room.field(page).fill(room.longAnswer)
  await room.field(page).press('Enter')
  await room.type(page, 'I have nothing to add.')
  // An answer ends the line that it answers.
  await room.type(page, 'Goodbye.')
  await page.clock.setFixedTime(now + 3_000)
}

test('loader, lobby, call, transcript and dialogs of an interview keep the accessibility rules', async ({
  open,
  stack,
  candidate,
}) => {
  await putJobs(stack, [room.shortJob])
  const sessionId = await applyFor(stack, candidate, room.shortJob.id)
  const page = await open(`/interview/${sessionId}`, { as: candidate, reducedMotion: true })
  await room.startButton(page).waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
  await room.startButton(page).click()
  await room.becomeReady(page)
  expect(await violationsIn(page, looks)).toEqual([])
  await room.startButton(page).click()
  await room.dialog(page).waitFor()
  await room.dialog(page).getByRole('button', { name: 'Start Interview' }).click()
  await page.getByText('Please agree to the recording to start.').waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
  await room.dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await room.startCall(page)
  await room.spoken(page).first().waitFor()
  await room.field(page).fill('Yes, I am ready.')
  await room.field(page).press('Enter')
  await room.log(page).getByText('Yes, I am ready.').waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
  await sayGoodbye(page)
  const complete = page.getByRole('dialog', { name: 'Interview Complete!' })
  await complete.waitFor()
  // Enter neither leaves the call nor cancels its end.
  await page.locator('h2:focus', { hasText: 'Interview Complete!' }).waitFor()
  await page.keyboard.press('Enter')
  expect(await complete.isVisible()).toBe(true)
  expect(await violationsIn(page, looksOfStates)).toEqual([])
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Having trouble?' }).click()
  await page.getByText('The interviewer cannot hear me').click()
  await page.getByText('You can type any answer instead.').waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stop camera' }).click()
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  await page.getByRole('button', { name: 'Transcript' }).click()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
  await page.getByRole('button', { name: 'End call' }).click()
  await page.getByRole('dialog', { name: 'End the interview now?' }).waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
})
