import { company } from '#shared/company.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { headingsOf, linkTargets, looks, scrollWidthOf, violationsOn, visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const path = '/careers'
const patience = { timeout: 10_000 }

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
const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
/** A smooth scroll takes as long as the machine is busy. */
const atTop = (page: Page) => page.waitForFunction(() => window.scrollY === 0, null, patience)
const scrollTo = async (page: Page, pixels: number): Promise<void> => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), pixels)
  expect(await scrolledTo(page)).toBe(pixels)
}

const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' })

describe('the careers page', () => {
  test.each([390, 1280])('tells everything without any script at %i pixels', async (width) => {
    await visitPage(
      stack,
      path,
      async (page) => {
        expect(await headingsOf(page)).toEqual(headings)
        for (const text of [
          'Our mission is',
          'Upload your CV and details',
          'Complete our AI-powered assessment',
          'Meet with the hiring team',
          'Receive our decision',
          'It is recorded for assessment.',
        ])
          expect(await page.getByRole('main').getByText(text).isVisible()).toBe(true)
        expect(await toTop(page).count()).toBe(0)
      },
      { javaScript: false, width },
    )
  })

  test('shows six reasons to join and the four steps of an application in order', async () => {
    await visitPage(stack, path, async (page) => {
      const listIn = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem')
      expect(await listIn('Why Join').count()).toBe(6)
      expect(await listIn('Application Process').getByRole('heading').allTextContents()).toEqual([
        'Submit Application',
        'AI Interview',
        'Team Interview',
        'Decision',
      ])
    })
  })

  test.each([true, false])(
    'writes to the careers address, with a script or without: %s',
    async (javaScript) => {
      await visitPage(
        stack,
        path,
        async (page) =>
          expect(await linkTargets(page, 'Contact Our Team')).toEqual([`mailto:${company.careersEmail}`]),
        { javaScript },
      )
    },
  )

  test('has the header and no footer', async () => {
    await visitPage(stack, path, async (page) => {
      expect(await page.getByRole('banner').count()).toBe(1)
      expect(await page.getByRole('contentinfo').count()).toBe(0)
      expect(await menuEntry(page).getAttribute('aria-current')).toBe('page')
    })
  })

  test('leads on to what happens with the data of those who write', async () => {
    await visitPage(stack, path, async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
      await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
      expect(await page.getByRole('contentinfo').count()).toBe(1)
    })
  })

  test.each([390, 1280])(
    'offers its top beyond 400 pixels and not before, in a window of %i pixels',
    async (width) => {
      await visitPage(
        stack,
        path,
        async (page) => {
          await scrollTo(page, 401)
          await toTop(page).waitFor()
          await scrollTo(page, 400)
          await toTop(page).waitFor({ state: 'detached', ...patience })
          await scrollTo(page, 1200)
          await toTop(page).click()
          await atTop(page)
          await toTop(page).waitFor({ state: 'detached', ...patience })
        },
        { width },
      )
    },
  )

  test('is used with the keyboard alone, and goes on from the top after going there', async () => {
    await visitPage(stack, path, async (page) => {
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
      await atTop(page)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Contact Our Team')
    })
  })

  test('goes to its top at once for those who want no motion', async () => {
    await visitPage(
      stack,
      path,
      async (page) => {
        await scrollTo(page, 1200)
        await toTop(page).waitFor()
        const after = await toTop(page).evaluate((button: HTMLElement) => {
          button.click()
          return window.scrollY
        })
        expect(after).toBe(0)
      },
      { reducedMotion: true },
    )
  })

  test('fits a window of 320 pixels', async () => {
    await visitPage(stack, path, async (page) => expect(await scrollWidthOf(page)).toBe(320), { width: 320 })
  })

  test.each(looks)('keeps the accessibility rules at $width pixels, dark: $dark', async (look) => {
    await visitPage(
      stack,
      path,
      async (page) => {
        await scrollTo(page, 401)
        await toTop(page).waitFor()
        expect(await violationsOn(page)).toEqual([])
      },
      { ...look, reducedMotion: true },
    )
  })
})

describe.each(['/apply', '/jobs'])('%s', (alias) => {
  test('shows the careers page, also without any script, and names its one address', async () => {
    await visitPage(
      stack,
      alias,
      async (page) => {
        expect(await headingsOf(page)).toEqual(headings)
        expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
          `${company.siteUrl}${path}`,
        )
      },
      { javaScript: false },
    )
  })

  test('goes on as the careers page when its script has started', async () => {
    await visitPage(stack, `${alias}?from=letter#why-join-title`, async (page) => {
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
})
