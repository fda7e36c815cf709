import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { looks, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { fillIn, sendButton, sentPanel } from '../contact/enquiry-form.ts'

/** The success panel never closes: axe cannot run while the page's clock is stopped. */
const keepSentPanel = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const sentPanelMilliseconds = 7000
    const realSetTimeout = window.setTimeout
    Reflect.set(window, 'setTimeout', (callback: () => void, milliseconds?: number) =>
      milliseconds === sentPanelMilliseconds ? 0 : realSetTimeout(callback, milliseconds),
    )
  })
}

test('the enquiry form keeps the accessibility rules with problems and once it is sent', async ({ open }) => {
  const page = await open('/contact', { reducedMotion: true, before: keepSentPanel })
  await sendButton(page).click()
  await page.getByText('Please enter your first name').waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
  await fillIn(page)
  await sendButton(page).click()
  await sentPanel(page).waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
  expect(await sentPanel(page).isVisible()).toBe(true)
})
