import type { Send, WireRequest } from '#shared/contract/client.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { requestHeaders, requestTimeoutMilliseconds, takeEarly } from './early-requests.ts'

type World = {
  /** Where the site is served from; empty in the browser, whose requests go to their own origin. */
  origin: string
  apiKey: string
  /** For a call that has to arrive although the page may be gone by then. */
  outlivesPage?: boolean
}

/** The fields of a form body; what is undefined is not sent. */
function formOf(body: unknown): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

function bodyOf({ body, bodyKind }: WireRequest): { body?: BodyInit; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} }
  // The browser writes the type of a form itself, since it holds the boundary.
  if (bodyKind === 'multipart') return { body: formOf(body), headers: {} }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends requests with fetch, the way the contract's client asks for. */
export const createSend =
  ({ origin, apiKey, outlivesPage = false }: World): Send =>
  async (request) => {
    const { body, headers } = bodyOf(request)
    const early =
      request.method === 'GET' ? takeEarly(request.address, request.headers['authorization']) : undefined
    try {
      const answer = await (early ??
        fetch(origin + request.address, {
          method: request.method,
          keepalive: outlivesPage,
          ...(body === undefined ? {} : { body }),
          headers: { ...requestHeaders(apiKey), ...headers, ...request.headers },
          signal: AbortSignal.timeout(requestTimeoutMilliseconds),
        }))
      return { status: answer.status, body: parsed(await answer.text()) }
    } catch (error) {
      const clientMessage = error instanceof Error ? error.message : ''
      throw new ApiRefusal('no_answer', { clientMessage, cause: error })
    }
  }
