import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { stateOf } from '../account-page.ts'
import { panel } from '../dashboard/dashboard-page.ts'
import { applyFor } from '../dashboard/applications.ts'
import * as room from './room-page.ts'

test('a candidate takes a whole interview in writing, and it is under review afterwards', async ({
  open,
  stack,
  candidate,
}) => {
  await putJobs(stack, [room.shortJob])
  const sessionId = await applyFor(stack, candidate, room.shortJob.id)
  const page = await room.openLobby(open, room.shortJob.id, { as: candidate })
  await room.becomeReady(page)
  for (const tile of ['Camera', 'Microphone', 'AI Interviewer'])
    await page
      .getByRole('listitem')
      .filter({ hasText: `${tile}Ready` })
      .waitFor()

  // Without the consent nothing starts.
  await room.startButton(page).click()
  const dialog = room.dialog(page)
  await dialog
    .getByText(
      "Are you ready to begin your Platform Engineer Interview? This will start recording and you'll have 20 minutes to complete the interview.",
    )
    .waitFor()
  await dialog.getByRole('button', { name: 'Start Interview' }).click()
  await dialog.getByText('Please agree to the recording to start.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await room.startCall(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByText('Section 1/1: Your Work').waitFor()
  await room.answerAll(page)
  await page.getByText('You may leave the call now. Thank you for your time!').waitFor()
  await page.getByRole('button', { name: 'End Call', exact: true }).click()

  await page.waitForURL('**/dashboard')
  expect(await stateOf(page)).toMatchObject({ refreshFromInterview: true, sessionId })
  await panel(page, 'Overview').getByRole('region', { name: 'Updates' }).getByText('Under Review').waitFor()
})
