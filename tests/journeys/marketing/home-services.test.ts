import { services } from '#web/marketing/services.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { stopTheClock, widths } from '#tests/support/browser.ts'
import { test, type Open } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'

const lockMilliseconds = 500
const [clusters, leasing, onDemand, software] = services

/** Opens the section with the page's clock stopped: `unlock` moves it by the time in which switching is blocked. */
async function openServices(
  open: Open,
  width: number = widths.wide,
): Promise<{ page: Page; unlock: () => Promise<void> }> {
  const page = await open('/#Services', { width, reducedMotion: true })
  await stopTheClock(page)
  return { page, unlock: () => page.clock.runFor(lockMilliseconds) }
}

/** Waits until this service is the only one shown. */
const shows = (page: Page, title: string): Promise<void> =>
  expect
    .poll(() => page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents())
    .toEqual([title])

const selectedTab = (page: Page) => page.getByRole('tab', { selected: true }).textContent()
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('the services on the home page', () => {
  test('are four tabs on a wide screen, each with its text, five features and links', async ({ open }) => {
    const { page, unlock } = await openServices(open)
    expect(await page.getByRole('tab').allTextContents()).toEqual(services.map(({ label }) => label))
    await shows(page, clusters.title)
    expect(await selectedTab(page)).toBe(clusters.label)
    expect(await page.getByText(/^Service \d of 4$/).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: /^(Previous|Next) service$/ }).count()).toBe(0)

    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    const height = await heightOf()
    for (const service of [leasing, onDemand, software, clusters]) {
      await page.getByRole('tab', { name: service.label }).click()
      await shows(page, service.title)
      const panel = page.getByRole('tabpanel', { name: service.label })
      expect(await panel.innerText()).toContain(service.description)
      expect(await panel.getByRole('listitem').allTextContents()).toEqual([...service.features])
      expect(await panel.locator('svg').count()).toBe(1)
      expect(await panel.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe(service.href)
      expect(await panel.getByRole('link', { name: 'View All Services' }).getAttribute('href')).toBe(
        '/services',
      )
      expect(await heightOf(), `the page's height with ${service.label}`).toBe(height)
      await unlock()
    }
  })

  test(
    'are one tab stop of the keyboard, and are switched with its arrows, Home and End',
    inWideRun,
    async ({ open }) => {
      const { page, unlock } = await openServices(open)
      await page.getByRole('tab', { name: clusters.label }).focus()
      for (const [key, service] of [
        ['ArrowRight', leasing],
        ['End', software],
        ['ArrowRight', clusters],
        ['ArrowLeft', software],
        ['Home', clusters],
      ] as const) {
        await page.keyboard.press(key)
        await shows(page, service.title)
        expect(await focusedText(page)).toBe(service.label)
        await unlock()
      }
      await page.keyboard.press('Tab')
      expect(await focusedText(page)).toBe('Get Started')
      await page.keyboard.press('Shift+Tab')
      expect(await focusedText(page)).toBe(clusters.label)
    },
  )

  test('cannot be switched again for 500 milliseconds', inWideRun, async ({ open }) => {
    const { page } = await openServices(open)
    await page.getByRole('tab').nth(1).click()
    await shows(page, leasing.title)
    await page.clock.runFor(lockMilliseconds - 1)
    await page.getByRole('tab').nth(2).click()
    expect(await selectedTab(page)).toBe(leasing.label)
    await page.clock.runFor(1)
    await page.getByRole('tab').nth(2).click()
    await shows(page, onDemand.title)
  })

  test(
    'are dots between two arrows on a narrow screen, which wrap around at both ends',
    inWideRun,
    async ({ open }) => {
      const { page, unlock } = await openServices(open, widths.narrow)
      const arrow = (name: string) => page.getByRole('button', { name })
      await page.getByText('Service 1 of 4').waitFor()
      await arrow('Previous service').click()
      await page.getByText('Service 4 of 4').waitFor()
      await shows(page, software.title)
      await unlock()
      await arrow('Next service').click()
      await page.getByText('Service 1 of 4').waitFor()
      await shows(page, clusters.title)
      await unlock()

      const dot = page.getByRole('tab', { name: onDemand.label })
      const box = await dot.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      const name = await dot.locator('span').boundingBox()
      expect(name?.width).toBeLessThanOrEqual(1)
      await dot.click()
      await page.getByText('Service 3 of 4').waitFor()
      await shows(page, onDemand.title)
    },
  )

  test('change from dots to tabs at 768 pixels', inWideRun, async ({ open }) => {
    const page = await open('/#Services', { width: 767, reducedMotion: true })
    const count = page.getByText('Service 1 of 4')
    expect(await count.isVisible()).toBe(true)
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await count.isVisible()).toBe(false)
  })

  test('link to the page of the service, which opens at its top', inWideRun, async ({ open }) => {
    const page = await open('/#Services', { reducedMotion: true })
    await page.getByRole('tab', { name: leasing.label }).click()
    await shows(page, leasing.title)
    await page.getByRole('tabpanel').getByRole('link', { name: 'Get Started' }).click()
    await page.getByRole('heading', { level: 1, name: leasing.title }).waitFor()
    await expect
      .poll(() => page.evaluate(() => [location.pathname, window.scrollY]))
      .toEqual([leasing.href, 0])
  })
})
