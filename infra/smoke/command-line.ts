import { isGiven, readArguments, UsageError, valueOf } from '../arguments.ts'

export type SmokeLine = {
  site: string
  /** The signed API; without it positions, letters and recordings are not tried. */
  operatorApi: string | undefined
  apiKey: string | undefined
}

export const usage = `npm run smoke -- [--site URL] [--operator-api URL] [--api-key KEY]

  --site URL           the output SiteUrl of the stack, or the site's own domain; by default http://localhost:3000, or the port in PORT
  --operator-api URL   the output OperatorApi; its calls are signed with your AWS credentials (AWS_PROFILE). A local site has its own.
  --api-key KEY        by default the first of "apiKeys" in cdk.json
`

const options = { site: 'value', 'operator-api': 'value', 'api-key': 'value', help: 'switch' } as const
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

export function readSmokeLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): SmokeLine | 'help' {
  const given = readArguments(args, options, { h: 'help' })
  if (isGiven(given, 'help')) return 'help'
  const [word] = given.words
  if (word !== undefined) throw new UsageError(`"${word}" is not an option. Name the site with --site URL.`)
  const site = valueOf(given, 'site') ?? `http://localhost:${environment['PORT'] ?? '3000'}`
  const url = URL.parse(site)
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError(`--site is "${site}": give a URL such as https://www.example.com.`)
  const ofSite = loopback.has(url.hostname) ? url.origin : undefined
  return {
    site: url.origin,
    operatorApi: valueOf(given, 'operator-api') ?? ofSite,
    apiKey: valueOf(given, 'api-key'),
  }
}
