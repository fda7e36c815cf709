import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import type { ErrorCode } from '#shared/platform/contract/errors.ts'
import { apiKeyHeader, originHeader, viewerHeader } from '#shared/platform/contract/headers.ts'
import type { CallerSecrets } from '../config/config.ts'
import { principalOf } from './audit.ts'
import { isFromDesk } from './desk.ts'
import type { GatewayEvent } from './event.ts'
import { isOneOf } from './secret.ts'

/** The refusal of a caller who may not use this endpoint, if any. */
export function refusalOf(
  endpoint: Endpoint,
  event: GatewayEvent,
  secrets: CallerSecrets,
): ErrorCode | undefined {
  // The gateway has checked an operator's IAM signature, which is stronger than API key and origin secret.
  if (endpoint.auth === 'operator') {
    return principalOf(event) === undefined ? 'operators_only' : undefined
  }
  if (endpoint.auth === 'staff') {
    if (!isOneOf(event.headers[originHeader], secrets.originSecrets)) return 'api_key_missing'
    return isFromDesk(event) ? undefined : 'not_from_desk'
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
