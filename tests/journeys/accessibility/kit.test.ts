import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { kitPath } from '#infra/local/site/kit-page.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { looks, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { enlargeText, lossesIn } from '#tests/support/large-text.ts'
import { vanishedShapes } from '#tests/support/vanished-shapes.ts'
import { inWideRun } from '#tests/support/wide-run.ts'

const title = 'The kit: every component'

/** The page as it is, with its menu open, and with each of its dialogs. */
async function violationsOfKit(page: Page): Promise<string[]> {
  const violations = await violationsIn(page, looks)
  await page.getByRole('button', { name: 'Sample menu, AR' }).click()
  violations.push(...(await violationsIn(page, looks)))
  for (const name of ['Open a dialog', 'Open a wide dialog']) {
    await page.getByRole('button', { name }).click()
    violations.push(...(await violationsIn(page, looks)))
    await page.keyboard.press('Escape')
  }
  return violations
}

test('every variant of the kit keeps the accessibility rules in light and dark, and is seen in forced colours', async ({
  open,
}) => {
  const page = await open(kitPath, { reducedMotion: true })
  expect(await page.title()).toContain(title)
  expect(await violationsOfKit(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(vanishedShapes)).toEqual([])
})

test(
  'every variant of the kit fits a narrow phone with text of twice the size, and keeps the rules',
  inWideRun,
  async ({ open }) => {
    const page = await open(kitPath, { reducedMotion: true, before: enlargeText })
    expect(await lossesIn(page, [320])).toEqual([])
    // Icons grow with the text.
    expect(await page.locator('button svg[width]:not([width$=rem])').count()).toBe(0)
    expect(await violationsIn(page, looks)).toEqual([])
  },
)

test('the deployed site has no page of the kit', () => {
  const files = globSync('**/*.{html,js}', { cwd: siteFolder })
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => readFileSync(join(siteFolder, file), 'utf8').includes(title))).toEqual([])
})
