import { expect, test } from 'vitest'
import { answerUnpublished } from './unpublished.ts'

const built = new Map([
  ['/404.html', '<h1>Page not found</h1>'],
  ['/careers/index.html', '<h1>Careers</h1>'],
  ['/sitemap.xml', '<urlset/>'],
])

test.each([
  ['/careers/index.html', 200, 'text/html; charset=utf-8', '<h1>Careers</h1>'],
  ['/sitemap.xml', 200, 'application/xml; charset=utf-8', '<urlset/>'],
  ['/careers/gone/index.html', 404, 'text/html; charset=utf-8', '<h1>Page not found</h1>'],
  ['/404.html', 404, 'text/html; charset=utf-8', '<h1>Page not found</h1>'],
  ['/careers/../404.html', 404, 'text/html; charset=utf-8', '<h1>Page not found</h1>'],
])('%s, which is not published, is answered %i', (rawPath, statusCode, contentType, body) => {
  const answer = answerUnpublished(built, { rawPath })
  expect(answer).toMatchObject({ statusCode, body, headers: { 'content-type': contentType } })
})

test('is not kept by browsers or the edge, because the file may be published any moment', () => {
  const { headers } = answerUnpublished(built, { rawPath: '/careers/index.html' })
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})
