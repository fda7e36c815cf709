import { company } from '#shared/company.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, widths } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { fillIn, sendButton, sentPanel, visitContact } from './contact-visitor.ts'
import { violationsOn, visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const mapFrame = 'iframe'

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
]

describe('the contact page', () => {
  test('keeps its cards apart, however far it is scrolled', async () => {
    await visitContact(stack, async (page) => {
      const aside = page.getByRole('complementary', { name: 'Other ways to reach us' })
      const office = page.getByRole('region', { name: 'Office Location' })
      for (const top of [0, 300, 600, 900]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        const [above, below] = await Promise.all([aside.boundingBox(), office.boundingBox()])
        expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0))
      }
    })
  })

  test('tells every way to reach the company without any script', async () => {
    const { page, close } = await openPage({ javaScript: false })
    await page.goto(`${stack.site}/contact`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Contact')
    const text = await page.locator('main').innerText()
    for (const expected of expectedTexts) expect(text).toContain(expected)
    expect(await page.getByRole('link', { name: 'Privacy Policy' }).first().getAttribute('href')).toBe(
      '/privacy',
    )
    expect(text).toContain('Sending this form needs JavaScript.')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('heading', { name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
    await close()
  })

  test('is reached from the home page, at its top and with its own title', async () => {
    const { page, close } = await openPage()
    await page.goto(stack.site)
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
    await expect.poll(() => page.title()).toContain('Contact')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await close()
  })

  test('asks for the map only when it comes near, in a sandbox', async () => {
    await visitContact(stack, async (page) => {
      expect(await page.locator(mapFrame).count()).toBe(0)
      await page.getByRole('heading', { name: 'Office Location' }).scrollIntoViewIfNeeded()
      const frame = page.locator(mapFrame)
      await frame.waitFor()
      expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.google\.com\/maps\?/)
      expect(await frame.getAttribute('sandbox')).toContain('allow-scripts')
      expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer')
      expect(await page.getByRole('link', { name: /Get directions/ }).getAttribute('href')).toContain(
        'google.com/maps',
      )
    })
  })

  test.each([
    ['code watches', true],
    ['no code watches', false],
  ])('has a header that turns solid after 50 pixels, where %s', async (_, javaScript) => {
    await visitPage(
      stack,
      '/contact',
      async (page) => {
        const background = () =>
          page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor)
        const clear = await background()
        await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }))
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50)
        expect(await background()).toBe(clear)
        await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }))
        await expect.poll(background).not.toBe(clear)
        expect(
          await page.locator('header').evaluate((header) => getComputedStyle(header).backdropFilter),
        ).toContain('blur')
      },
      { javaScript },
    )
  })

  test('fits a window of 320 pixels', async () => {
    await visitContact(
      stack,
      async (page) => {
        await sendButton(page).click()
        await page.getByText('Please enter your first name').waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      },
      { width: 320 },
    )
  })

  test.each([
    ['narrow', 'light'],
    ['narrow', 'dark'],
    ['wide', 'light'],
    ['wide', 'dark'],
  ] as const)(
    'keeps the accessibility rules in a %s window and %s colours, empty, with problems and sent',
    async (size, theme) => {
      await visitContact(
        stack,
        async (page) => {
          expect(await violationsOn(page)).toEqual([])
          await sendButton(page).click()
          await page.getByText('Please enter your first name').waitFor()
          expect(await violationsOn(page)).toEqual([])
          await fillIn(page)
          await sendButton(page).click()
          await sentPanel(page).waitFor()
          expect(await violationsOn(page)).toEqual([])
        },
        { width: widths[size], dark: theme === 'dark', reducedMotion: true },
      )
    },
  )
})

test('an unknown address leads home', async () => {
  const { page, close } = await openPage({ expectedErrors: [/status of 404/] })
  const answer = await page.goto(`${stack.site}/nowhere`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.getByRole('heading', { name: 'Unlock the Power of Cloud & AI Innovation' }).waitFor()
  await close()
})
