import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export type Look = { width: number; dark: boolean }

/** Every page is checked in all four combinations. */
export const looks: readonly Look[] = [
  { width: 390, dark: false },
  { width: 390, dark: true },
  { width: 1280, dark: false },
  { width: 1280, dark: true },
]

/** The combinations for states of a form or a dialog: each width and each theme once, or all four with `LOOKS=all`. */
export const looksOfStates = looks.filter(
  ({ width, dark }) => process.env['LOOKS'] === 'all' || dark === (width === 1280),
)

/** Returns the violations on the page in its present state. */
async function violationsOn(page: Page): Promise<string[]> {
  // The default mode opens a second page to check frames of other origins, and takes twice as long. The only such
  // frame is Google's map.
  const { violations } = await new AxeBuilder({ page })
    // No rule of these standards reads the style sheets that axe would fetch, and only violations are reported.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .withTags(standards)
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Returns the violations in any of these combinations, which are set on the open page one after the other. */
export async function violationsIn(page: Page, asked: readonly Look[]): Promise<string[]> {
  const found: string[] = []
  for (const { width, dark } of asked) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    const violations = await violationsOn(page)
    found.push(...violations.map((violation) => `${width} px, ${dark ? 'dark' : 'light'}: ${violation}`))
  }
  return found
}
