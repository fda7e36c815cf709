import { describe, expect, test } from 'vitest'
import { builtAmongPublished, isPublishedPath } from './published-paths.ts'
import { pages, type Page } from './routes.ts'

describe('the paths of published pages', () => {
  test.each(['/careers', '/careers/engineer-7', '/careers/', '/apply', '/jobs', '/sitemap.xml'])(
    '%s is answered from the bucket of publications',
    (path) => expect(isPublishedPath(path)).toBe(true),
  )

  test.each(['/', '/careersx', '/jobs/engineer-7', '/robots.txt', '/404.html', '/interview/a'])(
    '%s is answered from the built site',
    (path) => expect(isPublishedPath(path)).toBe(false),
  )
})

describe('the files of the build that answer where nothing is published', () => {
  const saved: Page = {
    path: '/careers/saved',
    module: 'careers/SavedPage.tsx',
    header: true,
    footer: true,
    audience: 'guest',
    listed: false,
    start: 'idle',
  }

  test('are the not-found page, the list and the sitemap', () =>
    expect(builtAmongPublished()).toEqual(
      expect.arrayContaining(['404.html', 'careers/index.html', 'sitemap.xml']),
    ))

  test('include a page that is added below /careers/', () =>
    expect(builtAmongPublished([...pages, saved])).toContain('careers/saved/index.html'))
})
