import { existsSync, readFileSync, statSync } from 'node:fs'
import { company } from '#shared/company.ts'
import { services } from '#web/marketing/services.ts'
import { isShell } from '#web/site/page-files.ts'
import { pages } from '#web/site/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtFiles, builtPages, fileOf, unknownPath, type BuiltPage } from './built-pages.ts'

const largestPictureBytes = 75_000

let built: readonly BuiltPage[]
let notFound: BuiltPage | undefined
beforeAll(async () => {
  const read = await builtPages()
  notFound = read.find(({ path }) => path === unknownPath)
  // A shell gets its head from data when it is published.
  built = read.filter(({ path }) => path in builtFiles())
})

type Thing = { '@type': string; [property: string]: unknown }

function thingsOn(page: BuiltPage): Thing[] {
  expect(page.structuredData, page.path).toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(page.structuredData[0] ?? '') as {
    '@context': string
    '@graph': Thing[]
  }
  expect(context).toBe('https://schema.org')
  return graph
}

const thingOf = (page: BuiltPage, type: string): Thing | undefined =>
  thingsOn(page).find((thing) => thing['@type'] === type)

describe('The head of every page', () => {
  test('exists for each page of the site map', () => {
    expect(new Set(built.map(({ path }) => path))).toEqual(
      new Set(pages.filter((page) => !isShell(page)).map(({ path }) => path)),
    )
  })

  test('has its own title and description, of a length that search engines show', () => {
    const descriptions = built.map(({ metas }) => metas['description'] ?? '')
    expect(new Set(built.map(({ title }) => title)).size).toBe(built.length)
    expect(new Set(descriptions).size).toBe(built.length)
    for (const { path, title } of built) expect(title.length, path).toBeLessThanOrEqual(70)
    for (const text of descriptions) {
      expect(text.length, text).toBeGreaterThan(50)
      expect(text.length, text).toBeLessThanOrEqual(170)
    }
  })

  test('names its canonical URL', () => {
    for (const { path, canonical, metas } of built) {
      expect(canonical).toBe(company.siteUrl + path)
      expect(metas['og:url']).toBe(canonical)
    }
  })

  test('has the same title and description for social networks', () => {
    for (const { title, metas } of built) {
      expect(metas).toMatchObject({
        'og:type': 'website',
        'og:site_name': company.shortName,
        'og:title': title,
        'og:description': metas['description'],
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:image': metas['og:image'],
      })
    }
  })

  test('has its own image for social networks, 1200 by 630 pixels and at most 75 kB', () => {
    const pictures = built.map(({ metas }) => metas['og:image'] ?? '')
    expect(new Set(pictures).size).toBe(built.length)
    for (const picture of pictures) {
      const file = fileOf(picture.replace(company.siteUrl, ''))
      const png = readFileSync(file)
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        'PNG',
        1200,
        630,
      ])
      expect(statSync(file).size, picture).toBeLessThanOrEqual(largestPictureBytes)
    }
  })

  test('has the company as structured data', () => {
    for (const page of built) {
      expect(thingOf(page, 'Organization')).toMatchObject({
        name: company.shortName,
        legalName: company.fullName,
        url: `${company.siteUrl}/`,
        email: company.contact.email,
        telephone: company.contact.phone,
        address: { '@type': 'PostalAddress', addressLocality: company.address.city },
      })
      expect(
        existsSync(fileOf(String(thingOf(page, 'Organization')?.['logo']).replace(company.siteUrl, ''))),
      ).toBe(true)
    }
  })

  test('has breadcrumbs from the home page, each with the URL of a page', () => {
    for (const page of built) {
      const crumbs = thingOf(page, 'BreadcrumbList')?.['itemListElement'] as
        | { position: number; name: string; item: string }[]
        | undefined
      if (page.path === '/') {
        expect(crumbs).toBeUndefined()
        expect(thingOf(page, 'WebSite')).toMatchObject({
          name: company.shortName,
          url: `${company.siteUrl}/`,
        })
        continue
      }
      expect(crumbs?.map(({ position }) => position)).toEqual(crumbs?.map((_, index) => index + 1))
      expect(crumbs?.at(0)?.item).toBe(`${company.siteUrl}/`)
      expect(crumbs?.at(-1)?.item).toBe(page.canonical)
      for (const { item, name } of crumbs ?? []) {
        expect(name).not.toBe('')
        expect(built.map(({ canonical }) => canonical)).toContain(item)
      }
    }
  })

  test.each(services)('describes the service of $href', ({ href, title, description }) => {
    const page = built.find(({ path }) => path === href)
    if (page === undefined) throw new Error(`${href} is not built.`)
    expect(thingOf(page, 'Service')).toMatchObject({
      name: title,
      description,
      provider: { '@id': thingOf(page, 'Organization')?.['@id'] },
    })
  })
})

test('the page for unknown paths has noindex and no image', () => {
  expect(notFound?.metas['robots']).toBe('noindex')
  expect(notFound?.canonical).toBeUndefined()
  expect(notFound?.metas['og:image']).toBeUndefined()
})

describe('Beside the pages', () => {
  test('the sitemap lists exactly the pages that exist', () => {
    const sitemap = readFileSync(fileOf('sitemap.xml'), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(sitemap).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
    )
    const found = built.filter(({ metas }) => metas['robots'] !== 'noindex').map(({ canonical }) => canonical)
    expect(listed).toHaveLength(found.length)
    expect(new Set(listed)).toEqual(new Set(found))
  })

  test('robots.txt disallows the signed-in areas and names the sitemap', () => {
    expect(readFileSync(fileOf('robots.txt'), 'utf8').split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /dashboard',
      'Disallow: /interview/',
      'Disallow: /api/',
      '',
      `Sitemap: ${company.siteUrl}/sitemap.xml`,
      '',
    ])
  })

  test('the manifest names the company and icons that exist in their sizes', () => {
    const manifest = JSON.parse(readFileSync(fileOf('manifest.webmanifest'), 'utf8')) as {
      name: string
      icons: { src: string; sizes: string; purpose: string }[]
    }
    expect(manifest.name).toBe(company.shortName)
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes } of manifest.icons) {
      const icon = readFileSync(fileOf(src))
      if (sizes === 'any') expect(icon.toString()).toContain('<svg')
      else expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  test('icons exist at the paths that phones and older browsers request without a link', () => {
    const touchIcon = readFileSync(fileOf('apple-touch-icon.png'))
    expect([touchIcon.readUInt32BE(16), touchIcon.readUInt32BE(20)]).toEqual([180, 180])
    expect([...readFileSync(fileOf('favicon.ico')).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  })
})
