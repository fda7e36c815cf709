import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { linkTargets } from '../page.ts'
import { openBeforeItsCode } from '../start/before-its-code.ts'

const link = 'How many GPUs does it take?'

/** Waits for the number of GPUs in the hero. */
const gpusAre = (page: Page, gpus: string): Promise<void> =>
  page.getByRole('main').getByText(gpus, { exact: true }).first().waitFor()

describe('the sizing in the hero of the home page', () => {
  test('counts a choice that was made before its code, answers the slider, and its link takes both along', async ({
    open,
  }) => {
    const { page, letCodeArrive } = await openBeforeItsCode(open, '/')
    await gpusAre(page, '576')
    await page.getByRole('radio', { name: 'Serve' }).check()
    await letCodeArrive()
    await page.getByText('Serve a model with 70 billion parameters').waitFor()
    const slider = page.getByRole('slider', { name: 'Parameters, slider' })
    await slider.press('End')
    await page.getByText('Serve a model with 2 trillion parameters').waitFor()
    const target = '/sizing?task=serve&parameters=2000'
    expect(await linkTargets(page, link)).toEqual([target])
    const gpus = await page.locator('.page-hero .text-display.text-accent').innerText()
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('heading', { level: 1, name: link }).waitFor()
    await gpusAre(page, gpus)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Unlock the Power/ }).waitFor()
    await gpusAre(page, '576')
  })

  test('is a number and racks without controls, without JavaScript', inWideRun, async ({ open }) => {
    const page = await open('/', { javaScript: false, reducedMotion: true })
    await gpusAre(page, '576')
    expect(await page.locator('.cluster-drawing__rack').count()).toBe(18)
    expect(await page.getByRole('slider').filter({ visible: true }).count()).toBe(0)
    expect(await linkTargets(page, link)).toEqual(['/sizing'])
  })

  test('stays a picture where its code cannot be loaded, and the page works', inWideRun, async ({ open }) => {
    const page = await open('/', {
      reducedMotion: true,
      expectedErrors: [/Failed to load resource: net::ERR_FAILED/],
      before: async (opening) => void (await opening.route('**/HeroSizing-*.js', (route) => route.abort())),
    })
    await page.getByRole('tab', { name: 'GPU Leasing' }).click()
    await page.getByRole('tab', { name: 'GPU Leasing', selected: true }).waitFor()
    await gpusAre(page, '576')
  })
})
