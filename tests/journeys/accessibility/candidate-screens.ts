import type { Page } from 'playwright-core'
import { tabs } from '#web/dashboard/tabs.ts'
import * as room from '../interview/room-page.ts'

/** Neither narrow nor low at text of twice the size. */
const desktop = { width: 1920, height: 1000 } as const

/** A position applied for, each tab of the dashboard, and the interview from its loader to its call. */
export async function* candidateScreens(page: Page, site: string, sessionId: string): AsyncGenerator<string> {
  const reset = (): Promise<void> => page.setViewportSize(desktop)
  await page.goto(`${site}/careers/${room.shortJob.id}`)
  // The card of the application, which replaces the button of the prerendered page.
  await page.getByRole('button', { name: 'Start AI Interview' }).waitFor()
  yield 'position'
  await page.goto(`${site}/dashboard`)
  for (const { label } of tabs) {
    await reset()
    await page.getByRole('tab', { name: label }).click()
    await page.getByRole('tabpanel', { name: label }).waitFor()
    yield label
  }
  await reset()
  await page.goto(`${site}/interview/${sessionId}`)
  await room.startButton(page).waitFor()
  yield 'loader'
  await reset()
  await room.startButton(page).click()
  await room.becomeReady(page)
  yield 'lobby'
  await reset()
  await room.startCall(page)
  await room.spoken(page).first().waitFor()
  yield 'call'
}
