import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notFoundPage, pageAt, pages } from './pages.ts'

test('an address with a slash at its end shows the same page', () => {
  expect(pageAt('/contact/')).toBe(pageAt('/contact'))
  expect(pageAt('/contact').path).toBe('/contact')
})

test('any other address shows the page that leads home', () => {
  expect(pageAt('/nowhere')).toBe(notFoundPage)
})

test('every page of the site map is there, with a title and a description of its own', () => {
  const all = [...pages, notFoundPage]
  expect(all.filter(({ module }) => !existsSync(new URL(module, import.meta.url)))).toEqual([])
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
})
