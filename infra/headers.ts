import { letterhead } from '#shared/company.ts'
import { fixedPartOf } from '#web/site/page-files.ts'
import { pages, type Page } from '#web/site/routes.ts'
import { callHosts, type PolicyAdditions } from './call-hosts.ts'

/** The security headers, as data: the stack turns them into CloudFront policies, the local server sends them. */

export type Headers = Readonly<Record<string, string>>

export type PageChoices = {
  /** The origins that browsers upload files to, such as `https://bucket.s3.region.amazonaws.com`. */
  uploadOrigins: readonly string[]
  /** False only in the local run, which has no TLS and must not send HSTS. */
  https: boolean
  /** Whether the operator has a provider of calls. */
  hasCalls?: boolean
  /** Where the interview page opens speech streams, such as `wss://transcribestreaming.region.amazonaws.com:8443`. */
  speechStreamOrigin?: string | undefined
  /** Whether HSTS asks for the browsers' preload lists. */
  hstsPreload?: boolean
  /** Hashes of the inline scripts and styles in prerendered pages, such as `sha256-…`. */
  scriptHashes?: readonly string[]
  styleHashes?: readonly string[]
}

/** Two years, which the preload lists recommend. */
export const transportSecuritySeconds = 63_072_000

type Transport = Pick<PageChoices, 'https' | 'hstsPreload'>

const transportSecurity = ({ https, hstsPreload = false }: Transport): Headers =>
  https
    ? {
        'strict-transport-security': `max-age=${transportSecuritySeconds}; includeSubDomains${hstsPreload ? '; preload' : ''}`,
      }
    : {}

/**
 * Browsers refuse to turn text into script, by `innerHTML` or the URL of a script: no code of this site does that. A page
 * with script hosts of its own loads third-party code, which does. A quoted keyword is no host.
 */
const trustedTypes = (additions: PolicyAdditions): readonly string[] =>
  (additions['script-src'] ?? []).every((source) => source.startsWith("'"))
    ? ["require-trusted-types-for 'script'", "trusted-types 'none'"]
    : []

const mapFrame = 'https://www.google.com'

const quoted = (hashes: readonly string[] = []): string[] => hashes.map((hash) => `'${hash}'`)

/** Add an external host that every page may use to a directive here; those of calls are in `call-hosts.ts`. */
function pagePolicy(choices: PageChoices, additions: PolicyAdditions): string {
  const { uploadOrigins, https, scriptHashes, styleHashes } = choices
  const directive = (name: keyof PolicyAdditions, sources: readonly string[]): string =>
    [name, ...sources, ...(additions[name] ?? [])].join(' ')
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...quoted(scriptHashes)]),
    ["style-src 'self'", ...quoted(styleHashes)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    directive('connect-src', ["'self'", ...uploadOrigins]),
    directive('frame-src', [mapFrame]),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...trustedTypes(additions),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The interview room uses camera and microphone, plays the interviewer, and lets the candidate choose where. */
const devicePolicy = [
  'camera=(self)',
  'microphone=(self)',
  'speaker-selection=(self)',
  'autoplay=(self)',
  'display-capture=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ')

const onEveryAnswer = (transport: Transport): Headers => ({
  ...transportSecurity(transport),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
})

export const pageHeaders = (choices: PageChoices, additions: PolicyAdditions = {}): Headers => ({
  ...onEveryAnswer(choices),
  'content-security-policy': pagePolicy(choices, additions),
  'permissions-policy': devicePolicy,
  'cross-origin-opener-policy': 'same-origin',
})

export type PathHeaders = {
  /** The prefix of the paths with these headers. */
  below: string
  headers: Headers
}

/**
 * The desk uses no device, and frames what it shows of the buckets: CVs and recordings keep their own origin there, so
 * nothing in them reaches the desk. It has no inline script or style, but unknown paths below it are answered with the
 * site's not-found page, which has.
 */
function deskHeaders(choices: PageChoices): Headers {
  const buckets = choices.uploadOrigins.join(' ')
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(choices.scriptHashes)].join(' '),
    ["style-src 'self'", ...quoted(choices.styleHashes)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${buckets}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...trustedTypes({}),
    ...(choices.https ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...onEveryAnswer(choices),
    'content-security-policy': policy.join('; '),
    'permissions-policy':
      'camera=(), microphone=(), display-capture=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  }
}

/** The interview page compiles the detector of voices, which is WebAssembly. */
const compilesWasm = "'wasm-unsafe-eval'"

/** What the interview page runs and connects to besides the site itself. */
function interviewAdditions({ hasCalls = false, speechStreamOrigin }: PageChoices): PolicyAdditions {
  const hosts: PolicyAdditions = hasCalls ? callHosts : {}
  return {
    ...hosts,
    'script-src': [compilesWasm, ...(hosts['script-src'] ?? [])],
    'connect-src': [
      ...(hosts['connect-src'] ?? []),
      ...(speechStreamOrigin === undefined ? [] : [speechStreamOrigin]),
    ],
  }
}

/** The interview page, the desk and the image of e-mails have policies of their own. */
export const ownPageHeaders = (
  choices: PageChoices,
  all: readonly Page[] = pages,
): readonly PathHeaders[] => [
  ...all
    .filter(({ calls }) => calls === true)
    .map((page) => ({
      below: fixedPartOf(page),
      headers: pageHeaders(choices, interviewAdditions(choices)),
    })),
  { below: '/desk', headers: deskHeaders(choices) },
  { below: letterhead.path, headers: letterheadHeaders(choices) },
]

/** Webmail shows this image on pages of another origin. */
const letterheadHeaders = (transport: Transport): Headers => ({
  ...onEveryAnswer(transport),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
})

/** The headers of every answer below /api, the gateway's own included: not cached, and executing nothing. */
export const apiHeaders = (transport: Transport): Headers => ({
  ...onEveryAnswer(transport),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
})
