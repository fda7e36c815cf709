import type { Send, WireRequest } from '#shared/contract/client.ts'
import { ApiError, messageOf, noAnswer, textIn, unreadableAnswer, unreadableAnswerText } from './api-error.ts'
import { requestHeaders, requestTimeoutMilliseconds, takeEarly } from './early-requests.ts'

type World = {
  /** Where the site is served from; empty in the browser, whose requests go to their own origin. */
  origin: string
  apiKey: string
  /** The stored session's token, asked for with every request. */
  token: () => string | undefined
  /** For what has to arrive although the page may be gone by then. */
  outlivesPage?: boolean
}

/** A form of what an endpoint takes; what is not there is not sent. */
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

function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError({ status, code: unreadableAnswer, message: unreadableAnswerText })
  }
}

/** Sends requests with fetch, the way the contract's client asks for. */
export const createSend =
  ({ origin, apiKey, token, outlivesPage = false }: World): Send =>
  async (request) => {
    const { body, headers } = bodyOf(request)
    const bearer = token()
    const early = request.method === 'GET' ? takeEarly(request.address, bearer) : undefined
    const sent =
      early ??
      fetch(origin + request.address, {
        method: request.method,
        keepalive: outlivesPage,
        ...(body === undefined ? {} : { body }),
        headers: { ...requestHeaders(apiKey, bearer), ...headers, ...request.headers },
        signal: AbortSignal.timeout(requestTimeoutMilliseconds),
      })
    const answer = await sent
      .then(async (response) => ({ status: response.status, ok: response.ok, text: await response.text() }))
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : ''
        throw new ApiError({ status: 0, code: noAnswer, message: messageOf(undefined, reason) })
      })
    const content = parsed(answer.text, answer.status)
    if (answer.ok) return content
    const { status } = answer
    throw new ApiError({ status, code: textIn(content, 'code'), message: messageOf(content), body: content })
  }
