import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import type { GatewayEvent } from './event.ts'
import { isOneOf } from './secret.ts'

/** Accepted values; a second one is being rotated in or out. */
export type CallerSecrets = { apiKeys: readonly string[]; originSecrets: readonly string[] }

export const apiKeyHeader = 'x-api-key'
/** Only the edge knows its value: a request without it bypassed the web ACL. */
export const originHeader = 'x-origin-verify'
/** The edge sets it to the viewer's IP address and overwrites a value that the viewer sent. */
export const viewerHeader = 'x-viewer-address'

/** The refusal of a caller who may not use this endpoint, if any. */
export function refusalOf(
  endpoint: Endpoint,
  event: GatewayEvent,
  secrets: CallerSecrets,
): ErrorCode | undefined {
  // The gateway has checked an operator's IAM signature, which is stronger than API key and origin secret.
  if (endpoint.auth === 'operator') {
    return event.requestContext.authorizer?.iam === undefined ? 'operators_only' : undefined
  }
  const knowsKey = isOneOf(event.headers[apiKeyHeader], secrets.apiKeys)
  const cameThroughEdge = isOneOf(event.headers[originHeader], secrets.originSecrets)
  return knowsKey && cameThroughEdge ? undefined : 'api_key_missing'
}

/** The caller's IP address: from the edge's header if the request holds the edge's secret, else of the connection. */
export function ipAddressOf(event: GatewayEvent, secrets: CallerSecrets): string {
  const viewer = event.headers[viewerHeader]
  return viewer !== undefined && isOneOf(event.headers[originHeader], secrets.originSecrets)
    ? viewer
    : event.requestContext.http.sourceIp
}
