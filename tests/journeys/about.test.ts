import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { headingsOf, looks, scrollWidthOf, violationsOn, visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const path = '/about'

describe('the page about the company', () => {
  test('tells its story in order, also without any script', async () => {
    await visitPage(
      stack,
      path,
      async (page) => {
        const headings = await headingsOf(page)
        expect(headings.filter((heading) => !heading.startsWith('h3'))).toEqual([
          'h1 End-to-end AI from Malaysia',
          'h2 Who We Are',
          'h2 What Sets Us Apart',
          'h2 Expert Team',
          'h2 Vision',
          'h2 Why Work With Us',
          'h2 Tell us what you want to run',
        ])
        expect(headings).toEqual(
          expect.arrayContaining([
            'h3 AI Infrastructure',
            'h3 Custom Solutions',
            'h3 Regional Expertise',
            'h3 Network Engineers',
            'h3 Software Solutions Engineers',
          ]),
        )
      },
      { javaScript: false },
    )
  })

  test('names three pillars, and four cards each for what sets us apart and why to work with us', async () => {
    await visitPage(stack, path, async (page) => {
      const inSection = (title: string) =>
        page.getByRole('region', { name: title }).getByRole('heading', { level: 3 }).count()
      expect(await inSection('Who We Are')).toBe(3)
      expect(await inSection('What Sets Us Apart')).toBe(4)
      expect(await inSection('Expert Team')).toBe(2)
      expect(await inSection('Why Work With Us')).toBe(4)
    })
  })

  test.each([
    ['Contact Us', '/contact', 'Contact'],
    ['Explore Our Services', '/services', 'Services from silicon to software'],
  ])('ends with "%s", which leads to the top of %s', async (label, target, heading) => {
    for (const width of [390, 1280]) {
      await visitPage(
        stack,
        path,
        async (page) => {
          await page.getByRole('main').getByRole('link', { name: label }).click()
          await page.getByRole('heading', { level: 1, name: heading }).waitFor()
          expect(new URL(page.url()).pathname).toBe(target)
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
        },
        { width },
      )
    }
  })

  test('is marked in the menu as the page one is on', async () => {
    await visitPage(stack, path, async (page) => {
      const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' })
      expect(await entry.getAttribute('aria-current')).toBe('page')
      expect(await page.title()).toMatch(/^About Us \| /)
    })
  })

  test('fits a window of 320 pixels', async () => {
    await visitPage(stack, path, async (page) => expect(await scrollWidthOf(page)).toBe(320), { width: 320 })
  })

  test.each(looks)('keeps the accessibility rules at $width pixels, dark: $dark', async (look) => {
    await visitPage(stack, path, async (page) => expect(await violationsOn(page)).toEqual([]), {
      ...look,
      reducedMotion: true,
    })
  })
})
