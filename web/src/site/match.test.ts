import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { linkTo } from './link.ts'
import { ownPath, pageAt, parametersAt } from './match.ts'
import { fileOf, fixedPartOf } from './page-files.ts'
import { textOf } from './page-texts.ts'
import { notFoundPage, sitePages } from './routes.ts'

describe('a path', () => {
  test('with a slash at its end shows the same page', () => {
    expect(pageAt('/contact/')).toBe(pageAt('/contact'))
    expect(pageAt('/contact').path).toBe('/contact')
  })

  test.each(['/nowhere', '/CONTACT', '/careers/a/b', '//contact'])(
    '%j, which no page has, shows the page that leads home',
    (path) => expect(pageAt(path)).toBe(notFoundPage),
  )

  test('with parameters shows their page and names them', () => {
    expect(pageAt('/careers/job-1').path).toBe('/careers/{jobId}')
    expect(parametersAt('/careers/job-1')).toEqual({ jobId: 'job-1' })
    expect(parametersAt('/careers')).toEqual({})
  })

  test('is written by linkTo, with its parameters encoded', () => {
    expect(linkTo('/careers')).toBe('/careers')
    expect(linkTo('/interview/{sessionId}', { sessionId: 'a/b' })).toBe('/interview/a%2Fb')
  })
})

test('every page of the site map has its module, and a title of its own', () => {
  const module = (name: string) => new URL(`../${name}`, import.meta.url)
  expect(sitePages.filter((page) => !existsSync(module(page.module)))).toEqual([])
  expect(new Set(sitePages.map((page) => textOf(page).title)).size).toBe(sitePages.length)
})

test('the careers list answers at its aliases as well, and was prerendered at one path', () => {
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
