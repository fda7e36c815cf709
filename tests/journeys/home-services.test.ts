import { services } from '#web/marketing/services.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopTheClock, widths } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { violationsOn, visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const lockMilliseconds = 500
const patience = { timeout: 5000 }
const [clusters, leasing, onDemand, software] = services

/** What a person sees of the section: the one service shown. */
const shown = async (page: Page): Promise<string[]> =>
  page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents()

const shows = (page: Page, title: string): Promise<void> =>
  expect.poll(() => shown(page), patience).toEqual([title])

const selected = (page: Page) => page.getByRole('tab', { selected: true })
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Longer than a switch is blocked, by the page's own clock. */
const lockPasses = (page: Page): Promise<void> =>
  page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), lockMilliseconds + 20)

const inside = (journey: (page: Page) => Promise<void>, width?: number): Promise<void> =>
  visitPage(stack, '/#Services', journey, width === undefined ? {} : { width })

describe('the services on the home page', () => {
  test('are four tabs on a wide screen, the first of them open', async () => {
    await inside(async (page) => {
      expect(await page.getByRole('tab').allTextContents()).toEqual(services.map(({ label }) => label))
      await shows(page, clusters.title)
      expect(await selected(page).textContent()).toBe(clusters.label)
      expect(await page.getByText(/^Service \d of 4$/).isVisible()).toBe(false)
      expect(await page.getByRole('button', { name: /^(Previous|Next) service$/ }).count()).toBe(0)
    })
  })

  test('show what is chosen, with its five features and where to go from it', async () => {
    await inside(async (page) => {
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
        await lockPasses(page)
      }
    })
  })

  test('move nothing on the page when another one is chosen', async () => {
    await inside(async (page) => {
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
      const before = await heightOf()
      await page.getByRole('tab', { name: software.label }).click()
      await shows(page, software.title)
      expect(await heightOf()).toBe(before)
    })
  })

  test('are one stop for the keyboard, and answer its arrows, Home and End', async () => {
    await inside(async (page) => {
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
        await lockPasses(page)
      }
      await page.keyboard.press('Tab')
      expect(await focusedText(page)).toBe('Get Started')
      await page.keyboard.press('Shift+Tab')
      expect(await focusedText(page)).toBe(clusters.label)
    })
  })

  test('cannot be switched again for 500 milliseconds', async () => {
    await inside(async (page) => {
      await stopTheClock(page)
      await page.getByRole('tab').nth(1).click()
      await shows(page, leasing.title)
      await page.clock.runFor(lockMilliseconds - 1)
      await page.getByRole('tab').nth(2).click()
      expect(await selected(page).textContent()).toBe(leasing.label)
      await page.clock.runFor(1)
      await page.getByRole('tab').nth(2).click()
      await shows(page, onDemand.title)
    })
  })

  test('are dots between two arrows on a narrow screen, which wrap around at both ends', async () => {
    await inside(async (page) => {
      await page.getByText('Service 1 of 4').waitFor()
      const arrow = (name: string) => page.getByRole('button', { name })
      await arrow('Previous service').click()
      await page.getByText('Service 4 of 4').waitFor()
      await shows(page, software.title)
      await lockPasses(page)
      await arrow('Next service').click()
      await page.getByText('Service 1 of 4').waitFor()
      await shows(page, clusters.title)
      await lockPasses(page)
      await arrow('Next service').click()
      await page.getByText('Service 2 of 4').waitFor()
      await shows(page, leasing.title)
    }, widths.narrow)
  })

  test('answer a touch on a dot, which is large enough for a finger and shows no name', async () => {
    await inside(async (page) => {
      const dot = page.getByRole('tab', { name: onDemand.label })
      const box = await dot.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      const name = await dot.locator('span').boundingBox()
      expect(name?.width).toBeLessThanOrEqual(1)
      await dot.click()
      await page.getByText('Service 3 of 4').waitFor()
      await shows(page, onDemand.title)
    }, widths.narrow)
  })

  test('change from tabs to dots at 768 pixels', async () => {
    const count = (page: Page) => page.getByText('Service 1 of 4').isVisible()
    await inside(async (page) => expect(await count(page)).toBe(true), 767)
    await inside(async (page) => expect(await count(page)).toBe(false), 768)
  })

  test('lead to the page of the service', async () => {
    await inside(async (page) => {
      await page.getByRole('tab', { name: leasing.label }).click()
      await shows(page, leasing.title)
      await page.getByRole('tabpanel').getByRole('link', { name: 'Get Started' }).click()
      await page.getByRole('heading', { level: 1, name: leasing.title }).waitFor()
      await expect
        .poll(() => page.evaluate(() => [location.pathname, window.scrollY]))
        .toEqual([leasing.href, 0])
    })
  })

  test.each([widths.wide, widths.narrow])(
    'keep the accessibility rules with any service shown, at %i pixels',
    async (width) => {
      await visitPage(
        stack,
        '/#Services',
        async (page) => {
          for (const service of [leasing, onDemand, software]) {
            await page.getByRole('tab', { name: service.label }).click()
            await shows(page, service.title)
            await lockPasses(page)
            expect(await violationsOn(page)).toEqual([])
          }
        },
        { width, reducedMotion: true },
      )
    },
  )
})
