import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { headingsOf, scrollWidthOf } from '../page.ts'

const path = '/about'

describe('the page about the company', () => {
  test('shows its sections in order, also without JavaScript', async ({ open }) => {
    const page = await open(path, { javaScript: false })
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
  })

  test('has three pillars, and four cards each for what sets the company apart and why to work with it', async ({
    open,
  }) => {
    const page = await open(path)
    const inSection = (title: string) =>
      page.getByRole('region', { name: title }).getByRole('heading', { level: 3 }).count()
    expect(await inSection('Who We Are')).toBe(3)
    expect(await inSection('What Sets Us Apart')).toBe(4)
    expect(await inSection('Expert Team')).toBe(2)
    expect(await inSection('Why Work With Us')).toBe(4)
  })

  test.for([
    ['Contact Us', '/contact', 'Contact', 390],
    ['Contact Us', '/contact', 'Contact', 1280],
    ['Explore Our Services', '/services', 'Services from silicon to software', 390],
    ['Explore Our Services', '/services', 'Services from silicon to software', 1280],
  ] as const)(
    'ends with "%s", which leads to the top of %s',
    async ([label, target, heading, width], { open }) => {
      const page = await open(path, { width })
      await page.getByRole('main').getByRole('link', { name: label }).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(new URL(page.url()).pathname).toBe(target)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    },
  )

  test('is marked in the menu as the current page', async ({ open }) => {
    const page = await open(path)
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' })
    expect(await entry.getAttribute('aria-current')).toBe('page')
    expect(await page.title()).toMatch(/^About Us \| /)
  })

  test('fits a window of 320 pixels', async ({ open }) => {
    expect(await scrollWidthOf(await open(path, { width: 320 }))).toBe(320)
  })
})
