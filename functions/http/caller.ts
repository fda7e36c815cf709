import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { apiKeyHeader, originHeader, viewerHeader } from '#shared/contract/headers.ts'
import type { GatewayEvent } from './event.ts'
import { isOneOf } from './secret.ts'

export type Doors = { apiKeys: readonly string[]; originSecrets: readonly string[] }

/** Why this caller may not use this endpoint, or nothing. */
export function refusalOf(endpoint: Endpoint, event: GatewayEvent, doors: Doors): ErrorCode | undefined {
  // An operator signs with IAM credentials at the gateway itself, which is stronger than what a page can show.
  if (endpoint.auth === 'operator') {
    return event.requestContext.authorizer?.iam === undefined ? 'operators_only' : undefined
  }
  const knowsKey = isOneOf(event.headers[apiKeyHeader], doors.apiKeys)
  const cameThroughEdge = isOneOf(event.headers[originHeader], doors.originSecrets)
  return knowsKey && cameThroughEdge ? undefined : 'api_key_missing'
}

/**
 * The caller's network address. The edge states it, and is believed because the request proved that it came from
 * there; anybody else's header is ignored.
 */
export function addressOf(event: GatewayEvent, doors: Doors): string {
  const viewer = event.headers[viewerHeader]
  return viewer !== undefined && isOneOf(event.headers[originHeader], doors.originSecrets)
    ? viewer
    : event.requestContext.http.sourceIp
}
