import { hash, timingSafeEqual } from 'node:crypto'
import { contact } from '#shared/contract/contact.ts'
import type { CallerSecrets } from '#functions/config.ts'
import { apiKeyHeader, originHeader } from '#shared/contract/headers.ts'
import type { GatewayAnswer, GatewayEvent, LambdaHandler } from '#functions/http/event.ts'

/** The contact endpoint as a bare `switch`: the lower limit for routing and validation. */

const thanks = { success: true, message: 'Thank you.' }

const answerOf = (statusCode: number, value: unknown, requestId: string): GatewayAnswer => ({
  statusCode,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  },
  body: JSON.stringify(value),
  isBase64Encoded: false,
})

/** Validates request and response with the same schemas as the product. */
export const bareSwitch: LambdaHandler = async (event) => {
  const { requestId } = event.requestContext
  switch (event.routeKey) {
    case 'POST /api/contact': {
      const parsed = contact.send.body.safeParse(JSON.parse(event.body ?? ''))
      if (!parsed.success) return answerOf(400, parsed.error.issues, requestId)
      return answerOf(200, contact.send.response.parse(thanks), requestId)
    }
    default:
      return answerOf(404, { success: false }, requestId)
  }
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** The switch with what every request needs, in its shortest form: API key and origin secret, body limit and log line. */
export function guardedSwitch(
  { apiKeys, originSecrets }: CallerSecrets,
  write: (line: string) => void,
): LambdaHandler {
  const key = digest(apiKeys[0] ?? '')
  const secret = digest(originSecrets[0] ?? '')
  const maxBytes = 64 * 1024
  const mayEnter = ({ headers }: GatewayEvent): boolean =>
    timingSafeEqual(digest(headers[apiKeyHeader] ?? ''), key) &&
    timingSafeEqual(digest(headers[originHeader] ?? ''), secret)

  return async (event) => {
    const started = performance.now()
    const { requestId } = event.requestContext
    const admitted = mayEnter(event) && Buffer.byteLength(event.body ?? '') <= maxBytes
    const answer = admitted ? await bareSwitch(event) : answerOf(403, { success: false }, requestId)
    const line = {
      time: new Date().toISOString(),
      level: 'info',
      event: 'answered',
      requestId,
      route: event.routeKey,
      status: answer.statusCode,
      milliseconds: Math.round(performance.now() - started),
    }
    write(`${JSON.stringify(line)}\n`)
    return answer
  }
}
