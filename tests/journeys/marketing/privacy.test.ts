import { company } from '#shared/company.ts'
import { auditRetentionDays, inactiveAccountMonths, retentionNoticeDays } from '#shared/domain/retention.ts'
import { lookedForDays } from '#functions/removals/next-look.ts'
import { buckets } from '#infra/resources/buckets.ts'
import { fileLogRetentionDays, logRetentionDays } from '#infra/resources/log-retention.ts'
import { describe, expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { headingsOf, scrollWidthOf } from '../page.ts'

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
  test('has nine numbered sections, its date and the company without JavaScript', async ({ open }) => {
    const page = await open(path, { javaScript: false })
    const headings = await headingsOf(page)
    expect(headings.filter((heading) => !heading.startsWith('h3'))).toEqual([
      'h1 Privacy Policy',
      ...sections.map((section) => `h2 ${section}`),
    ])
    expect(await page.getByText('Last updated August 5, 2025').count()).toBe(1)
    expect(await page.getByRole('region', { name: "7. Children's Privacy" }).innerText()).toContain(
      'under 13',
    )

    const collected = await page.getByRole('region', { name: '1. Information We Collect' }).innerText()
    for (const kept of ['theme', 'unfinished enquiry', 'sign-in', 'set a password', 'dashboard', 'interview'])
      expect(collected).toContain(kept)
    expect(collected).toContain('only when you press “Show Google Maps”')

    const contact = page.getByRole('region', { name: '9. Contact Us' })
    const text = await contact.innerText()
    const { street, city, postcode, country } = company.address
    for (const part of [company.fullName, street, city, postcode, country]) expect(text).toContain(part)
    const hrefOf = (name: string) => contact.getByRole('link', { name }).getAttribute('href')
    expect(await hrefOf(company.contact.email)).toBe(`mailto:${company.contact.email}`)
    expect(await hrefOf(company.contact.phone)).toBe(`tel:${company.contact.phone.replace(/[^+\d]/g, '')}`)
  })

  test('states the retention periods that storage is configured with', async ({ open }) => {
    const page = await open(path, { javaScript: false })
    const periodOf = (what: RegExp) =>
      page
        .getByRole('region', { name: '4. Data Security' })
        .locator('dl > div')
        .filter({ hasText: what })
        .locator('dd')
        .innerText()
    const [recordings] = buckets.interviews.expiry
    const [pending] = buckets.uploads.expiry
    expect(await periodOf(/^Enquiries/)).toMatch(/^two years/)
    expect(await periodOf(/recordings/)).toBe(`${recordings.days} days`)
    expect(pending.days).toBe(1)
    expect(await periodOf(/never completed/)).toBe('one day')
    expect(await periodOf(/^Access logs of our file storage/)).toBe(`${fileLogRetentionDays} days`)
    expect(await periodOf(/^Other logs/)).toBe(`${logRetentionDays} days`)
    expect(await periodOf(/our staff/)).toBe('two years')
    expect(await periodOf(/^Account, profile/)).toBe(
      `until you delete your account, or ${inactiveAccountMonths} months after you last used it`,
    )
    expect(auditRetentionDays).toBe(2 * 365)
    const security = await page.getByRole('region', { name: '4. Data Security' }).innerText()
    expect(security).toContain(
      `At least ${retentionNoticeDays} days before we delete it we email you the day`,
    )
    expect(security).toContain(`an earlier version for ${buckets.uploads.expiry[1].earlierVersionsDays} days`)
    expect(security).toContain(`without names, for ${lookedForDays} days`)
    // S3 begins a term at the next midnight: the file's day, and that of its earlier version.
    const { days, earlierVersionsDays } = pending
    expect(2 * (days + earlierVersionsDays)).toBe(4)
    expect(security).toContain('up to four days')
  })

  test('sets no cookie, stores nothing and fits a window of 320 pixels', async ({ open }) => {
    const page = await open(path, { width: 320, reducedMotion: true })
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(await scrollWidthOf(page)).toBe(320)
  })

  test.for([widths.narrow, widths.wide])(
    'links from its contents to every section, %i pixels wide',
    inWideRun,
    async (width, { open }) => {
      const page = await open(path, { width, reducedMotion: true })
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
  )
})
