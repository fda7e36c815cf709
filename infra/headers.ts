import { fixedPartOf } from '#web/site/page-files.ts'
import { pages, type Page, type PolicyAdditions } from '#web/site/routes.ts'

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

const quoted = (hashes: readonly string[] = []): string[] => hashes.map((hash) => `'${hash}'`)

/** A host outside that every page may use is one word on one of these lines; one page's hosts stand in the site map. */
function pagePolicy(choices: PageChoices, additions: PolicyAdditions): string {
  const { uploadsOrigin, https, scriptHashes, styleHashes } = choices
  const directive = (name: keyof PolicyAdditions, sources: readonly string[]): string =>
    [name, ...sources, ...(additions[name] ?? [])].join(' ')
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...quoted(scriptHashes)]),
    ["style-src 'self'", ...quoted(styleHashes)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    directive('connect-src', ["'self'", uploadsOrigin]),
    directive('frame-src', [mapFrame]),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

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

export const pageHeaders = (choices: PageChoices, additions: PolicyAdditions = {}): Headers => ({
  ...onEveryAnswer(choices.https),
  'content-security-policy': pagePolicy(choices, additions),
  'permissions-policy': devicePolicy,
  'cross-origin-opener-policy': 'same-origin',
})

export type PathHeaders = {
  /** What the paths begin with that these headers are for. */
  below: string
  headers: Headers
}

/** The headers of pages with a policy of their own, which stand for all paths of the page. */
export const ownPageHeaders = (choices: PageChoices, all: readonly Page[] = pages): readonly PathHeaders[] =>
  all.flatMap((page) =>
    page.policy === undefined
      ? []
      : [{ below: fixedPartOf(page), headers: pageHeaders(choices, page.policy) }],
  )

/** For everything below /api: data only, for this moment only. Also on what the gateway answers by itself. */
export const apiHeaders = ({ https }: { https: boolean }): Headers => ({
  ...onEveryAnswer(https),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
})
