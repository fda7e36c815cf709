import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { sampleOf } from '#tests/support/wide-run.ts'
import { scrollWidthOf } from '../page.ts'
import { scrolledTo, scrollTo, topOf } from '../scrolling.ts'

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
    action: 'Request Access',
    steps: ['Configure', 'Deploy', 'Execute', 'Scale'],
  },
  {
    path: '/services/ai-solutions',
    title: 'AI Software Solutions',
    action: 'Get Started with AI',
    steps: ['Discovery', 'Strategy', 'Development', 'Deploy', 'Optimize'],
  },
] as const

const stepsOf = (page: Page) => page.locator('#process ol li')

/** How far a step has moved towards its final position, from 0 to 1. */
const arrivedShareOf = (page: Page, step: number): Promise<number> =>
  stepsOf(page)
    .nth(step)
    .locator('div')
    .evaluate((words) => 1 - new DOMMatrix(getComputedStyle(words).transform).f / 50)

describe.for(sampleOf(servicePages))('$path', ({ path, title, action, steps }) => {
  test('has its title, its steps and a link to the contact page without JavaScript', async ({ open }) => {
    const page = await open(path, { javaScript: false, reducedMotion: true })
    expect(await page.title()).toMatch(title)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([title])
    expect(await stepsOf(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([...steps])
    const last = page.getByRole('main').getByRole('link').last()
    expect(await last.innerText()).toBe(action)
    await last.click()
    await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
  })

  test('moves its steps into place as the page scrolls, and fifty particles while they are in view', async ({
    open,
  }) => {
    const page = await open(path)
    const particles = page.locator('svg.particles')
    expect(await particles.locator('circle').count()).toBe(50)
    expect(await particles.getAttribute('aria-hidden')).toBe('true')
    const drift = particles.locator('g').first()
    const playState = () => drift.evaluate((group) => getComputedStyle(group).animationPlayState)
    await expect.poll(playState).toBe('running')
    await scrollTo(page, await topOf(page, 'footer'))
    await expect.poll(playState).toBe('paused')

    const last = steps.length - 1
    for (const [width, height] of [
      [widths.wide, 900],
      [widths.narrow, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const start = await topOf(page, '#process ol')
      await scrollTo(page, start - height - 1)
      await expect.poll(() => arrivedShareOf(page, 0)).toBeLessThan(0.5)
      await scrollTo(page, start - height / 2)
      await expect.poll(() => arrivedShareOf(page, 0)).toBe(1)
      expect(await arrivedShareOf(page, last)).toBeLessThan(1)
      await scrollTo(page, (await topOf(page, '#process ol li:last-child')) - height / 4)
      await expect.poll(() => arrivedShareOf(page, last)).toBe(1)
      expect(await arrivedShareOf(page, 0)).toBe(1)
    }
  })

  test('shows all steps in place with reduced motion, and fits a window of 320 pixels and one at 200 % zoom', async ({
    open,
  }) => {
    const page = await open(path, { reducedMotion: true })
    for (const step of steps.keys()) expect(await arrivedShareOf(page, step)).toBe(1)
    for (const width of [320, widths.wide / 2]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await scrollWidthOf(page)).toBe(width)
    }
  })

  test('leads the keyboard from its hero to the steps, and on to the contact page', async ({ open }) => {
    const page = await open(path, { reducedMotion: true })
    await page.getByRole('link', { name: 'How it works' }).press('Enter')
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(400)
    await page.getByRole('link', { name: action }).last().press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
    await expect.poll(() => scrolledTo(page)).toBe(0)
  })
})

test('the progress bar of the model in training shows 85 % and is hidden from screen readers', async ({
  open,
}) => {
  const page = await open('/services/ai-solutions', { javaScript: false, reducedMotion: true })
  const share = await page.locator('.training__done').evaluate((done) => {
    const bar = done.parentElement?.getBoundingClientRect().width ?? 0
    return done.getBoundingClientRect().width / bar
  })
  expect(share).toBeCloseTo(0.85, 3)
  expect(await page.locator('[aria-hidden="true"] .training__done').count()).toBe(1)
})
