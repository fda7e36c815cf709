import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { lateRecordingSeconds } from '#shared/application/session/recording-limits.ts'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { publishJobs } from '#tests/support/publication.ts'
import * as room from './room-page.ts'
import { test } from './with-session.ts'

const begun =
  /^You have started\. Continue before \d+:\d\d [AP]M \(Malaysian time\)\. Your answers are kept\.$/
const attempts = 'You can start the interview 2 more times.'

test('a candidate whose interview breaks off reads until when it can be continued, why it cannot any more, and gets a letter', async ({
  open,
  stack,
  sessionId,
  candidate,
}) => {
  await publishJobs(stack, [room.shortJob])
  const left = await room.openCall(open, sessionId, { as: candidate, expectedErrors: [/status of 409/] })
  await room.type(left, 'Said before the line broke.')
  await expect.poll(() => room.storedAnswers(stack, candidate, sessionId)).toHaveLength(1)
  const context = left.context()
  await left.close()
  const opened = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(stack.site + path)
    return page
  }

  const page = await opened('/dashboard')
  await page.getByText(begun).first().waitFor()
  await page.getByRole('button', { name: room.shortJob.title, exact: true }).first().click()
  await page.getByRole('dialog').getByText(begun).waitFor()
  await page.goto(`${stack.site}/careers/${room.shortJob.id}`)
  await page.getByText(begun).first().waitFor()

  const inTime = await opened(`/interview/${sessionId}`)
  await inTime.getByText(begun).waitFor()
  expect(await violationsIn(inTime, looksOfStates)).toEqual([])
  await room.startButton(inTime).click()
  await inTime.getByText(/^You can continue before .* at most 2\d minutes are left\.$/).waitFor()
  await inTime.close()

  const [late, reloaded] = [
    await opened(`/interview/${sessionId}`),
    await opened(`/interview/${room.shortJob.id}`),
  ]
  await reloaded.getByText(begun).waitFor()
  await reloaded.reload()
  for (const each of [late, reloaded]) await each.getByText(begun).waitFor()
  stack.passTime(roomLifetimeSeconds)
  await room.startButton(late).click()
  await late.getByRole('heading', { name: 'Time Is Up' }).waitFor()
  await late.getByText('The time of this interview has passed.').waitFor()
  await late.getByText(attempts).waitFor()
  expect(await violationsIn(late, looksOfStates)).toEqual([])
  await room.startButton(reloaded).click()
  await reloaded
    .getByText(
      'It looks like you refreshed the page, which ended the session. Please request to retake the interview',
    )
    .waitFor()

  stack.passTime(lateRecordingSeconds)
  const letter = await eventually(
    () => mailsTo(stack, candidate.user.email).find(({ tags }) => tags['letter'] === 'interrupted'),
    (mail) => mail !== undefined,
  )
  expect(letter?.text).toContain(attempts)
  expect(letter?.text).toContain(encodeURIComponent(`/interview/${room.shortJob.id}`))
  const again = await opened(`/interview/${room.shortJob.id}`)
  await again.getByText(attempts).waitFor()
  await room.startButton(again).click()
  await again.getByRole('heading', { level: 1, name: 'Interview for Platform Engineer' }).waitFor()
  await room.becomeReady(again)
  stack.shiftClock(0)
})
