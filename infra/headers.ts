/** What the browser is told to allow, as data: the stack makes CloudFront policies of it, the local server sends it as it is. */

export type Headers = Readonly<Record<string, string>>

export type PageChoices = {
  /** Where the browser itself sends files, such as `https://bucket.s3.region.amazonaws.com`. */
  uploadsOrigin: string
  /** False only on a laptop, where nothing may be promised about TLS. */
  https: boolean
  /** Of the inline scripts and styles that prerendered pages carry, such as `sha256-…`. */
  scriptHashes?: readonly string[]
  styleHashes?: readonly string[]
}

/** Two years: what browsers ask of a site on their preload list. */
export const transportSecuritySeconds = 63_072_000

const transportSecurity = (https: boolean): Headers =>
  https
    ? { 'strict-transport-security': `max-age=${transportSecuritySeconds}; includeSubDomains; preload` }
    : {}

const mapFrame = 'https://www.google.com'

const ownAnd = (hashes: readonly string[] = []): string =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

/** A new outside host is one word on one of these lines. */
const pagePolicy = ({ uploadsOrigin, https, scriptHashes, styleHashes }: PageChoices): string =>
  [
    "default-src 'none'",
    `script-src ${ownAnd(scriptHashes)}`,
    `style-src ${ownAnd(styleHashes)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${uploadsOrigin}`,
    `frame-src ${mapFrame}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** The interview room needs camera and microphone, and nothing else of the device. */
const devicePolicy = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ')

const onEveryAnswer = (https: boolean): Headers => ({
  ...transportSecurity(https),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
})

export const pageHeaders = (choices: PageChoices): Headers => ({
  ...onEveryAnswer(choices.https),
  'content-security-policy': pagePolicy(choices),
  'permissions-policy': devicePolicy,
  'cross-origin-opener-policy': 'same-origin',
})

/** For everything below /api: data only, for this moment only. Also on what the gateway answers by itself. */
export const apiHeaders = ({ https }: { https: boolean }): Headers => ({
  ...onEveryAnswer(https),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
})
