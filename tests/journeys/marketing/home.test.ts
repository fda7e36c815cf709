import { company } from '#shared/company.ts'
import { services } from '#web/marketing/services.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'
import { headingsOf, linkTargets, scrollWidthOf } from '../page.ts'
import { followLinkTo, scrolledTo, scrollTo } from '../scrolling.ts'

const bothWidths = [widths.wide, widths.narrow] as const
const anchors = ['about', 'Services', 'partners', 'contact'] as const
const claims = ['24/7', '99.9%', '24 hours', '30s', '48TB', 'A100']
const highlights = [
  'Full-Stack Solutions',
  'Scalable Cloud',
  'Seamless Deployment',
  'Dedicated Local Expertise',
]
const partners = [
  ['NVIDIA', 'AI | GPU'],
  ['Supermicro', 'Server | Storage'],
  ['ASUS', 'Computer | Electronics'],
  ['AMD', 'Computing'],
  ['Intel', 'Semiconductor | Computing'],
  ['Mellanox', 'High-Performance'],
] as const

/** How far a section's upper edge is from the lower edge of the header. */
const distanceFromHeader = (page: Page, anchor: string): Promise<number> =>
  page.evaluate((id) => {
    const edge = (selector: string, side: 'top' | 'bottom'): number =>
      document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN
    return Math.abs(edge(`#${id}`, 'top') - edge('.site-header > div', 'bottom'))
  }, anchor)

const isScrolledTo = (page: Page, anchor: string): Promise<void> =>
  expect.poll(() => distanceFromHeader(page, anchor)).toBeLessThan(3)

describe('the home page', () => {
  test('has its whole text, section by section, without JavaScript', async ({ open }) => {
    const page = await open('/', { javaScript: false, reducedMotion: true })
    const main = page.getByRole('main')
    const inOrder = [
      'Unlock the Power of Cloud & AI Innovation',
      'AI Cloud Infrastructure & Software Solutions',
      ...claims,
      ...highlights,
      ...services.flatMap(({ title, description, features }) => [title, description, ...features]),
      ...partners.flat(),
      company.address.street,
      company.businessHours.weekdays,
      company.businessHours.saturday,
      company.businessHours.sunday,
      company.contact.phone,
      company.contact.email,
    ]
    const text = (await main.innerText()).toLowerCase()
    let from = 0
    for (const expected of inOrder) {
      const at = text.indexOf(expected.toLowerCase(), from)
      expect(at, `"${expected}" after character ${from}`).toBeGreaterThanOrEqual(0)
      from = at
    }
    expect(await main.getByRole('link', { name: 'Get Started' }).count()).toBe(services.length)
    expect(await page.getByRole('tab').count()).toBe(0)
    await main.getByRole('link', { name: 'Explore Our Services' }).click()
    await isScrolledTo(page, 'Services')
  })

  test('has its sections, headings, partners and links in order', inWideRun, async ({ open }) => {
    const page = await open('/', { reducedMotion: true })
    const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(sections).toEqual([...anchors])
    const headings = await headingsOf(page)
    expect(headings[0]).toBe('h1 Unlock the Power of Cloud & AI Innovation')
    expect(headings.filter((heading) => heading.startsWith('h1'))).toHaveLength(1)
    expect(headings.filter((heading) => heading.startsWith('h2'))).toHaveLength(anchors.length)
    expect(headings).toEqual(expect.arrayContaining(highlights.map((name) => `h3 ${name}`)))

    const partnerItems = page.getByRole('list', { name: 'Our partners' }).getByRole('listitem')
    expect(await partnerItems.allTextContents()).toEqual(
      partners.map(([name, description]) => name + description),
    )
    expect(await linkTargets(page, 'More about us')).toEqual(['/about'])
    expect(await linkTargets(page, 'Become a Partner')).toEqual(['/contact'])
    expect(await linkTargets(page, 'Privacy Policy')).toContain('/privacy')
    expect(await page.locator('.particles circle').count()).toBe(50)
  })

  test.for(sampleOf(bothWidths))(
    'links from its hero to the services and to the top of the contact page, %i pixels wide',
    async (width, { open }) => {
      const page = await open('/', { width, reducedMotion: true })
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Explore Our Services' }).click()
      await isScrolledTo(page, 'Services')
      await main.getByRole('link', { name: 'Contact Us' }).click()
      await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
      await expect.poll(() => page.title()).toContain('Contact')
      expect(await scrolledTo(page)).toBe(0)
    },
  )

  test.for(['about', 'Services', 'partners'])(
    'opens at its section "%s" when the URL names it',
    inWideRun,
    async (anchor, { open }) => {
      await isScrolledTo(await open(`/#${anchor}`, { reducedMotion: true }), anchor)
    },
  )

  test.for(sampleOf(bothWidths))(
    'scrolls to a section that a link on another page names and focuses it, %i pixels wide',
    async (width, { open }) => {
      const page = await open('/contact', { width, reducedMotion: true })
      await scrollTo(page, 500)
      await followLinkTo(page, '/#partners')
      await isScrolledTo(page, 'partners')
      expect(await page.title()).toContain(company.shortName)
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('partners')
    },
  )

  test('hides its scroll indicator once the page is scrolled', inWideRun, async ({ open }) => {
    const page = await open('/')
    const indicator = page.locator('.scroll-indicator')
    expect(await indicator.isVisible()).toBe(true)
    await scrollTo(page, 400)
    await expect.poll(() => indicator.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
  })

  test(
    'moves its ten feature phrases only while they are in view, in 25 s and in 8 s on a narrow screen',
    inWideRun,
    async ({ open }) => {
      const page = await open('/')
      const phrases = page.getByRole('list', { name: 'What you can run' })
      const motion = () =>
        phrases.evaluate((list) => {
          const { animationPlayState, animationDuration } = getComputedStyle(list)
          return { state: animationPlayState, takes: animationDuration }
        })
      expect(await phrases.getByRole('listitem').count()).toBe(10)
      for (const [width, takes] of [
        [widths.wide, '25s'],
        [widths.narrow, '8s'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(motion).toEqual({ state: 'paused', takes })
        await phrases.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await expect.poll(motion).toEqual({ state: 'running', takes })
        await scrollTo(page, 0)
        await expect.poll(motion).toEqual({ state: 'paused', takes })
      }
    },
  )

  test('runs no animation for a visitor who asks for reduced motion', inWideRun, async ({ open }) => {
    const page = await open('/', { reducedMotion: true })
    await page.getByRole('list', { name: 'Our partners' }).scrollIntoViewIfNeeded()
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(moving).toBe(0)
  })

  test('fits a window of 320 pixels, and one of 1280 at 200 % zoom', inWideRun, async ({ open }) => {
    const page = await open('/', { reducedMotion: true })
    for (const width of [320, widths.wide / 2]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await scrollWidthOf(page)).toBe(width)
    }
  })
})
