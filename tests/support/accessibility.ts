import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { isWideRun } from './wide-run.ts'

export type Look = { width: number; dark: boolean }

/** The combinations in which a wide run checks every page. */
export const looks: readonly Look[] = [
  { width: 390, dark: false },
  { width: 390, dark: true },
  { width: 1280, dark: false },
  { width: 1280, dark: true },
]

/** The combinations for states of a form or a dialog: all four in a wide run, else the dark theme on a phone. */
export const looksOfStates = looks.filter(({ width, dark }) => isWideRun || (dark && width === 390))

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // axe reports violations alone and fetches no style sheets, which no rule of these standards reads.
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  // The only frame is Google's map.
  iframes: false,
}

type WithAxe = { axe: typeof axe }

/**
 * The violations on the page as it is. The rules are loaded once for each document and called directly:
 * `@axe-core/playwright` loads them at each call, and took 1.4 to 4.8 times as long.
 */
async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (given) => {
    const { violations } = await (globalThis as unknown as WithAxe).axe.run(document, given)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, options)
}

/** The violations on the open page in these combinations, which are set one after the other. */
export async function violationsIn(page: Page, wanted: readonly Look[]): Promise<string[]> {
  const found: string[] = []
  for (const { width, dark } of wanted) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    const violations = await violationsOn(page)
    found.push(...violations.map((violation) => `${width} px, ${dark ? 'dark' : 'light'}: ${violation}`))
  }
  return found
}
