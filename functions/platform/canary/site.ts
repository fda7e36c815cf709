import { apiBase } from '#shared/platform/contract/endpoint.ts'
import { apiKeyHeader } from '#shared/platform/contract/headers.ts'

/** The deployed site, as a browser calls it. */
export type Site = { url: string; apiKey: string }

export type SiteCall = {
  token?: string | undefined
  json?: unknown
  form?: Readonly<Record<string, string>> | undefined
}

export type SiteAnswer = { status: number; data: Readonly<Record<string, unknown>>; code: string }

/** The API itself answers within six seconds. */
const callMilliseconds = 15_000

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Calls the API with the page's key, through the edge. */
export async function callSite(
  { url, apiKey }: Site,
  route: string,
  { token, json, form }: SiteCall = {},
): Promise<SiteAnswer> {
  const [method = 'GET', path = ''] = route.split(' ')
  const body = form === undefined ? (json === undefined ? undefined : JSON.stringify(json)) : formOf(form)
  const answer = await fetch(`${url}${apiBase}${path}`, {
    method,
    headers: {
      [apiKeyHeader]: apiKey,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(callMilliseconds),
  })
  const read = recordOf(await answer.json().catch(() => ({})))
  return { status: answer.status, data: recordOf(read['data']), code: textOf(read['code']) }
}

/** The status of a page or file, without following redirects. */
export const statusOf = async (url: string): Promise<number> =>
  (await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(callMilliseconds) })).status

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

export const textIn = (data: Readonly<Record<string, unknown>>, name: string): string => textOf(data[name])

/** A check that failed: its name, what the deployment answered, and what to look at. */
export class FailedCheck extends Error {
  readonly check: string

  constructor(check: string, cause: string, lookAt: string) {
    super(`${check}: ${cause}. Look at ${lookAt}.`)
    this.check = check
  }
}

/** Tries one thing that can break only when deployed. */
export type Check<Made = void> = { name: string; lookAt: string; run: () => Promise<Made> }

export async function runCheck<Made>(
  { name, lookAt, run }: Check<Made>,
  say: (line: string) => void = () => {},
): Promise<Made> {
  try {
    const made = await run()
    say(`ok  ${name}`)
    return made
  } catch (error) {
    if (error instanceof FailedCheck) throw error
    throw new FailedCheck(name, error instanceof Error ? error.message : 'failed', lookAt)
  }
}

/** The data of a 200; throws with the status of any other answer. */
export function good(answer: SiteAnswer): Readonly<Record<string, unknown>> {
  if (answer.status === 200) return answer.data
  throw new Error(`answered ${answer.status} ${answer.code}`.trim())
}
