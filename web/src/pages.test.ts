import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagesByRoute } from '#infra/edge/pages.ts'
import { notFoundPage, ownAddress, pageAt, pages } from './pages.ts'

test('an address with a slash at its end shows the same page', () => {
  expect(pageAt('/contact/')).toBe(pageAt('/contact'))
  expect(pageAt('/contact').path).toBe('/contact')
})

test('any other address shows the page that leads home', () => {
  expect(pageAt('/nowhere')).toBe(notFoundPage)
})

test('every page of the site map is there, with a title of its own', () => {
  const all = [...pages, notFoundPage]
  expect(all.filter(({ module }) => !existsSync(new URL(module, import.meta.url)))).toEqual([])
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
})

test('the careers list answers at its other names as well, and is at home at one address', () => {
  for (const alias of ['/apply', '/jobs', '/jobs/']) {
    expect(pageAt(alias)).toBe(pageAt('/careers'))
    expect(ownAddress(alias)).toBe('/careers')
  }
  for (const other of ['/careers', '/contact', '/jobs/engineer-1', '/nowhere'])
    expect(ownAddress(other)).toBe(other)
})

test('the edge knows the same aliases', () => {
  const known = pages.flatMap((page) =>
    'aliases' in page ? page.aliases.map((alias) => [alias, `${page.path.slice(1)}/index.html`]) : [],
  )
  const atTheEdge = Object.entries(pagesByRoute).filter(([route]) => !route.includes('{'))
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(atTheEdge))
})
