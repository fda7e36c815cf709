import type { Page } from 'playwright-core'

/** The name of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? ''
  })

/** Whether the Tab key keeps the focus within the open dialog. The browser's own frame counts as the body. */
export async function staysInDialog(page: Page, presses: number): Promise<boolean> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]')
      return document.activeElement === document.body || dialog?.contains(document.activeElement) === true
    })
    if (!isInside) return false
  }
  return true
}
