import { company } from '#shared/company.ts'
import { buckets, logRetentionDays } from '#infra/resources.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { headingsOf, looks, scrollWidthOf, violationsOn, visitPage } from './marketing-page.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const path = '/privacy'

const sections = [
  '1. Information We Collect',
  '2. How We Use Your Information',
  '3. How We Share Your Information',
  '4. Data Security',
  '5. Your Rights and Choices',
  '6. Links to Third-Party Websites',
  "7. Children's Privacy",
  '8. Changes to This Privacy Policy',
  '9. Contact Us',
]

describe('the privacy policy', () => {
  test('has nine numbered sections and its date, also without any script', async () => {
    await visitPage(
      stack,
      path,
      async (page) => {
        const headings = await headingsOf(page)
        expect(headings.filter((heading) => !heading.startsWith('h3'))).toEqual([
          'h1 Privacy Policy',
          ...sections.map((section) => `h2 ${section}`),
        ])
        expect(await page.getByText('Last updated August 5, 2025').count()).toBe(1)
        expect(await page.getByRole('region', { name: "7. Children's Privacy" }).innerText()).toContain(
          'under 13',
        )
      },
      { javaScript: false },
    )
  })

  test('ends with the company, its address, and links to write and to call', async () => {
    await visitPage(stack, path, async (page) => {
      const contact = page.getByRole('region', { name: '9. Contact Us' })
      const text = await contact.innerText()
      const { street, city, postcode, country } = company.address
      for (const part of [company.fullName, street, city, postcode, country]) expect(text).toContain(part)
      const hrefOf = (name: string) => contact.getByRole('link', { name }).getAttribute('href')
      expect(await hrefOf(company.contact.email)).toBe(`mailto:${company.contact.email}`)
      expect(await hrefOf(company.contact.phone)).toBe(`tel:${company.contact.phone.replace(/[^+\d]/g, '')}`)
    })
  })

  test('promises no longer and no shorter terms than storage keeps', async () => {
    await visitPage(stack, path, async (page) => {
      const termOf = (what: RegExp) =>
        page
          .getByRole('region', { name: '4. Data Security' })
          .locator('dl > div')
          .filter({ hasText: what })
          .locator('dd')
          .innerText()
      const [recordings] = buckets.interviews.expiry
      const [pending] = buckets.uploads.expiry
      expect(await termOf(/^Enquiries/)).toMatch(/^two years/)
      expect(await termOf(/recordings/)).toBe(`${recordings.days} days`)
      expect(pending.days).toBe(1)
      expect(await termOf(/never completed/)).toBe('one day')
      expect(await termOf(/logs/)).toBe(`${logRetentionDays} days`)
    })
  })

  test('keeps its word: a visit sets no cookie and stores nothing', async () => {
    await visitPage(stack, path, async (page) => {
      expect(await page.context().cookies()).toEqual([])
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    })
  })

  test('leads from its contents to every section', async () => {
    for (const width of [390, 1280]) {
      await visitPage(
        stack,
        path,
        async (page) => {
          const contents = page.getByRole('navigation', { name: 'Sections of this policy' })
          for (const section of sections) {
            await contents.getByRole('link', { name: section }).press('Enter')
            const heading = page.getByRole('heading', { level: 2, name: section })
            await expect
              .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
              .toBeGreaterThan(72)
            await expect
              .poll(() => heading.evaluate((element) => element.getBoundingClientRect().bottom))
              .toBeLessThan(844)
          }
        },
        { width },
      )
    }
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
