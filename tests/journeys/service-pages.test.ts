import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { widths, type PageWishes } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { violationsOn, visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

/** A browser on a busy machine draws late. */
const patience = { timeout: 10_000 }

const servicePages = [
  {
    path: '/services/gpu-clusters',
    title: 'Built-to-Suit GPU Compute Clusters',
    action: 'Get Started Today',
    steps: ['Consultation', 'Design & Build', 'Deploy & Integrate', 'Ongoing Support'],
  },
  {
    path: '/services/gpu-leasing',
    title: 'NVIDIA GPU Node Leasing',
    action: 'Start Leasing',
    steps: ['Consultation', 'Node Provisioning', 'Integration & Setup', 'Ongoing Support'],
  },
  {
    path: '/services/on-demand',
    title: 'On-Demand Compute Service',
    action: 'Start Computing',
    steps: ['Configure', 'Deploy', 'Execute', 'Scale'],
  },
  {
    path: '/services/ai-solutions',
    title: 'AI Software Solutions',
    action: 'Get Started with AI',
    steps: ['Discovery', 'Strategy', 'Development', 'Deploy', 'Optimize'],
  },
] as const

const visit = (path: string, journey: (page: Page) => Promise<void>, wishes?: PageWishes): Promise<void> =>
  visitPage(stack, path, journey, wishes)

const stepsOf = (page: Page) => page.locator('#process li')

/** How far a step is from its place, as a share of the way it comes: 1 once it has arrived. */
const arrivedShareOf = (page: Page, step: number): Promise<number> =>
  stepsOf(page)
    .nth(step)
    .locator('div')
    .evaluate((words) => 1 - new DOMMatrix(getComputedStyle(words).transform).f / 50)

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + window.scrollY)

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

describe.each(servicePages)('$path', ({ path, title, action, steps }) => {
  test('tells its service, its steps and where to write without any script', async () => {
    await visit(
      path,
      async (page) => {
        expect(await page.title()).toMatch(title)
        expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([title])
        expect(await stepsOf(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([...steps])
        const last = page.getByRole('main').getByRole('link').last()
        expect(await last.innerText()).toBe(action)
        await last.click()
        await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
      },
      { javaScript: false },
    )
  })

  test.each([['wide'], ['narrow']] as const)(
    'lights up its steps as a %s page is scrolled, and leaves them lit',
    async (size) => {
      await visit(
        path,
        async (page) => {
          const last = steps.length - 1
          const start = await topOf(page, '#process ol')
          const height = page.viewportSize()?.height ?? 0
          await scrollTo(page, start - height - 1)
          expect(await arrivedShareOf(page, 0)).toBeLessThan(0.5)
          await scrollTo(page, start - height / 2)
          await expect.poll(() => arrivedShareOf(page, 0), patience).toBe(1)
          expect(await arrivedShareOf(page, last)).toBeLessThan(1)
          await scrollTo(page, (await topOf(page, `#process li:last-child`)) - height / 4)
          await expect.poll(() => arrivedShareOf(page, last), patience).toBe(1)
          expect(await arrivedShareOf(page, 0)).toBe(1)
        },
        { width: widths[size] },
      )
    },
  )

  test('shows all of its steps at once to people who want no motion', async () => {
    await visit(
      path,
      async (page) => {
        for (const step of steps.keys()) expect(await arrivedShareOf(page, step)).toBe(1)
      },
      { reducedMotion: true },
    )
  })

  test('leads the keyboard from its first words to the steps, and on to the contact page', async () => {
    await visit(path, async (page) => {
      await page.getByRole('link', { name: 'How it works' }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => page.evaluate(() => window.scrollY), patience).toBeGreaterThan(400)
      await page.getByRole('link', { name: action }).last().focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
      await expect.poll(() => page.evaluate(() => window.scrollY), patience).toBe(0)
    })
  })

  test('fits a window of 320 pixels, and one at 200 % zoom', async () => {
    await visit(path, async (page) => {
      for (const width of [320, widths.wide / 2]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })
  })

  test.each([['narrow'], ['wide']] as const)(
    'keeps the accessibility rules in a %s window, in light and dark colours',
    async (size) => {
      await visit(
        path,
        async (page) => {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            expect(await violationsOn(page)).toEqual([])
          }
        },
        { width: widths[size], reducedMotion: true },
      )
    },
  )
})

describe('decoration', () => {
  test('fifty particles float on every service page, and rest out of sight', async () => {
    for (const { path } of servicePages) {
      await visit(path, async (page) => {
        const particles = page.locator('svg.particles')
        expect(await particles.locator('circle').count()).toBe(50)
        expect(await particles.getAttribute('aria-hidden')).toBe('true')
        const playState = () =>
          particles
            .locator('g')
            .first()
            .evaluate((drift) => getComputedStyle(drift).animationPlayState)
        await expect.poll(playState, patience).toBe('running')
        await scrollTo(page, await topOf(page, 'footer'))
        await expect.poll(playState, patience).toBe('paused')
      })
    }
  })

  test('the bar of the model in training stands at 85 %, and only for the eye', async () => {
    await visit(
      '/services/ai-solutions',
      async (page) => {
        const share = await page.locator('.training__done').evaluate((done) => {
          const bar = done.parentElement?.getBoundingClientRect().width ?? 0
          return done.getBoundingClientRect().width / bar
        })
        expect(share).toBeCloseTo(0.85, 3)
        expect(await page.locator('[aria-hidden="true"] .training__done').count()).toBe(1)
      },
      { reducedMotion: true },
    )
  })
})
