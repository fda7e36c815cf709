import { randomBytes } from 'node:crypto'
import type { GatewayEvent } from '#functions/platform/http/event.ts'
import type { Match } from './routes.ts'

export type Arrival = {
  method: string
  path: string
  query: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
  sourceIp: string
}

/** The gateway passes text on unchanged and everything else as base64. */
const isText = (contentType: string): boolean =>
  /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded))/i.test(contentType)

/** Node has converted the header names to lower case, as the gateway does. */
function joined(headers: Arrival['headers']): Record<string, string> {
  const all: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'cookie') continue
    all[name] = Array.isArray(value) ? value.join(',') : value
  }
  return all
}

/** The event has cookies apart from the headers. */
const cookiesOf = ({ cookie }: Arrival['headers']): Pick<GatewayEvent, 'cookies'> => {
  const text = Array.isArray(cookie) ? cookie.join('; ') : cookie
  return text === undefined ? {} : { cookies: text.split('; ') }
}

/** Who signs in the local run, which has no IAM: every caller from loopback counts as the operator. */
export const localOperator = 'arn:aws:iam::000000000000:user/local'

/** In the format of API Gateway: 16 characters, of which the last is an equals sign. */
const requestIdBytes = 11
const requestId = (): string => randomBytes(requestIdBytes).toString('base64')

/** Payload format 2.0. */
export function eventOf(arrival: Arrival, { route, params }: Match): GatewayEvent {
  const headers = joined(arrival.headers)
  const asText = isText(headers['content-type'] ?? 'text/plain')
  return {
    routeKey: route.routeKey,
    rawPath: arrival.path,
    rawQueryString: arrival.query,
    headers,
    ...cookiesOf(arrival.headers),
    ...(Object.keys(params).length === 0 ? {} : { pathParameters: params }),
    ...(arrival.body.length === 0 ? {} : { body: arrival.body.toString(asText ? 'utf8' : 'base64') }),
    isBase64Encoded: arrival.body.length > 0 && !asText,
    requestContext: {
      requestId: requestId(),
      http: { method: arrival.method, path: arrival.path, sourceIp: arrival.sourceIp },
      ...(route.endpoint.auth === 'operator' ? { authorizer: { iam: { userArn: localOperator } } } : {}),
    },
  }
}
