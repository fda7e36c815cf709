import type { GatewayEvent } from '#functions/platform/http/event.ts'

export const testSecrets = { apiKeys: ['key-now', 'key-before'], originSecrets: ['edge'] }

const goodHeaders = { 'x-api-key': 'key-now', 'x-origin-verify': 'edge' }

type Wanted = {
  headers?: Record<string, string | undefined>
  query?: string
  params?: Record<string, string>
  json?: unknown
  body?: string
  base64?: boolean
  operator?: boolean
}

/** The gateway's event for a valid request; a test overrides the properties it is about. */
export function anEvent(routeKey: string, wanted: Wanted = {}): GatewayEvent {
  const body = wanted.json === undefined ? wanted.body : JSON.stringify(wanted.json)
  const [method = 'GET', path = '/'] = routeKey.split(' ')
  return {
    routeKey,
    rawPath: path,
    rawQueryString: wanted.query ?? '',
    headers: {
      ...goodHeaders,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...wanted.headers,
    },
    ...(wanted.params === undefined ? {} : { pathParameters: wanted.params }),
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: wanted.base64 ?? false,
    requestContext: {
      requestId: 'request-1',
      http: { method, path, sourceIp: '192.0.2.1' },
      ...(wanted.operator === true
        ? { authorizer: { iam: { userArn: 'arn:aws:iam::000000000000:user/ops' } } }
        : {}),
    },
  }
}
