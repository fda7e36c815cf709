import type { Headers } from '#infra/headers.ts'

/**
 * The points of the MDN HTTP Observatory for headers, by its published table (algorithm 4). Redirects and the preload list
 * depend on the deployment, not on headers, and count nothing here.
 */

const sixMonthsInSeconds = 15_768_000
/** Bonus points count only from this score without them on. */
const minForBonus = 90

type Policy = ReadonlyMap<string, readonly string[]>

/** Sources that allow code of any origin. */
const open: ReadonlySet<string> = new Set(["'unsafe-inline'", 'data:', '*', 'https:', 'http:'])
const isOpen = (sources: readonly string[]): boolean => sources.some((source) => open.has(source))

const policyOf = (headers: Headers): Policy =>
  new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

const fromNowhere = (sources: readonly string[] | undefined): boolean => sources?.join() === "'none'"

function policyPoints(policy: Policy): number {
  const scripts = policy.get('script-src') ?? policy.get('default-src')
  const styles = policy.get('style-src') ?? policy.get('default-src')
  if (scripts === undefined || styles === undefined) return -25
  if (isOpen(scripts)) return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (isOpen(styles)) return 0
  return fromNowhere(policy.get('default-src')) ? 10 : 5
}

function transportPoints(header: string | undefined): number {
  if (header === undefined) return -20
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0) >= sixMonthsInSeconds ? 0 : -10
}

function framePoints(policy: Policy, header: string | undefined): number {
  const ancestors = policy.get('frame-ancestors')
  if (ancestors !== undefined && !ancestors.includes('*')) return 5
  return header !== undefined && /^(deny|sameorigin)$/i.test(header) ? 0 : -20
}

const privateReferrers: ReadonlySet<string> = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
])

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0
  return privateReferrers.has(header) ? 5 : -5
}

function resourcePoints(header: string | undefined): number {
  return header === 'same-origin' || header === 'same-site' ? 10 : 0
}

/** The score of a set of headers: 100, minus penalties, plus bonus points. */
export function observatoryScore(headers: Headers): number {
  const policy = policyOf(headers)
  const points = [
    policyPoints(policy),
    transportPoints(headers['strict-transport-security']),
    framePoints(policy, headers['x-frame-options']),
    referrerPoints(headers['referrer-policy']),
    resourcePoints(headers['cross-origin-resource-policy']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
  ]
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  const withoutBonus = 100 + sum(points.filter((value) => value < 0))
  return withoutBonus >= minForBonus ? 100 + sum(points) : withoutBonus
}
