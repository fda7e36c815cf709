import { describe, expect, test } from 'vitest'
import { apiHeaders, ownPageHeaders, pageHeaders } from './headers.ts'

const uploadsOrigin = 'https://uploads.example'
const deployed = pageHeaders({ uploadOrigins: [uploadsOrigin], https: true })
const local = pageHeaders({ uploadOrigins: ['http://127.0.0.1:9000'], https: false })
const policyOf = (headers: Readonly<Record<string, string>>): Map<string, string[]> =>
  new Map(
    (headers['content-security-policy'] ?? '')
      .split('; ')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]),
  )

describe('The headers of a page', () => {
  // These tests cover what the MDN HTTP Observatory scores.
  test('allow nothing that is not allowed by name', () => {
    expect(policyOf(deployed).get('default-src')).toEqual(["'none'"])
    expect(deployed['content-security-policy']).not.toMatch(/unsafe|\*|http:/)
  })

  test('let no other site frame a page or receive its forms, and let nothing change its base URL', () => {
    const policy = policyOf(deployed)
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
  })

  test('allow scripts from the site and inline scripts by their hash', () => {
    expect(policyOf(deployed).get('script-src')).toEqual(["'self'"])
    const hashed = policyOf(
      pageHeaders({
        uploadOrigins: [uploadsOrigin],
        https: true,
        scriptHashes: ['sha256-a'],
        styleHashes: ['sha256-b'],
      }),
    )
    expect(hashed.get('script-src')).toEqual(["'self'", "'sha256-a'"])
    expect(hashed.get('style-src')).toEqual(["'self'", "'sha256-b'"])
  })

  test('allow connections to the site and the uploads bucket, and the frame of the map', () => {
    expect(policyOf(deployed).get('connect-src')).toEqual(["'self'", uploadsOrigin])
    expect(policyOf(deployed).get('frame-src')).toEqual(['https://www.google.com'])
  })

  test('set HSTS for two years, with preload only when the operator asks, and not in the local run', () => {
    expect(deployed['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    const asked = { uploadOrigins: [uploadsOrigin], https: true, hstsPreload: true }
    expect(pageHeaders(asked)['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
    expect(apiHeaders(asked)['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
    expect(local).not.toHaveProperty('strict-transport-security')
    expect(policyOf(deployed).has('upgrade-insecure-requests')).toBe(true)
    expect(policyOf(local).has('upgrade-insecure-requests')).toBe(false)
  })

  test('allow the site itself camera, microphone and the sound of a call, and no other device feature', () => {
    const [...features] = (deployed['permissions-policy'] ?? '').split(', ')
    expect(features.filter((feature) => feature.endsWith('=(self)'))).toEqual([
      'camera=(self)',
      'microphone=(self)',
      'speaker-selection=(self)',
      'autoplay=(self)',
    ])
    const others = features.slice(4)
    expect(others.length).toBeGreaterThan(4)
    expect(others.filter((feature) => !feature.endsWith('=()'))).toEqual([])
  })

  test('let no text become script', () => {
    for (const headers of [deployed, local]) {
      expect(policyOf(headers).get('require-trusted-types-for')).toEqual(["'script'"])
      expect(policyOf(headers).get('trusted-types')).toEqual(["'none'"])
    }
  })

  test('set nosniff, the referrer policy, CORP and COOP', () => {
    expect(deployed).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
})

test('an answer of the API is not cached and executes nothing', () => {
  expect(apiHeaders({ https: true })).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': deployed['strict-transport-security'],
  })
})

test('only the image of e-mails may be shown by other origins', () => {
  const own = ownPageHeaders({ uploadOrigins: [uploadsOrigin], https: true })
  const open = own.filter(({ headers }) => headers['cross-origin-resource-policy'] !== 'same-origin')
  expect(open.map(({ below }) => below)).toEqual(['/letterhead.png'])
  expect(open[0]?.headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test('only the interview page compiles WebAssembly, and without a provider no page may connect to Daily', () => {
  const [interview, ...others] = ownPageHeaders({ uploadOrigins: [uploadsOrigin], https: true })
  const policy = policyOf(interview?.headers ?? {})
  expect(interview?.below).toBe('/interview/')
  expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
  expect(policy.get('connect-src')).toEqual(["'self'", uploadsOrigin])
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  for (const headers of [deployed, local, ...others.map((other) => other.headers)])
    expect(headers['content-security-policy']).not.toMatch(/unsafe|daily/)
})

test('with live recognition, only the interview page may open streams of Transcribe, and lets no text become script', () => {
  const speechStreamOrigin = 'wss://transcribestreaming.ap-southeast-2.amazonaws.com:8443'
  const [interview, ...others] = ownPageHeaders({
    uploadOrigins: [uploadsOrigin],
    https: true,
    speechStreamOrigin,
  })
  expect(others.map(({ below }) => below)).toEqual(['/desk', '/letterhead.png'])
  const policy = policyOf(interview?.headers ?? {})
  expect(policy.get('connect-src')).toEqual(["'self'", uploadsOrigin, speechStreamOrigin])
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
})

test('with a provider, only the interview page may connect to Daily', () => {
  const [interview, ...others] = ownPageHeaders({
    uploadOrigins: [uploadsOrigin],
    https: true,
    hasCalls: true,
  })
  expect(others.map(({ below }) => below)).toEqual(['/desk', '/letterhead.png'])
  expect(interview?.below).toBe('/interview/')
  const policy = policyOf(interview?.headers ?? {})
  expect(policy.get('connect-src')).toEqual(
    expect.arrayContaining([
      "'self'",
      uploadsOrigin,
      'https://*.daily.co',
      'wss://*.daily.co',
      'https://*.dailywebrtc.com',
      'wss://*.dailywebrtc.com',
      'https://*.dailywebrtc.net',
      'wss://*.dailywebrtc.net',
      'https://prod-ks.pluot.blue',
    ]),
  )
  expect(policy.get('script-src')).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    'https://*.daily.co',
    'https://*.dailywebrtc.com',
    'https://*.dailywebrtc.net',
  ])
  expect(policy.get('default-src')).toEqual(["'none'"])
  // The code of the call, which is Daily's, is loaded by a script's URL.
  expect(policy.has('require-trusted-types-for')).toBe(false)
  expect(deployed['content-security-policy']).not.toContain('daily')
})

describe('The headers of the desk', () => {
  const desk = ownPageHeaders({
    uploadOrigins: [uploadsOrigin],
    https: true,
    scriptHashes: ['sha256-a'],
    styleHashes: ['sha256-b'],
  }).find(({ below }) => below === '/desk')
  const policy = policyOf(desk?.headers ?? {})

  test('allow inline code only by the hashes of the not-found page, no device, and no host but the buckets, in frames', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a'"])
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-b'"])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('frame-src')).toEqual([uploadsOrigin])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(desk?.headers['content-security-policy']).not.toMatch(/unsafe|\*|http:|google/)
    expect(desk?.headers['permissions-policy']).not.toContain('self')
  })

  test('keep it out of search engines', () => {
    expect(desk?.headers['x-robots-tag']).toBe('noindex, nofollow')
  })
})
