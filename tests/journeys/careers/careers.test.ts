import { company } from '#shared/company.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
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
  'h2 Application Process',
  'h3 Submit Application',
  'h3 AI Interview',
  'h3 Team Interview',
  'h3 Decision',
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
    expect(await listIn('Application Process').getByRole('heading').allTextContents()).toEqual([
      'Submit Application',
      'AI Interview',
      'Team Interview',
      'Decision',
    ])
    await writesToCareersAddress(page)
    expect(await toTop(page).count()).toBe(0)
    for (const width of bothWidths) {
      await page.setViewportSize({ width, height: 844 })
      for (const text of [
        'Our mission is',
        'Upload your CV and details',
        'Complete our AI-powered assessment',
        'Meet with the hiring team',
        'Receive our decision',
        'It is recorded for assessment.',
      ])
        expect(await page.getByRole('main').getByText(text).isVisible(), `${text} at ${width}`).toBe(true)
    }
  })

  test('has the header and no footer, and links to the privacy policy, which has both', async ({ open }) => {
    const page = await open(path, { reducedMotion: true })
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await menuEntry(page).getAttribute('aria-current')).toBe('page')
    await writesToCareersAddress(page)
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
    expect(await page.getByRole('contentinfo').count()).toBe(1)
  })

  test.for(bothWidths)(
    'offers a button to its top beyond 400 pixels and not before, %i pixels wide',
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

  test('is used with the keyboard alone, which goes on from the top after the button', async ({ open }) => {
    const page = await open(path, { reducedMotion: true })
    await page.locator('#main').focus()
    const seen: string[] = []
    for (const _ of ['mail', 'privacy', 'top']) {
      await page.keyboard.press('Tab')
      seen.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      )
      if (seen.length === 1) await toTop(page).waitFor()
    }
    expect(seen).toEqual(['Contact Our Team', 'Privacy Policy', 'Scroll to top'])
    await page.keyboard.press('Enter')
    await isAtTop(page)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Contact Our Team')
  })

  test('scrolls to its top without an animation under reduced motion, and fits a window of 320 pixels', async ({
    open,
  }) => {
    const page = await open(path, { width: 320, reducedMotion: true })
    expect(await scrollWidthOf(page)).toBe(320)
    await scrollTo(page, 1200)
    await toTop(page).waitFor()
    const after = await toTop(page).evaluate((button: HTMLElement) => {
      button.click()
      return window.scrollY
    })
    expect(after).toBe(0)
  })
})

describe.for(['/apply', '/jobs'])('%s', (alias) => {
  test('shows the careers page and declares its canonical URL without JavaScript', async ({ open }) => {
    const page = await open(alias, { javaScript: false })
    expect(await headingsOf(page)).toEqual(headings)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${company.siteUrl}${path}`)
  })

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
