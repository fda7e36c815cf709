import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { eventually } from '#tests/support/eventually.ts'
import { callNameOf } from '#shared/platform/call-name.ts'
import { test } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { interviewKeys } from '#tests/support/rooms.ts'
import { stateOf } from '../account-page.ts'
import { panel } from '../dashboard/dashboard-page.ts'
import { applyFor } from '../dashboard/applications.ts'
import { interviewFile } from './interview-file.ts'
import * as room from './room-page.ts'

/** Plays a recording in a browser until its time advances; answers the width of its video in pixels. */
async function widthOfPlayed(page: Page, recording: Uint8Array): Promise<number> {
  const viewer = await page.context().newPage()
  return viewer.evaluate(async (base64) => {
    const video = document.createElement('video')
    video.muted = true
    video.src = `data:video/webm;base64,${base64}`
    const advanced = new Promise<void>((resolve) => {
      video.addEventListener('timeupdate', () => {
        if (video.currentTime > 0) resolve()
      })
    })
    await video.play()
    await advanced
    return video.videoWidth
  }, Buffer.from(recording).toString('base64'))
}

test('a candidate takes a whole interview in writing, and it is under review afterwards', async ({
  open,
  stack,
  candidate,
}) => {
  await putJobs(stack, [room.shortJob])
  const sessionId = await applyFor(stack, candidate, room.shortJob.id)
  const page = await room.openLobby(open, room.shortJob.id, { as: candidate, expectedErrors: [/ERR_FAILED/] })
  await room.becomeReady(page)
  for (const tile of ['Camera', 'Microphone', 'AI Interviewer'])
    await page
      .getByRole('listitem')
      .filter({ hasText: `${tile}Ready` })
      .waitFor()

  // Without the consent the interview does not start.
  await room.startButton(page).click()
  const dialog = room.dialog(page)
  await dialog
    .getByText(
      "Are you ready to begin your Platform Engineer Interview? This will start recording and you'll have 20 minutes to complete the interview.",
    )
    .waitFor()
  await dialog.getByRole('button', { name: 'Start Interview' }).click()
  await dialog.getByText('Please agree to the recording to start.').waitFor()
  const policies = dialog.getByRole('link', { name: /^(?:Privacy Policy|Dasar Privasi)$/ })
  expect(await policies.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/privacy',
    '/ms/privacy',
  ])
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await room.startCall(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByText('Section 1/1: Your Work').waitFor()
  // A caption is there as a whole, sentence by sentence, while it is still typed out.
  const caption = room.log(page).locator('[data-speaker="ai"] p + p').first()
  await caption.waitFor()
  expect(await caption.locator('span').allTextContents()).toEqual([
    `Hey ${callNameOf(candidate.user.name)}, thanks for joining the call today. `,
    'Are you ready for your Platform Engineer Interview?',
  ])
  await room.answerAll(page)
  await page.getByText('You may leave the call now. Thank you for your time!').waitFor()
  await page.getByRole('button', { name: 'End Call', exact: true }).click()

  await page.waitForURL('**/dashboard')
  expect(await stateOf(page)).toMatchObject({ refreshFromInterview: true, sessionId })
  await panel(page, 'Overview').getByRole('region', { name: 'Updates' }).getByText('Under Review').waitFor()

  await page.getByRole('heading', { name: /^Done\. 2 questions[.,]/ }).waitFor()
  await page.getByText("We'll email you as soon as there is news.").waitFor()
  await page.route('**/api/interviews/*/transcript', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Read transcript' }).click()
  const own = page.getByRole('dialog', { name: 'Interview transcript' })
  await own.getByText('Your transcript could not be loaded.').waitFor()
  await own.getByRole('button', { name: 'Try again' }).click()
  await own.getByText('Which system are you proud of?').waitFor()
  await own.getByText(room.longAnswer).first().waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
  await page.context().grantPermissions(['clipboard-write'])
  await own.getByRole('button', { name: 'Copy' }).click()
  await own.getByText('The transcript was copied.').waitFor()
  const download = page.waitForEvent('download')
  await own.getByRole('button', { name: 'Download as text' }).click()
  expect((await download).suggestedFilename()).toBe('interview-platform-engineer.txt')
  await own.getByRole('button', { name: 'Close' }).click()
  const updates = panel(page, 'Overview').getByRole('region', { name: 'Updates' })
  await updates.getByRole('button', { name: 'Platform Engineer' }).click()
  await page
    .getByRole('dialog', { name: 'Platform Engineer' })
    .getByRole('button', { name: 'Read transcript' })
    .click()
  await own.getByText('Which system are you proud of?').waitFor()
  await own.getByRole('button', { name: 'Close' }).click()

  // What recruiters find in the bucket.
  const keys = await eventually(
    () => interviewKeys(stack, sessionId),
    (all) => all.some((key) => key.endsWith('/recording.webm')),
  )
  const folder = 'interviews/platform-engineer--platform-engineer/'
  expect(keys.every((key) => key.startsWith(folder))).toBe(true)
  const transcript = (await interviewFile(stack, keys, 'transcript.txt')).toString()
  expect(transcript).toContain('Which system are you proud of?')
  expect(transcript).toContain(room.longAnswer)
  const recording = await interviewFile(stack, keys, 'recording.webm')
  expect(await widthOfPlayed(page, recording)).toBeGreaterThan(0)
})
