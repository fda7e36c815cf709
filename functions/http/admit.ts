import type { Endpoint, Schema } from '#shared/contract/endpoint.ts'
import { Refusal } from '#shared/contract/errors.ts'
import { problemsOf, type Problem } from '#shared/contract/problems.ts'
import { readBody } from './body.ts'
import { addressOf, refusalOf, type Doors } from './caller.ts'
import type { GatewayEvent } from './event.ts'
import type { Request, SessionUser } from './handlers.ts'
import type { Log } from './log.ts'
import type { Authenticate } from './session.ts'

/** What the runtime itself needs of an app. */
export type Served = { doors: Doors; log: Log; authenticate?: Authenticate }

/** A request that does not fit its schema; the runtime alone raises it. */
export class Unfit extends Error {
  readonly place: 'body' | 'query'
  readonly problems: readonly Problem[]

  constructor(place: 'body' | 'query', problems: readonly Problem[]) {
    super(`unfit ${place}`)
    this.place = place
    this.problems = problems
  }
}

/** Everything that stands between a request and its handler, cheapest check first. */
export async function admit(
  endpoint: Endpoint,
  event: GatewayEvent,
  app: Served,
  log: Log,
): Promise<Request<Endpoint>> {
  const refusal = refusalOf(endpoint, event, app.doors)
  if (refusal !== undefined) throw new Refusal(refusal)
  const user = endpoint.auth === 'candidate' ? await signedIn(event, app) : undefined
  const query = endpoint.query && fit(endpoint.query, 'query', queryOf(event))
  const body = endpoint.body && fit(endpoint.body, 'body', await readBody(endpoint, event))
  return {
    params: { ...event.pathParameters },
    query: query as undefined,
    body: body as undefined,
    user: user as undefined,
    authorization: event.headers['authorization'],
    address: addressOf(event, app.doors),
    requestId: event.requestContext.requestId,
    idempotencyKey: event.headers['idempotency-key'],
    log,
    refuse: (code, details) => new Refusal(code, details),
  }
}

async function signedIn(event: GatewayEvent, app: Served): Promise<SessionUser> {
  const user = await app.authenticate?.(event.headers['authorization'])
  if (user === undefined) throw new Refusal('not_signed_in')
  return user
}

/** Of a name that stands twice in a query, the first counts. */
function queryOf(event: GatewayEvent): Record<string, string> {
  const pairs = [...new URLSearchParams(event.rawQueryString)].toReversed()
  return Object.fromEntries(pairs)
}

function fit(schema: Schema, place: 'body' | 'query', value: unknown): unknown {
  const result = schema.safeParse(value)
  if (!result.success) throw new Unfit(place, problemsOf(result.error))
  return result.data
}
