import { expect } from 'vitest'
import { enlargeText, lossesIn } from '#tests/support/large-text.ts'
import { test } from '#tests/support/fixtures.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { tabs } from '#web/dashboard/tabs.ts'
import { applyFor } from '../dashboard/applications.ts'
import * as room from '../interview/room-page.ts'
import { publicPages } from './public-pages.ts'

const sizings = ['/sizing?task=fine-tune', '/sizing?task=serve'] as const

test.for([...publicPages, ...sizings])(
  'text of twice the size fits a phone on %s',
  async (path, { open }) => {
    const page = await open(path, {
      reducedMotion: true,
      before: enlargeText,
      expectedErrors: [/status of 404/],
    })
    expect(await lossesIn(page)).toEqual([])
  },
)

test('text of twice the size fits a phone on a position and each tab of the dashboard', async ({
  open,
  stack,
  candidate,
}) => {
  await publishJobs(stack, [room.shortJob])
  await applyFor(stack, candidate, room.shortJob.id)
  const page = await open(`/careers/${room.shortJob.id}`, {
    as: candidate,
    reducedMotion: true,
    before: enlargeText,
  })
  // The card of the application, which replaces the button of the prerendered page.
  await page.getByRole('button', { name: 'Start AI Interview' }).waitFor()
  expect(await lossesIn(page)).toEqual([])
  await page.goto(`${stack.site}/dashboard`)
  for (const { label } of tabs) {
    await page.getByRole('tab', { name: label }).click()
    expect(await lossesIn(page), label).toEqual([])
  }
})

test('text of twice the size fits a phone from the loader of an interview to its call', async ({
  open,
  stack,
  candidate,
}) => {
  await publishJobs(stack, [room.shortJob])
  const sessionId = await applyFor(stack, candidate, room.shortJob.id)
  const page = await open(`/interview/${sessionId}`, {
    as: candidate,
    reducedMotion: true,
    before: enlargeText,
  })
  await room.startButton(page).waitFor()
  expect(await lossesIn(page), 'loader').toEqual([])
  await room.startButton(page).click()
  await room.becomeReady(page)
  expect(await lossesIn(page), 'lobby').toEqual([])
  await room.startCall(page)
  await room.spoken(page).first().waitFor()
  expect(await lossesIn(page), 'call').toEqual([])
})
