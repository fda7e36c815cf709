import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { openEdge, type EdgeAnswer } from '#infra/edge/run.ts'
import { edgeSite, edgeSource, edgeSourceLimitBytes } from '#infra/edge/source.ts'

const site = edgeSite({ https: true })
const edge = openEdge(site)

const ask = (target: string, method = 'GET', headers: Record<string, string> = {}) =>
  edge.viewerRequest({ method, target, headers, ip: '203.0.113.9', requestId: 'request-1' })
const onwardTo = (target: string, method?: string): string | undefined => {
  const result = ask(target, method)
  return 'request' in result ? result.request.uri : undefined
}
const answerTo = (target: string, method?: string): EdgeAnswer | undefined => {
  const result = ask(target, method)
  return 'answer' in result ? result.answer : undefined
}
const statusOf = (target: string): number =>
  edge.viewerResponse({ method: 'GET', target, ip: '::1', requestId: 'r' }, 200)

describe('Pages', () => {
  test.each([
    ['/', '/index.html'],
    ['/contact', '/contact/index.html'],
    ['/contact?topic=gpu', '/contact/index.html'],
    ['/about', '/about/index.html'],
    ['/jobs', '/careers/index.html'],
    ['/apply', '/careers/index.html'],
    ['/interview/aB_9-x', '/interview/_sessionId/index.html'],
    ['/desk', '/desk/index.html'],
    ['/desk/invitation', '/desk/index.html'],
    ['/desk/applicants/0189aB--gpu-engineer', '/desk/index.html'],
    ['/careers/senior-engineer_7', '/careers/senior-engineer_7/index.html'],
  ])('%s is answered by %s', (address, file) => {
    expect(onwardTo(address)).toBe(file)
    expect(statusOf(address)).toBe(200)
  })

  test.each([
    ['/contact/', '/contact'],
    ['/contact/?topic=gpu&topic=cpu&empty', '/contact?topic=gpu&topic=cpu&empty'],
    ['/careers/job-1/', '/careers/job-1'],
    ['/CONTACT', '/contact'],
    ['/Careers', '/careers'],
    ['/Careers/?page=2', '/careers?page=2'],
    ['/careers/GPU-Platform-Engineer', '/careers/gpu-platform-engineer'],
    ['/jobs/gpu-engineer', '/careers/gpu-engineer'],
    ['/jobs/gpu-engineer/', '/careers/gpu-engineer'],
    ['/Jobs/GPU-Engineer?from=poster', '/careers/gpu-engineer?from=poster'],
    ['/interview/aB_9-x/', '/interview/aB_9-x'],
  ])('%s redirects permanently to %s', (address, location) => {
    const answer = answerTo(address)
    expect(answer?.statusCode).toBe(301)
    expect(answer?.headers['location']?.value).toBe(location)
    expect(answer?.headers['strict-transport-security']?.value).toContain('max-age=63072000')
  })

  test.each(['/assets/main-abc123.js', '/robots.txt', '/.well-known/security.txt', '/contact/index.html'])(
    'the file %s is fetched as it is',
    (file) => {
      expect(onwardTo(file)).toBe(file)
      expect(statusOf(file)).toBe(200)
    },
  )

  const hostile = [
    '/nothing-here',
    '//',
    '//evil.com',
    '//evil.com/',
    '/..//',
    '/..//evil.com/',
    '/../index.html',
    '/contact/../index.html',
    '/contact//',
    '/%2e%2e/',
    '/contact%2f',
    '/contact%2F..%2Fapi',
    '/\\evil.com',
    '/\\evil.com/',
    '/API/contact',
    '/contact;x=1',
    '/careers/a/b',
    '/jobs/a/b',
    '/jobs/..',
    '/jobs//evil.com',
    '/JOBS//evil.com/',
    '/Interview/aB_9-x',
    '/careers/..',
    '/careers/%00',
    `/careers/${'x'.repeat(300)}`,
    `/${'x'.repeat(300)}`,
    `/${'x'.repeat(300)}.js`,
    '/__proto__',
    '/constructor',
    '*',
    '',
  ]
  test.each(hostile.filter((target) => target !== '//'))(
    '%s is answered 404 with the not-found page and no redirect',
    (target) => {
      expect(onwardTo(target)).toBe('/404.html')
      expect(statusOf(target)).toBe(404)
    },
  )

  test.each(hostile)('%s never redirects to another host', (target) => {
    expect(answerTo(target)?.headers['location']?.value ?? '/').toMatch(/^\/(?![/\\])/)
  })

  test('the not-found page has the status 404 also when the request names its file', () => {
    expect(statusOf('/404.html')).toBe(404)
  })

  test('a 304 keeps its status', () => {
    expect(edge.viewerResponse({ method: 'GET', target: '/nothing', ip: '::1', requestId: 'r' }, 304)).toBe(
      304,
    )
  })
})

describe('The API', () => {
  test('has no endpoint for development', () => expect(site.routes).not.toHaveProperty('dev'))

  test.each([
    ['POST', '/api/contact/', '/api/contact'],
    ['POST', '/api/contact', '/api/contact'],
    ['POST', '/api/contact/?a=1', '/api/contact'],
    ['GET', '/api/health', '/api/health'],
  ])('%s %s reaches the gateway as %s', (method, address, path) => {
    expect(onwardTo(address, method)).toBe(path)
  })

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api//'],
    ['POST', '/api/contact//'],
    ['POST', '/api//contact'],
    ['GET', '/api/contact'],
    ['OPTIONS', '/api/contact'],
    ['GET', '/api/nothing'],
    ['POST', '/api/%63ontact'],
    ['GET', '/api/../index.html'],
    ['GET', '/api/.'],
    ['POST', `/api/${'x'.repeat(300)}`],
  ])('%s %s is answered 404 at the edge, with the error of the contract', (method, address) => {
    const answer = answerTo(address, method)
    expect(answer?.statusCode).toBe(404)
    expect(answer?.headers).toMatchObject({
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-store' },
    })
    expect(JSON.parse(answer?.body?.data ?? '')).toEqual({
      success: false,
      code: 'not_found',
      message: 'There is nothing at this address.',
      detail: 'There is nothing at this address.',
      requestId: 'request-1',
    })
  })

  test('the IP address is the one that CloudFront passes, and not the one in a header of the request', () => {
    const result = ask('/api/health', 'GET', { 'X-Viewer-Address': '10.0.0.1', 'x-api-key': 'key' })
    expect('request' in result && result.request.headers).toEqual({
      'x-viewer-address': { value: '203.0.113.9' },
      'x-api-key': { value: 'key' },
    })
  })
})

describe('A desk with its own host name', () => {
  const apart = openEdge(edgeSite({ https: true, deskHost: 'desk.merbok.test' }))
  const at = (host: string, target: string, method = 'GET') => {
    const headers = { Host: host }
    const result = apart.viewerRequest({ method, target, headers, ip: '::1', requestId: 'r' })
    const status = apart.viewerResponse({ method, target, headers, ip: '::1', requestId: 'r' }, 200)
    return 'request' in result ? [result.request.uri, status] : [result.answer.statusCode, status]
  }

  test.each([
    ['desk.merbok.test', 'GET', '/desk', '/desk/index.html'],
    ['desk.merbok.test', 'GET', '/desk/applicants', '/desk/index.html'],
    ['desk.merbok.test', 'GET', '/assets/desk-abc.js', '/assets/desk-abc.js'],
    ['desk.merbok.test', 'GET', '/desk/index.html', '/desk/index.html'],
    ['desk.merbok.test', 'GET', '/icon.svg', '/icon.svg'],
    ['desk.merbok.test', 'GET', '/api/desk/me', '/api/desk/me'],
    ['www.merbok.test', 'GET', '/contact', '/contact/index.html'],
    ['www.merbok.test', 'POST', '/api/contact', '/api/contact'],
    ['www.merbok.test', 'GET', '/assets/main-abc.js', '/assets/main-abc.js'],
  ])('%s answers %s %s', (host, method, target, uri) => {
    expect(at(host, target, method)[0]).toBe(uri)
  })

  test.each([
    ['desk.merbok.test', 'GET', '/contact', '/404.html'],
    ['desk.merbok.test', 'GET', '/careers/gpu-engineer', '/404.html'],
    ['desk.merbok.test', 'GET', '/index.html', '/404.html'],
    ['desk.merbok.test', 'GET', '/about/index.html', '/404.html'],
    ['desk.merbok.test', 'GET', '/login/index.html', '/404.html'],
    ['desk.merbok.test', 'GET', '/careers/gpu-engineer/index.html', '/404.html'],
    ['desk.merbok.test', 'GET', '/interview/_sessionId/index.html', '/404.html'],
    ['www.merbok.test', 'GET', '/desk/index.html', '/404.html'],
    ['www.merbok.test', 'GET', '/Desk/index.html', '/404.html'],
    ['desk.merbok.test', 'POST', '/api/contact', 404],
    ['desk.merbok.test', 'POST', '/api/auth/login', 404],
    ['www.merbok.test', 'GET', '/desk', '/404.html'],
    ['www.merbok.test', 'GET', '/desk/applicants', '/404.html'],
    ['www.merbok.test', 'GET', '/DESK', '/404.html'],
    ['www.merbok.test', 'POST', '/api/desk/sign-in', 404],
  ])('%s answers %s %s with 404', (host, method, target, result) => {
    const [answer, status] = at(host, target, method)
    expect(answer).toBe(result)
    if (!target.startsWith('/api')) expect(status).toBe(404)
  })

  test('redirects its root to /desk', () => {
    const start = apart.viewerRequest({
      method: 'GET',
      target: '/',
      headers: { host: 'desk.merbok.test' },
      ip: '::1',
      requestId: 'r',
    })
    expect('answer' in start && start.answer.headers['location']?.value).toBe('/desk')
  })
})

describe("The function's source", () => {
  const source = edgeSource(site)

  test("is below CloudFront's size limit, with a margin", () => {
    expect(Buffer.byteLength(source)).toBeLessThan(edgeSourceLimitBytes * 0.8)
  })

  test('uses no syntax that its runtime lacks', () => {
    const known = { 'const-and-let': true, arrow: true, 'template-literal': true }
    const { code } = transformSync(source, {
      target: 'es5',
      supported: known,
      minify: false,
      legalComments: 'none',
    })
    const plain = transformSync(source, {
      supported: { 'object-extensions': false },
      legalComments: 'none',
    }).code
    expect(code).toBe(plain)
    expect(source).not.toMatch(/,\s*\)/)
  })
})
