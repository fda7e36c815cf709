import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { linkTo } from './link.ts'
import { ownPath, pageAt, parametersAt } from './match.ts'
import { fileOf, fixedPartOf } from './page-files.ts'
import { textOf } from './page-texts.ts'
import { notFoundPage, sitePages } from './routes.ts'

describe('a path', () => {
  test('with a trailing slash shows the same page', () => {
    expect(pageAt('/contact/')).toBe(pageAt('/contact'))
    expect(pageAt('/contact').path).toBe('/contact')
  })

  test.each(['/nowhere', '/CONTACT', '/careers/a/b', '//contact'])(
    '%j, which no page has, shows the not-found page',
    (path) => expect(pageAt(path)).toBe(notFoundPage),
  )

  test('that matches a pattern shows its page and yields the parameters', () => {
    expect(pageAt('/careers/job-1').path).toBe('/careers/{jobId}')
    expect(parametersAt('/careers/job-1')).toEqual({ jobId: 'job-1' })
    expect(parametersAt('/careers')).toEqual({})
  })

  test('from linkTo has its parameters URL-encoded', () => {
    expect(linkTo('/careers')).toBe('/careers')
    expect(linkTo('/interview/{sessionId}', { sessionId: 'a/b' })).toBe('/interview/a%2Fb')
  })
})

test('every page of the site map has a module and a unique title', () => {
  const module = (name: string) => new URL(`../${name}`, import.meta.url)
  expect(sitePages.filter((page) => !existsSync(module(page.module)))).toEqual([])
  expect(new Set(sitePages.map((page) => textOf(page).title)).size).toBe(sitePages.length)
})

test('aliases of the careers list show the same page, which is prerendered at one path', () => {
  for (const alias of ['/apply', '/jobs', '/jobs/']) {
    expect(pageAt(alias)).toBe(pageAt('/careers'))
    expect(ownPath(alias)).toBe('/careers')
  }
  for (const other of ['/careers', '/contact', '/jobs/engineer-1', '/nowhere'])
    expect(ownPath(other)).toBe(other)
})

test.each([
  ['/', 'index.html', '/'],
  ['/services/on-demand', 'services/on-demand/index.html', '/services/on-demand'],
  ['/careers/{jobId}', 'careers/_jobId/index.html', '/careers/'],
  ['*', '404.html', '*'],
] as const)('%s is prerendered as %s', (path, file, fixedPart) => {
  expect(fileOf({ path })).toBe(file)
  expect(fixedPartOf({ path })).toBe(fixedPart)
})
