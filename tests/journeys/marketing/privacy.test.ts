import { company, dataProtection } from '#shared/company.ts'
import { describe, expect } from 'vitest'
import { widths } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { headingsOf, scrollWidthOf } from '../page.ts'

const english = {
  path: '/privacy',
  language: 'en',
  contents: 'Sections of this policy',
  dates: ['Last updated August 5, 2025', 'This version: November 27, 2026'],
  title: 'Privacy Policy',
  sections: [
    '1. Information We Collect',
    '2. How We Use Your Information',
    '3. How We Share Your Information',
    '4. Data Security',
    '5. Your Rights and Choices',
    '6. Links to Third-Party Websites',
    "7. Children's Privacy",
    '8. Changes to This Privacy Policy',
    '9. Contact Us',
  ],
  under13: 'under 13',
} as const

const malay = {
  path: '/ms/privacy',
  language: 'ms',
  contents: 'Bahagian dasar ini',
  dates: ['Kali terakhir dikemas kini pada 5 Ogos 2025', 'Versi ini: 27 November 2026'],
  title: 'Dasar Privasi',
  sections: [
    '1. Maklumat yang Kami Kumpulkan',
    '2. Cara Kami Menggunakan Maklumat Anda',
    '3. Cara Kami Berkongsi Maklumat Anda',
    '4. Keselamatan Data',
    '5. Hak dan Pilihan Anda',
    '6. Pautan ke Laman Web Pihak Ketiga',
    '7. Privasi Kanak-kanak',
    '8. Perubahan pada Dasar Privasi Ini',
    '9. Hubungi Kami',
  ],
  under13: 'di bawah umur 13 tahun',
} as const

/** What each section says is compared with settings and storage in web/src/marketing/privacy/policy.test.ts. */
describe.each([english, malay])('the privacy policy at $path', ({ path, language, contents, ...policy }) => {
  test('has nine numbered sections, its dates and the company without JavaScript', async ({ open }) => {
    const page = await open(path, { javaScript: false })
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const headings = await headingsOf(page)
    expect(headings.filter((heading) => !heading.startsWith('h3'))).toEqual([
      `h1 ${policy.title}`,
      ...policy.sections.map((section) => `h2 ${section}`),
    ])
    for (const date of policy.dates) expect(await page.getByText(date).count(), date).toBe(1)
    expect(await page.getByRole('region', { name: policy.sections[6] }).innerText()).toContain(policy.under13)

    const contact = page.getByRole('region', { name: policy.sections[8] })
    const text = await contact.innerText()
    const { street, city, postcode, country } = company.address
    for (const part of [company.fullName, street, city, postcode, country]) expect(text).toContain(part)
    const hrefOf = (name: string) => contact.getByRole('link', { name }).getAttribute('href')
    for (const address of [company.contact.email, dataProtection.email])
      expect(await hrefOf(address)).toBe(`mailto:${address}`)
    expect(await hrefOf(company.contact.phone)).toBe(`tel:${company.contact.phone.replace(/[^+\d]/g, '')}`)
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
      const list = page.getByRole('navigation', { name: contents })
      for (const section of policy.sections) {
        await list.getByRole('link', { name: section }).press('Enter')
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

test('each language of the privacy policy leads to the other, which the document then names as its own', async ({
  open,
}) => {
  const page = await open(english.path, { reducedMotion: true })
  const documentOf = () => page.evaluate(() => [document.documentElement.lang, document.title])
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  expect(alternates).toEqual([
    ['en', `${company.siteUrl}/privacy`],
    ['ms', `${company.siteUrl}/ms/privacy`],
  ])
  await page.getByRole('link', { name: 'Baca dalam Bahasa Melayu' }).click()
  await expect.poll(documentOf).toEqual(['ms', `Dasar Privasi | ${company.shortName}`])
  await page.getByRole('link', { name: 'Read in English' }).click()
  await expect.poll(documentOf).toEqual(['en', `Privacy Policy | ${company.shortName}`])
  await page.goBack()
  await expect.poll(documentOf).toEqual(['ms', `Dasar Privasi | ${company.shortName}`])
})
