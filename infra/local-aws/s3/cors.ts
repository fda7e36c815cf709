import type { Answer } from './call.ts'
import { refuse } from './errors.ts'
import type { Bucket } from './storage/bucket.ts'

const preflightLifetimeSeconds = 3600

type CorsRules = Pick<Bucket, 'corsOrigins' | 'corsMethods'>

/** The CORS headers for an allowed origin. Any other origin gets none, so the browser hides the response from the page. */
export function corsHeaders(
  bucket: CorsRules | undefined,
  origin: string | undefined,
): Record<string, string> {
  if (bucket === undefined || bucket.corsOrigins.length === 0) return {}
  const vary = { vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method' }
  if (origin === undefined || !bucket.corsOrigins.includes(origin)) return vary
  return {
    ...vary,
    'access-control-allow-origin': origin,
    'access-control-allow-methods': bucket.corsMethods.join(', '),
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'ETag',
    'access-control-max-age': String(preflightLifetimeSeconds),
  }
}

export function preflight(bucket: CorsRules, headers: ReadonlyMap<string, string>): Answer {
  const origin = headers.get('origin')
  const method = headers.get('access-control-request-method')
  if (origin === undefined) throw refuse('BadRequest')
  if (method === undefined) throw refuse('BadRequest', 'Invalid Access-Control-Request-Method: null')
  if (!bucket.corsOrigins.includes(origin) || !bucket.corsMethods.includes(method)) {
    throw refuse('AccessForbidden', undefined, { Method: method, ResourceType: 'OBJECT' })
  }
  const headerNames = headers.get('access-control-request-headers')
  return {
    status: 200,
    headers: headerNames === undefined ? {} : { 'access-control-allow-headers': headerNames.toLowerCase() },
  }
}
