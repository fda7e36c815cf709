import lighthouse, { type Result } from 'lighthouse'

/** `simulate` computes the times of a slow phone and network from a fast run; `devtools` throttles the run itself. */
export type Throttling = 'simulate' | 'devtools'

export const metrics = [
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'bytes',
  'requests',
  'JS bytes',
] as const

export type Metric = (typeof metrics)[number]
export type Numbers = Record<Metric, number>
export type Measurement = { numbers: Numbers; findings: readonly string[] }

type Request = { url: string; transferSize: number; mimeType: string }

const requestsIn = (result: Result): Request[] => {
  const details = result.audits['network-requests']?.details
  const items = details !== undefined && 'items' in details ? (details.items as unknown as Request[]) : []
  return items.filter(({ transferSize }) => transferSize > 0)
}

const sizeOf = (requests: readonly Request[]): number =>
  requests.reduce((total, { transferSize }) => total + transferSize, 0)

/** A script's compressed size without headers: HTTP/2 compresses headers, but Lighthouse counts them in full. */
async function bodyBytes({ url }: Request): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(headers.get('content-length'))
}

async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter(({ mimeType }) => mimeType.includes('javascript'))
  const sizes = await Promise.all(scripts.map(bodyBytes))
  return sizes.reduce((total, size) => total + size, 0)
}

async function numbersOf(result: Result): Promise<Numbers> {
  const score = (category: string): number => Math.round((result.categories[category]?.score ?? 0) * 100)
  const value = (audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN
  const requests = requestsIn(result)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    bytes: sizeOf(requests),
    requests: requests.length,
    'JS bytes': await scriptBytes(requests),
  }
}

type Finding = { node?: { selector?: string; explanation?: string } }

/** Lists the failed audits of accessibility, best practices and SEO, with the elements concerned. */
function findingsOf(result: Result): string[] {
  const categories = ['accessibility', 'best-practices', 'seo']
  const audits = categories.flatMap((name) => result.categories[name]?.auditRefs ?? [])
  return audits.flatMap(({ id, weight }) => {
    const audit = result.audits[id]
    if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return []
    const items = audit.details !== undefined && 'items' in audit.details ? audit.details.items : []
    const elements = (items as unknown as Finding[]).flatMap(({ node }) =>
      node === undefined
        ? []
        : [`  ${node.selector ?? ''}: ${(node.explanation ?? '').replaceAll(/\s+/g, ' ')}`],
    )
    return [[`${audit.title} ${audit.explanation ?? ''}`, ...new Set(elements)].join('\n')]
  })
}

/** On a busy machine Lighthouse sometimes misses the start of a page load and reports that it must run again. */
const attempts = 3

/** Runs Lighthouse once with its phone profile. */
export async function measure(
  address: string,
  port: number,
  throttlingMethod: Throttling,
  { scripts = true }: { scripts?: boolean } = {},
): Promise<Measurement> {
  let problem = 'no result'
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const run = await lighthouse(address, {
      port,
      throttlingMethod,
      logLevel: 'error',
      // A full-page screenshot enlarges the viewport, which would load lazy images.
      disableFullPageScreenshot: true,
      ...(scripts ? {} : { blockedUrlPatterns: ['*.js'] }),
    })
    if (run === undefined) continue
    const numbers = await numbersOf(run.lhr)
    const missing = metrics.filter((metric) => Number.isNaN(numbers[metric]))
    problem = run.lhr.runtimeError?.message ?? `no ${missing.join(', ')}`
    if (run.lhr.runtimeError === undefined && missing.length === 0) {
      return { numbers, findings: findingsOf(run.lhr) }
    }
  }
  throw new Error(`Lighthouse failed ${attempts} times on ${address}: ${problem}`)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

export const medianOf = (runs: readonly Numbers[]): Numbers =>
  Object.fromEntries(metrics.map((metric) => [metric, median(runs.map((run) => run[metric]))])) as Numbers
