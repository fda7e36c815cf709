import type { Page } from 'playwright-core'

/**
 * Timers of this length never fire, in this document and in later ones, so that what closes by itself stays open. The
 * page's clock cannot be stopped instead, because axe needs timers.
 */
export async function dropTimers(page: Page, milliseconds: number): Promise<void> {
  const drop = (dropped: number): void => {
    const start = setTimeout.bind(window)
    Reflect.set(window, 'setTimeout', (run: () => void, wait?: number) =>
      wait === dropped ? 0 : start(run, wait),
    )
  }
  await page.addInitScript(drop, milliseconds)
  await page.evaluate(drop, milliseconds)
}
