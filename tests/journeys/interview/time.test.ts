import { expect } from 'vitest'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { stopTheClock } from '#tests/support/browser.ts'
import { sessionRow } from '#tests/support/rooms.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import type { Page } from 'playwright-core'
import * as room from './room-page.ts'
import { test } from './with-session.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'

const closedText =
  'The time for this interview passed while this page was not running. Your answers are submitted as they are.'

/** "19:58" in minutes. */
async function minutesLeft(page: Page): Promise<number> {
  const [minutes = '', seconds = ''] =
    ((await page.getByRole('timer').textContent()) ?? '').match(/\d+/g) ?? []
  return Number(minutes) + Number(seconds) / 60
}

test('a device that sleeps for 20 minutes keeps its time; one that sleeps until the room has closed submits its answers', async ({
  open,
  stack,
  sessionId,
  candidate,
}) => {
  const page = await room.openLobby(open, sessionId, { as: candidate, before: stopTheClock })
  await page.clock.resume()
  await room.becomeReady(page)
  await room.startCall(page)
  await room.type(page, 'Said before the device slept.')
  await expect
    .poll(() => room.storedAnswers(stack, candidate, sessionId))
    .toEqual(['Said before the device slept.'])
  const before = await minutesLeft(page)

  stack.passTime(20 * 60)
  await page.clock.fastForward(20 * minuteMilliseconds)
  expect(before - (await minutesLeft(page))).toBeLessThan(1)
  await room.type(page, 'Said after it.')
  await expect
    .poll(() => room.storedAnswers(stack, candidate, sessionId))
    .toEqual(['Said before the device slept.', 'Said after it.'])

  stack.passTime(5 * 60)
  await page.clock.fastForward(5 * minuteMilliseconds)
  await page.waitForURL('**/dashboard')
  await page.getByText(closedText).waitFor()
  expect(await room.storedAnswers(stack, candidate, sessionId)).toEqual([
    'Said before the device slept.',
    'Said after it.',
  ])
  expect(await sessionRow(stack, { userId: candidate.user.id, sessionId })).toMatchObject({
    status: 'completed',
  })
  stack.shiftClock(0)
})

test('a candidate who needs more time chooses it before the start, without giving a reason', async ({
  open,
  stack,
  sessionId,
  candidate,
}) => {
  const page = await open(`/interview/${sessionId}`, { as: candidate })
  await page.getByText('Need more time?').click()
  await page.getByRole('group', { name: /No reason needed/ }).waitFor()
  await page.getByRole('radio', { name: /1\.5 times/ }).check()
  await page.getByText('Up to 30 minutes', { exact: true }).waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
  await room.startButton(page).click()
  await page.getByText('30 minutes', { exact: true }).waitFor()

  // A reload keeps the choice.
  await page.reload()
  await page.getByText('Up to 30 minutes', { exact: true }).waitFor()
  await room.startButton(page).click()
  await room.becomeReady(page)
  await room.startButton(page).click()
  await room.dialog(page).getByText("you'll have 30 minutes").waitFor()
  await room.dialog(page).getByText('The interview takes at most 30 minutes.').waitFor()
  await room.dialog(page).getByRole('checkbox').check()
  await room.dialog(page).getByRole('button', { name: 'Start Interview' }).click()
  await page.getByRole('heading', { level: 1, name: room.interviewName }).waitFor()
  expect(await minutesLeft(page)).toBeGreaterThan(29)
  expect(await sessionRow(stack, { userId: candidate.user.id, sessionId })).toMatchObject({
    timeFactor: 1.5,
    consent: { version: '2026-11-30-minutes' },
  })
})

test(
  'a candidate gets ten more minutes in the call, and goes back to the question before',
  inWideRun,
  async ({ open, stack, sessionId, candidate }) => {
    const page = await room.openCall(open, sessionId, { as: candidate, reducedMotion: true })
    const says = (text: string) => room.log(page).getByText(text).last().waitFor()
    await room.log(page).getByText('Are you ready').waitFor()
    await room.type(page, 'Yes, I am ready.')
    await says('Which system are you proud of?')
    const before = await minutesLeft(page)
    await room.type(page, 'Could I have extra time, please?')
    await says('you need no reason')
    await expect.poll(() => minutesLeft(page)).toBeGreaterThan(before + 9)
    expect(await sessionRow(stack, { userId: candidate.user.id, sessionId })).toMatchObject({
      timeFactor: 1.5,
    })
    await room.type(page, room.longAnswer)
    await says('What would you build here first?')
    await room.type(page, 'Can I go back to the previous question?')
    await says('The question was: Which system are you proud of?')
    await room.type(page, 'The scheduler was rewritten twice before that, by me and one colleague.')
    const answers = () => room.storedAnswers(stack, candidate, sessionId)
    await expect
      .poll(answers)
      .toEqual(expect.arrayContaining([room.longAnswer, expect.stringMatching(/^The scheduler/)]))
  },
)
