import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { decideAndPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import * as room from './room-page.ts'
import { test } from './with-session.ts'

/** Counts how often the page asks for camera or microphone. */
const countDeviceRequests = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const request = devices.getUserMedia.bind(devices)
    Reflect.set(globalThis, 'deviceRequests', 0)
    devices.getUserMedia = (constraints) => {
      Reflect.set(globalThis, 'deviceRequests', Number(Reflect.get(globalThis, 'deviceRequests')) + 1)
      return request(constraints)
    }
  })
}

const deviceRequests = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(globalThis, 'deviceRequests') as unknown)

test('the link of an old letter leads a rejected candidate to the decision, without a camera; reopened, to the interview', async ({
  open,
  stack,
  sessionId,
  candidate,
}) => {
  const { id: userId, email } = candidate.user
  const application = `${userId}--${room.shortJob.id}`
  const [letter] = await eventually(
    () => mailsTo(stack, email).filter(({ tags }) => tags['letter'] === 'received'),
    ({ length }) => length > 0,
  )
  expect(letter?.text).toContain(encodeURIComponent(`/interview/${sessionId}`))
  await decideAndPass(stack, application, 'rejected')

  const page = await open(`/interview/${sessionId}`, {
    as: candidate,
    before: countDeviceRequests,
    ready: false,
  })
  const decision = page.getByRole('dialog', { name: 'Not selected for this position' })
  for (const id of [sessionId, room.shortJob.id]) {
    await page.goto(`${stack.site}/interview/${id}`)
    await decision.waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    expect(await deviceRequests(page)).toBe(0)
  }
  expect(await violationsIn(page, looksOfStates)).toEqual([])

  await decideAndPass(stack, application, 'ai_pending')
  const reopened = await eventually(
    () => mailsTo(stack, email).find(({ subject }) => subject.includes('is open again')),
    (mail) => mail !== undefined,
  )
  expect(reopened?.text).toContain(encodeURIComponent(`/interview/${room.shortJob.id}`))
  await page.goto(`${stack.site}/interview/${room.shortJob.id}`)
  await room.startButton(page).click()
  await room.becomeReady(page)
  await room.startCall(page)
  await room.type(page, 'Said before the decision.')

  // A call that runs is not cut, and what follows it says what was decided.
  await decideAndPass(stack, application, 'rejected')
  await room.type(page, 'Said after it.')
  await page.getByRole('button', { name: 'End call', exact: true }).click()
  await page.getByRole('button', { name: 'End interview' }).click()
  await page.waitForURL('**/dashboard')
  await page
    .getByText(
      'Your interview for Platform Engineer is complete. Unfortunately, your application was not selected for this position.',
    )
    .waitFor()
  stack.shiftClock(0)
})
