import type { Request } from 'playwright-core'
import { expect } from 'vitest'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { applyFor } from '../dashboard/applications.ts'
import * as room from './room-page.ts'

test('a candidate practises before the interview and from its lobby, without a request to the API', async ({
  open,
  stack,
  candidate,
}) => {
  await putJobs(stack, [room.shortJob])
  const sessionId = await applyFor(stack, candidate, room.shortJob.id)
  const page = await open(`/interview/${sessionId}`, { as: candidate, reducedMotion: true })
  // On a busy machine, the loader asks for the application's status after the page is open.
  await page.getByRole('heading', { level: 1, name: 'Ready to Start Your Interview' }).waitFor()
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  const noted = (request: Request): void => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
  }
  page.on('request', noted)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const line = (text: string | RegExp) => room.log(page).getByText(text).waitFor()

  await button('Try a practice question').click()
  await page.getByRole('heading', { level: 1, name: 'Practice for Platform Engineer' }).waitFor()
  await page.getByText('Practice run: nothing is recorded, sent or kept.').waitFor()
  await room.grantDevices(page)
  await page.getByText('Your microphone works.').waitFor()
  expect(await page.getByText('Session expires in:').count()).toBe(0)
  await button('Start Practice').click()
  await line(/this is a practice run/)
  await room.field(page).fill('Yes')
  await room.field(page).press('Enter')
  await line(/tell me a little about yourself/)
  await room.field(page).fill(room.longAnswer)
  await room.field(page).press('Enter')
  await line(/Which piece of work are you proud of/)
  await button('End practice').click()
  await page.getByRole('heading', { level: 1, name: 'Practice complete' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByText('1 of 2', { exact: true }).waitFor()
  expect(calls).toEqual([])
  expect(await violationsIn(page, looksOfStates)).toEqual([])

  await button('Practise again').click()
  await button('Leave Practice').click()
  await page.getByRole('heading', { level: 1, name: 'Ready to Start Your Interview' }).waitFor()
  page.off('request', noted)
  await room.startButton(page).click()
  await room.becomeReady(page)
  await button('Try a practice question').click()
  await button('Leave Practice').click()
  // The interview's lobby opens again.
  await room.becomeReady(page)
})
