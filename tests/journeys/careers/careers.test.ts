import { company } from '#shared/company.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun, sampleOf } from '#tests/support/wide-run.ts'
import { focused } from '../keyboard.ts'
import { headingsOf, linkTargets, scrollWidthOf } from '../page.ts'
import { scrolledTo, scrollTo } from '../scrolling.ts'

const path = '/careers'
const bothWidths = [widths.narrow, widths.wide] as const

const headings = [
  `h1 Careers at ${company.shortName}`,
  'h2 Why Join',
  'h3 Innovation First',
  'h3 Career Growth',
  'h3 Global Team',
  'h3 Competitive Package',
  'h3 Work-Life Balance',
  'h3 Impact',
  'h2 Open Positions',
  "h2 Don't See the Right Role?",
]

const toTop = (page: Page) => page.getByRole('button', { name: 'Scroll to top' })
const isAtTop = (page: Page): Promise<void> => expect.poll(() => scrolledTo(page)).toBe(0)

const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' })

const writesToCareersAddress = async (page: Page): Promise<void> =>
  expect(await linkTargets(page, 'Contact Our Team')).toEqual([`mailto:${company.careersEmail}`])

describe('the careers page', () => {
  test('holds its whole text without JavaScript, narrow and wide', async ({ open }) => {
    const page = await open(path, { javaScript: false })
    expect(await headingsOf(page)).toEqual(headings)
    const listIn = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem')
    expect(await listIn('Why Join').count()).toBe(6)
    await writesToCareersAddress(page)
    expect(await toTop(page).count()).toBe(0)
    for (const width of bothWidths) {
      await page.setViewportSize({ width, height: 844 })
      for (const text of ['Our mission is', 'Our work crosses borders', 'Write to us anyway'])
        expect(await page.getByRole('main').getByText(text).isVisible(), `${text} at ${width}`).toBe(true)
    }
  })

  test(
    'has the header and no footer, and links to the privacy policy, which has both',
    inWideRun,
    async ({ open }) => {
      const page = await open(path, { reducedMotion: true })
      expect(await page.getByRole('banner').count()).toBe(1)
      expect(await page.getByRole('contentinfo').count()).toBe(0)
      expect(await menuEntry(page).getAttribute('aria-current')).toBe('page')
      await writesToCareersAddress(page)
      await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
      await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
      expect(await page.getByRole('contentinfo').count()).toBe(1)
    },
  )

  test.for(bothWidths)(
    'offers a button to its top beyond 400 pixels and not before, %i pixels wide',
    inWideRun,
    async (width, { open }) => {
      const page = await open(path, { width })
      await scrollTo(page, 401)
      await toTop(page).waitFor()
      await scrollTo(page, 400)
      await toTop(page).waitFor({ state: 'detached' })
      await scrollTo(page, 1200)
      await toTop(page).click()
      await isAtTop(page)
      await toTop(page).waitFor({ state: 'detached' })
    },
  )

  test(
    'is used with the keyboard alone, which goes on from the top after the button',
    inWideRun,
    async ({ open }) => {
      const page = await open(path, { reducedMotion: true })
      await page.locator('#main').focus()
      const seen: string[] = []
      do {
        await page.keyboard.press('Tab')
        seen.push(await focused(page))
        if (seen.at(-1) === 'Contact Our Team') await toTop(page).waitFor()
      } while (seen.at(-1) !== 'Scroll to top')
      expect(seen).toEqual([
        'See open positions',
        'Candidate sign in',
        'Create an account',
        'Search positions',
        'Filters',
        'Search',
        'Contact Our Team',
        'Privacy Policy',
        'Scroll to top',
      ])
      await page.keyboard.press('Enter')
      await isAtTop(page)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('See open positions')
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toBe('Open Positions')
    },
  )

  test('leads candidates to signing in and to an account', inWideRun, async ({ open }) => {
    const page = await open(path, { reducedMotion: true })
    expect(await linkTargets(page, 'Candidate sign in')).toEqual(['/login'])
    expect(await linkTargets(page, 'Create an account')).toEqual(['/register'])
  })

  test('leads a signed-in candidate to the dashboard, from the first paint on', async ({
    open,
    candidate,
  }) => {
    const before = await open(path, {
      as: candidate,
      ready: false,
      until: 'domcontentloaded',
      before: async (opening) => void (await opening.route('**/assets/*.js', () => {})),
    })
    const links = (page: typeof before) => page.locator('.careers-hero p a:visible').allTextContents()
    expect(await links(before)).toEqual(['Dashboard'])
    const page = await open(path, { as: candidate, reducedMotion: true })
    expect(await links(page)).toEqual(['Dashboard'])
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
  })

  test(
    'scrolls to its top without an animation under reduced motion, and fits a window of 320 pixels',
    inWideRun,
    async ({ open }) => {
      const page = await open(path, { width: 320, reducedMotion: true })
      expect(await scrollWidthOf(page)).toBe(320)
      await scrollTo(page, 1200)
      await toTop(page).waitFor()
      const after = await toTop(page).evaluate((button: HTMLElement) => {
        button.click()
        return window.scrollY
      })
      expect(after).toBe(0)
    },
  )
})

describe.for(sampleOf(['/apply', '/jobs']))('%s', (alias) => {
  test(
    'shows the careers page and declares its canonical URL without JavaScript',
    inWideRun,
    async ({ open }) => {
      const page = await open(alias, { javaScript: false })
      expect(await headingsOf(page)).toEqual(headings)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${company.siteUrl}${path}`)
    },
  )

  test('becomes the path of the careers page once the page is hydrated', async ({ open }) => {
    const page = await open(`${alias}?from=letter#why-join-title`, { reducedMotion: true })
    expect(await headingsOf(page)).toEqual(headings)
    const { pathname, search, hash } = new URL(page.url())
    expect([pathname, search, hash]).toEqual([path, '?from=letter', '#why-join-title'])
    const entry = menuEntry(page)
    expect(await entry.getAttribute('aria-current')).toBe('page')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
    await page.getByRole('heading', { level: 1, name: 'End-to-end AI from Malaysia' }).waitFor()
    expect(await entry.getAttribute('aria-current')).toBe(null)
  })
})
