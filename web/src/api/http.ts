import type { Send, WireRequest } from '#shared/platform/contract/client.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { requestHeaders, requestTimeoutMilliseconds, takeEarly } from './early-requests.ts'

type World = {
  /** The site's origin; empty in the browser, where URLs are relative to the page. */
  origin: string
  apiKey: string
  /** Sends with `keepalive`, so that the request finishes after the page is closed. */
  outlivesPage?: boolean
}

/** Leaves out undefined fields. */
function formOf(body: unknown): FormData {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value))
  return form
}

function bodyOf({ body, bodyKind }: WireRequest): { body?: BodyInit; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} }
  // The browser sets the content type of multipart form data, since the type contains the boundary.
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
