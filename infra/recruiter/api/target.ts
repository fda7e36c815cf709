import { UsageError } from '../usage-error.ts'

/** Where the API is called. */
export type Target =
  /** The local run, where every caller from loopback is a recruiter. */
  | { kind: 'local'; origin: string }
  /** The gateway of a deployed stack, which checks the signature of each call. */
  | { kind: 'deployed'; origin: string }
  /** A deployed stack whose outputs name its gateway. */
  | { kind: 'stack'; name: string }

type Environment = Readonly<Record<string, string | undefined>>

const defaultPort = '3000'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

const named = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/** `--stack`, `--url` or RECRUITER_URL; otherwise the local run at PORT. */
export function targetOf(
  { url, stack }: { url?: string | undefined; stack?: string | undefined },
  environment: Environment,
): Target {
  if (url !== undefined && stack !== undefined)
    throw new UsageError('Please give --url or --stack, not both.')
  if (stack !== undefined) return { kind: 'stack', name: stack }
  const given = url ?? named(environment['RECRUITER_URL'])
  if (given !== undefined) return atUrl(given, url === undefined ? 'RECRUITER_URL' : '--url')
  const port = named(environment['PORT']) ?? defaultPort
  if (!URL.canParse(`http://localhost:${port}`) || !/^\d+$/.test(port))
    throw new UsageError(`PORT is "${port}": please give the port of the local run.`)
  return { kind: 'local', origin: `http://localhost:${port}` }
}

function atUrl(text: string, name: string): Target {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new UsageError(
      `${name} is "${text}": please give the stack's output OperatorApi, as https://abc.execute-api.ap-southeast-2.amazonaws.com.`,
    )
  if (loopback.has(url.hostname)) return { kind: 'local', origin: url.origin }
  if (url.protocol !== 'https:') throw new UsageError(`${name} is "${text}": please give an https:// URL.`)
  return { kind: 'deployed', origin: url.origin }
}
