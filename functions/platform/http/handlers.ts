import type {
  ActOf,
  AnswerOf,
  BodyOf,
  DeclaredError,
  Endpoint,
  ForDesk,
  Group,
  LimitOf,
  PathParameters,
  QueryOf,
} from '#shared/platform/contract/endpoint.ts'
import type { Refusal, RefusalDetails } from '#shared/platform/contract/errors.ts'
import type { Reach } from '#shared/platform/staff.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import type { Counter } from '../limits/guards.ts'
import type { KeepAct } from './audit.ts'
import type { Log } from '../log/log.ts'

/** The signed-in candidate, and the sign-in that the token names. */
export type SignedIn = { userId: string; signInId: string }

/** A handler's request: the caller is authorised, query and body are valid. */
export type Request<E extends Endpoint> = {
  params: PathParameters<E['path']>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Present exactly where the endpoint's audience is `candidate`. */
  user: E['auth'] extends 'candidate' ? SignedIn : undefined
  /** Present where the audience is `staff`; at an endpoint for operators that the desk has, where a member calls it. */
  member: E['auth'] extends 'staff'
    ? StaffMember
    : E extends { desk: ForDesk }
      ? StaffMember | undefined
      : undefined
  /** The positions that the caller may see; present exactly where the desk has the endpoint. */
  reach: E extends { desk: ForDesk } ? Reach : undefined
  /** Begins a sign-in at the desk with this token, or ends it. Present exactly where the endpoint declares it. */
  setCookie: E extends { setsCookie: true } ? (token: string | undefined) => void : undefined
  /** The token of the desk's cookie. */
  deskToken: string | undefined
  /** The raw header, for public endpoints that answer a signed-in candidate differently. */
  authorization: string | undefined
  ipAddress: string
  /** As the browser names itself; empty where it does not. */
  userAgent: string
  /** The counters of the limits that the endpoint declares as `countedByHandler`. */
  countersFor: 'handler' extends LimitOf<E>['countedBy']
    ? (call?: { account?: string }) => readonly Counter[]
    : undefined
  /** Present exactly where the audit keeps the act of the endpoint. */
  keepAct: [ActOf<E>] extends [never] ? undefined : KeepAct
  requestId: string
  idempotencyKey: string | undefined
  log: Log
  /** Used as `throw refuse('…')`. It accepts only the codes that this endpoint declares. */
  refuse: (code: DeclaredError<E>, details?: RefusalDetails) => Refusal
}

/** The handlers of a group. A missing handler does not compile, nor does a response of another shape. */
export type Handlers<G extends Group, App> = {
  readonly [K in keyof G]: (request: Request<G[K]>, app: App) => Promise<AnswerOf<G[K]>>
}
