import type {
  AnswerOf,
  BodyOf,
  DeclaredError,
  Endpoint,
  Group,
  PathParameters,
  QueryOf,
} from '#shared/contract/endpoint.ts'
import type { Refusal, RefusalDetails } from '#shared/contract/errors.ts'
import type { Log } from './log.ts'

/** Who is signed in. */
export type SessionUser = { userId: string; sessionId: string }

/** What a handler is given: everything already checked against the endpoint's own contract. */
export type Request<E extends Endpoint> = {
  params: PathParameters<E['path']>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Present exactly where the endpoint asks for a signed-in candidate. */
  user: E['auth'] extends 'candidate' ? SessionUser : undefined
  /** The header as it came, for an endpoint that is open to everybody and still wants to know who calls. */
  authorization: string | undefined
  /** The network address of the caller. */
  address: string
  requestId: string
  idempotencyKey: string | undefined
  log: Log
  /** `throw refuse('…')`, with the codes this endpoint declares and no other. */
  refuse: (code: DeclaredError<E>, details?: RefusalDetails) => Refusal
}

/** What each endpoint of a group does. A missing one does not compile, nor does an answer of another shape. */
export type Handlers<G extends Group, App> = {
  readonly [K in keyof G]: (request: Request<G[K]>, app: App) => Promise<AnswerOf<G[K]>>
}
