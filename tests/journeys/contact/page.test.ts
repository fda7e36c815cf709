import { company } from '#shared/company.ts'
import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { scrolledTo, scrollTo } from '../scrolling.ts'

const path = '/contact'

const expectedTexts = [
  'Contact Information',
  'Quick Response',
  'Under 24h',
  '24/7',
  'Phone Support',
  'Mon-Fri, 9AM-6PM GMT+8',
  'Email Support',
  'Response within 24 hours',
  'Office Location',
  'Directions:',
  company.contact.phone,
  company.contact.email,
  company.address.street,
  company.businessHours.weekdays,
  company.businessHours.saturday,
  company.businessHours.sunday,
  'Sending this form needs JavaScript.',
]

describe('the contact page', () => {
  test('names every way to reach the company without JavaScript', async ({ open }) => {
    const page = await open(path, { javaScript: false, reducedMotion: true })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Contact')
    const text = await page.locator('main').innerText()
    for (const expected of expectedTexts) expect(text).toContain(expected)
    expect(text).not.toContain('Country')
    expect(await page.getByRole('link', { name: 'Privacy Policy' }).first().getAttribute('href')).toBe(
      '/privacy',
    )
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('heading', { name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
  })

  test('keeps its cards apart at every scroll position, and requests the map only on a click, in a sandbox', async ({
    open,
  }) => {
    const page = await open(path, { reducedMotion: true })
    const frame = page.locator('iframe')
    expect(await frame.count()).toBe(0)
    const aside = page.getByRole('complementary', { name: 'Other ways to reach us' })
    const office = page.getByRole('region', { name: 'Office Location' })
    for (const top of [0, 300, 600, 900]) {
      await scrollTo(page, top)
      const [above, below] = await Promise.all([aside.boundingBox(), office.boundingBox()])
      expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0))
    }

    await page.getByRole('heading', { name: 'Office Location' }).scrollIntoViewIfNeeded()
    expect(await frame.count()).toBe(0)
    await page.getByRole('button', { name: 'Show Google Maps' }).click()
    await frame.waitFor()
    expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.google\.com\/maps\?/)
    expect(await frame.getAttribute('sandbox')).toContain('allow-scripts')
    expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(await page.getByRole('link', { name: /Get directions/ }).getAttribute('href')).toContain(
      'google.com/maps',
    )
  })

  test.for([true, false])(
    'has a header that turns opaque after 50 pixels, JavaScript: %s',
    inWideRun,
    async (javaScript, { open }) => {
      const page = await open(path, { javaScript })
      const header = page.locator('header')
      const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
      const clear = await background()
      await scrollTo(page, 50)
      await expect.poll(() => scrolledTo(page)).toBe(50)
      expect(await background()).toBe(clear)
      await scrollTo(page, 51)
      await expect.poll(background).not.toBe(clear)
      expect(await header.evaluate((element) => getComputedStyle(element).backdropFilter)).toContain('blur')
    },
  )
})
