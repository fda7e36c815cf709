import type { Page } from 'playwright-core'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { hardTargets } from '#tests/support/hard-targets.ts'
import { enlargeText, lossesIn } from '#tests/support/large-text.ts'
import { decidedByOrder } from '#tests/support/order-of-sheets.ts'
import { lostTexts } from '#tests/support/lost-texts.ts'
import { vanishedShapes } from '#tests/support/vanished-shapes.ts'

/** `before` runs before the first page is opened; `look` names what is wrong with the page as it is. */
export type ScreenCheck = {
  name: string
  before?: (page: Page) => Promise<void>
  look: (page: Page) => Promise<string[]>
}

/** The least side of a target (WCAG 2.5.8), and on a phone that of a fingertip. */
const targetPixels = { phone: 44, else: 24 } as const

const phone = { width: 390, height: 844 } as const
const phoneOnItsSide = { width: 844, height: 390 } as const
const desktop = { width: 1280, height: 900 } as const

export async function smallTargets(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [size, pixels] of [
    [phone, targetPixels.phone],
    [desktop, targetPixels.else],
  ] as const) {
    await page.setViewportSize(size)
    found.push(...(await page.evaluate(hardTargets, pixels)).map((target) => `${size.width} px: ${target}`))
  }
  return found
}

async function lostOnItsSide(page: Page): Promise<string[]> {
  await page.setViewportSize(phoneOnItsSide)
  return [...(await page.evaluate(lostTexts)), ...(await page.evaluate(hardTargets, targetPixels.else))]
}

export const forceColors = (page: Page): Promise<void> => page.emulateMedia({ forcedColors: 'active' })

export async function vanishedOn(page: Page): Promise<string[]> {
  const found: string[] = []
  // Nothing is under the pointer.
  await page.mouse.move(0, 0)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    found.push(...(await page.evaluate(vanishedShapes)).map((shape) => `${size.width} px: ${shape}`))
  }
  return found
}

export const screenChecks: readonly ScreenCheck[] = [
  { name: 'text of twice the size fits a phone', before: enlargeText, look: (page) => lossesIn(page) },
  { name: 'no mark, icon or line vanishes in forced colours', before: forceColors, look: vanishedOn },
  { name: 'every text and control is free on a phone on its side', look: lostOnItsSide },
  {
    name: 'targets are large enough for a finger on a phone, and for a pointer elsewhere',
    look: smallTargets,
  },
  { name: 'the order of the style sheets decides nothing', look: decidedByOrder },
  { name: 'the accessibility rules are kept', look: (page) => violationsIn(page, looksOfStates) },
]
