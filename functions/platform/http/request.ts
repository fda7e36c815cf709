import type { Endpoint, Schema } from '#shared/platform/contract/endpoint.ts'
import { Refusal } from '#shared/platform/contract/errors.ts'
import { problemsOf, type Problem } from '#shared/platform/contract/problems.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Audit } from '../audit/audit.ts'
import { keeperOf, principalOf } from './audit.ts'
import type { Authenticate } from './authenticate.ts'
import { readBody } from './body.ts'
import { ipAddressOf, refusalOf } from './caller.ts'
import { cookieIn, cookieOf } from './cookie.ts'
import { staffCaller, staffPrincipal, toolCaller, type StaffGate } from './desk.ts'
import type { CallerSecrets } from '../config/config.ts'
import type { GatewayEvent } from './event.ts'
import type { Request, SignedIn } from './handlers.ts'
import { handlerCounters, type Call } from './limits.ts'
import type { Log } from '../log/log.ts'

/** The properties of a group's app that the runtime uses. */
export type RuntimeApp = {
  secrets: CallerSecrets
  log: Log
  authenticate?: Authenticate
  limiter?: Limiter
  audit?: Audit
  staff?: StaffGate
}

/** A query or body that fails its schema. Only the runtime throws it. */
export class ValidationError extends Error {
  readonly part: 'body' | 'query'
  readonly problems: readonly Problem[]

  constructor(part: 'body' | 'query', problems: readonly Problem[]) {
    super(`invalid ${part}`)
    this.part = part
    this.problems = problems
  }
}

type ByEndpoint = Pick<
  Request<Endpoint>,
  'query' | 'body' | 'user' | 'member' | 'reach' | 'setCookie' | 'countersFor' | 'keepAct'
>

/** A request that may be handled. `cookies`: what its handler sets. */
type Read = {
  request: Request<Endpoint>
  call: Call
  cookies: readonly string[]
  isActKept: () => boolean
}

/** Authorises the caller and validates query and body, the cheapest check first. */
export async function readRequest(
  endpoint: Endpoint,
  event: GatewayEvent,
  app: RuntimeApp,
  log: Log,
): Promise<Read> {
  const refusal = refusalOf(endpoint, event, app.secrets)
  if (refusal !== undefined) throw new Refusal(refusal)
  const user = endpoint.auth === 'candidate' ? await signedIn(event, app) : undefined
  const staff = endpoint.auth === 'staff' ? await staffCaller(endpoint, event, app.staff) : toolCaller
  const query = endpoint.query && validated(endpoint.query, 'query', queryOf(event))
  const sent = endpoint.body && (await readBody(endpoint, event))
  const body = endpoint.body && validated(endpoint.body, 'body', sent)
  const call = { ipAddress: ipAddressOf(event, app.secrets), email: emailIn(body), userId: user?.userId }
  const who = staff.member === undefined ? principalOf(event) : staffPrincipal(staff.member)
  const keeper = keeperOf(endpoint, who, app.audit)
  const cookies: string[] = []
  const byEndpoint: Record<keyof ByEndpoint, unknown> = {
    query,
    body,
    user,
    member: staff.member,
    reach: endpoint.desk === undefined ? undefined : staff.reach,
    setCookie: (token: string | undefined) => void cookies.push(cookieOf(token)),
    countersFor: (more: { account?: string } = {}) => handlerCounters(endpoint, { ...call, ...more }),
    keepAct: keeper?.keepAct,
  }
  const request: Request<Endpoint> = {
    params: { ...event.pathParameters },
    authorization: event.headers['authorization'],
    deskToken: cookieIn(event),
    requestId: event.requestContext.requestId,
    idempotencyKey: event.headers['idempotency-key'],
    log,
    ipAddress: call.ipAddress,
    userAgent: event.headers['user-agent'] ?? '',
    refuse: (code, details) => new Refusal(code, details),
    // The types of these follow from the endpoint, which is known only at run time.
    ...(byEndpoint as ByEndpoint),
  }
  return { request, call, cookies, isActKept: keeper?.isKept ?? (() => true) }
}

async function signedIn(event: GatewayEvent, app: RuntimeApp): Promise<SignedIn> {
  const user = await app.authenticate?.(event.headers['authorization'])
  if (user === undefined) throw new Refusal('not_signed_in')
  return user
}

/** The e-mail address that limits count by. The compiler ensures that such an endpoint's body has one. */
const emailIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : undefined

/** Of a repeated name in a query, the first value counts. */
function queryOf(event: GatewayEvent): Record<string, string> {
  const pairs = [...new URLSearchParams(event.rawQueryString)].toReversed()
  return Object.fromEntries(pairs)
}

function validated(schema: Schema, part: 'body' | 'query', value: unknown): unknown {
  const result = schema.safeParse(value)
  if (!result.success) throw new ValidationError(part, problemsOf(result.error))
  return result.data
}
