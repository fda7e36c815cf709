import type { Page } from 'playwright-core'
import { lostTexts } from './lost-texts.ts'

/** Twice the browser's default size of text, which its settings offer and media queries in rem follow. */
const largeTextPixels = 32
const largeFixedPixels = 26

/** The widths of phones. */
export const phoneWidths = [320, 360, 390] as const

const phoneHeight = 844

/** Sets the browser's default size of text to twice the normal one for this page, and for what it opens later. */
export async function enlargeText(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', {
    fontSizes: { standard: largeTextPixels, fixed: largeFixedPixels },
  })
}

/** The texts that a visitor with large text cannot read at these widths without scrolling sideways. */
export async function lossesIn(page: Page, widths: readonly number[] = phoneWidths): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: phoneHeight })
    // Words have their final width in the web font.
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    found.push(...(await page.evaluate(lostTexts)).map((loss) => `${width} px: ${loss}`))
  }
  return found
}
