import { company } from '#shared/company.ts'
import { services } from '#web/marketing/services.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { headingsOf, linkTargets, looks, scrollWidthOf, violationsOn, visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

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
    return Math.abs(edge(`#${id}`, 'top') - edge('.site-header__row', 'bottom'))
  }, anchor)

const standsAt = (page: Page, anchor: string): Promise<void> =>
  expect.poll(() => distanceFromHeader(page, anchor), { timeout: 5000 }).toBeLessThan(3)

/** Goes to an address of the site as its own links do. */
async function followTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ key: 'journey', idx: 1 }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'journey', idx: 1 } }))
  }, address)
}

const strip = (page: Page, label: string) => page.getByRole('list', { name: label })

const motionOf = (page: Page, label: string) =>
  strip(page, label).evaluate((list) => {
    const { animationPlayState, animationDuration } = getComputedStyle(list)
    return { state: animationPlayState, takes: animationDuration }
  })

describe('the home page', () => {
  test('tells everything without any script, section by section', async () => {
    await visitPage(
      stack,
      '/',
      async (page) => {
        const main = page.getByRole('main')
        const text = await main.innerText()
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
        const readable = text.toLowerCase()
        let from = 0
        for (const expected of inOrder) {
          const at = readable.indexOf(expected.toLowerCase(), from)
          expect(at, `"${expected}" after character ${from}`).toBeGreaterThanOrEqual(0)
          from = at
        }
        expect(await main.getByRole('link', { name: 'Get Started' }).count()).toBe(services.length)
        expect(await page.getByRole('tab').count()).toBe(0)
        await main.getByRole('link', { name: 'Explore Our Services' }).click()
        await standsAt(page, 'Services')
      },
      { javaScript: false },
    )
  })

  test('has its five sections in order, with headings of their own', async () => {
    await visitPage(stack, '/', async (page) => {
      const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(sections).toEqual([...anchors])
      const headings = await headingsOf(page)
      expect(headings[0]).toBe('h1 Unlock the Power of Cloud & AI Innovation')
      expect(headings.filter((heading) => heading.startsWith('h1'))).toHaveLength(1)
      expect(headings.filter((heading) => heading.startsWith('h2'))).toHaveLength(anchors.length)
      expect(headings).toEqual(expect.arrayContaining(highlights.map((name) => `h3 ${name}`)))
    })
  })

  test.each(bothWidths)('leads on from its opening in a window of %i pixels', async (width) => {
    await visitPage(
      stack,
      '/',
      async (page) => {
        const main = page.getByRole('main')
        await main.getByRole('link', { name: 'Explore Our Services' }).click()
        await standsAt(page, 'Services')
        await main.getByRole('link', { name: 'Contact Us' }).click()
        await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
      },
      { width },
    )
  })

  test.each(['about', 'Services', 'partners'])(
    'opens at its section "%s" when the address names it',
    async (anchor) => {
      await visitPage(stack, `/#${anchor}`, (page) => standsAt(page, anchor))
    },
  )

  test.each(bothWidths)(
    'comes to a section also from another page, in a window of %i pixels',
    async (width) => {
      await visitPage(
        stack,
        '/contact',
        async (page) => {
          await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
          await followTo(page, '/#partners')
          await standsAt(page, 'partners')
          expect(await page.title()).toContain(company.shortName)
          expect(await page.evaluate(() => document.activeElement?.id)).toBe('partners')
        },
        { width },
      )
    },
  )

  test('leads to the pages that tell more', async () => {
    await visitPage(stack, '/', async (page) => {
      expect(await linkTargets(page, 'More about us')).toEqual(['/about'])
      expect(await linkTargets(page, 'Become a Partner')).toEqual(['/contact'])
      expect(await linkTargets(page, 'Privacy Policy')).toContain('/privacy')
    })
  })

  test('floats fifty particles behind its title and points down the page', async () => {
    await visitPage(stack, '/', async (page) => {
      expect(await page.locator('.home-hero .particles circle').count()).toBe(50)
      const indicator = page.locator('.scroll-indicator')
      expect(await indicator.isVisible()).toBe(true)
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
      await expect.poll(() => indicator.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
    })
  })

  test('names its partners and what each of them makes', async () => {
    await visitPage(stack, '/', async (page) => {
      const items = await strip(page, 'Our partners').getByRole('listitem').allTextContents()
      expect(items).toEqual(partners.map(([name, description]) => name + description))
    })
  })

  test.each([
    [widths.wide, '25s'],
    [widths.narrow, '8s'],
  ])(
    'runs its ten feature phrases past only while they are in sight, at %i pixels in %s',
    async (width, takes) => {
      await visitPage(
        stack,
        '/',
        async (page) => {
          expect(await strip(page, 'What we offer').getByRole('listitem').count()).toBe(10)
          await expect.poll(() => motionOf(page, 'What we offer')).toEqual({ state: 'paused', takes })
          await strip(page, 'What we offer').evaluate((list) =>
            list.scrollIntoView({ block: 'center', behavior: 'instant' }),
          )
          await expect.poll(() => motionOf(page, 'What we offer')).toEqual({ state: 'running', takes })
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
          await expect.poll(() => motionOf(page, 'What we offer')).toEqual({ state: 'paused', takes })
        },
        { width },
      )
    },
  )

  test('stands still for people who want no motion', async () => {
    await visitPage(
      stack,
      '/',
      async (page) => {
        await strip(page, 'Our partners').scrollIntoViewIfNeeded()
        const moving = await page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        )
        expect(moving).toBe(0)
      },
      { reducedMotion: true },
    )
  })

  test('fits a window of 320 pixels, and any other enlarged twice', async () => {
    await visitPage(stack, '/', async (page) => expect(await scrollWidthOf(page)).toBe(320), { width: 320 })
    await visitPage(stack, '/', async (page) => expect(await scrollWidthOf(page)).toBe(640), { width: 640 })
  })

  test.each(looks)('keeps the accessibility rules at $width pixels, dark: $dark', async (look) => {
    await visitPage(stack, '/', async (page) => expect(await violationsOn(page)).toEqual([]), {
      ...look,
      reducedMotion: true,
    })
  })
})
