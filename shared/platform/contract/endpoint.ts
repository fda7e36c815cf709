import type * as z from 'zod/mini'
import type { Act } from '../acts.ts'
import type { ForOperators } from '../audit.ts'
import type { StaffRole } from '../staff.ts'
import type { AccountError, ErrorCode } from './errors.ts'
import type { DeclaredLimit } from './limits.ts'

export type Schema = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What of the desk an endpoint is about. The runtime uses it to refuse a member of staff who may not see the position. */
export type DeskScope =
  /** Every position, or something that belongs to none: never for a reviewer. */
  | 'everything'
  /** A list that its handler filters by the caller's positions. */
  | 'listed'
  /** The path's `id` is that of a position, an application or a recording. */
  | 'position'
  | 'application'
  | 'recording'
  /** The caller. */
  | 'own'

/** Which members of staff may call an endpoint at the desk. */
export type ForDesk = {
  readonly roles: readonly StaffRole[]
  readonly scope: DeskScope
  /** Administrators may call it, too, whatever their role. */
  readonly administrators?: true
  /** The member has entered a code of the second factor in this sign-in within `freshCodeSeconds`. */
  readonly freshCode?: true
  /** What the audit keeps of a call to an endpoint that the desk alone has; one for operators names it in `operators`. */
  readonly act?: Act
}

/**
 * Who may call. `public` needs the client's API key, `candidate` also the token of an active sign-in, `operator` a request signed
 * with IAM credentials (locally: one that comes from loopback), `staff` the cookie of a sign-in at the desk and the header that its
 * pages set.
 */
export type Audience = 'public' | 'candidate' | 'operator' | 'staff'

/**
 * What a 401 means for the caller's sign-in: `stay` where it is about what was entered, otherwise the sign-in is over and
 * the login page shows this notice.
 */
export type Unauthorized = 'stay' | 'sign-in-needed' | 'session-expired' | 'interview-needs-sign-in'

/** `either`: JSON or a form, by the request's content type. */
export type BodyKind = 'json' | 'multipart' | 'either'

export type Endpoint = {
  readonly method: Method
  /** As the specification writes it; `{name}` is a path parameter. */
  readonly path: `/${string}`
  readonly auth: Audience
  /** Required where the audience is `operator`, and only there: which operators, and what the audit keeps of the call. */
  readonly operators?: ForOperators
  /**
   * Required where the audience is `staff`. An endpoint for operators that has it is served a second time below `/desk`, to the staff,
   * by the same handler.
   */
  readonly desk?: ForDesk
  /** Its answer can set or clear the cookie of a sign-in at the desk. */
  readonly setsCookie?: true
  readonly summary: string
  readonly query?: Schema
  readonly body?: Schema
  /** The body's content type; JSON by default. */
  readonly bodyKind?: BodyKind
  /** Larger bodies are answered 413; `defaultBodyLimitBytes` by default. */
  readonly bodyLimitBytes?: number
  readonly response: Schema
  readonly errors?: readonly ErrorCode[]
  /** Waits up to 22 seconds, instead of 5, for the services it calls. */
  readonly isPatient?: true
  /** How often it may be called. The runtime counts before the handler runs, and refuses with `too_many_attempts`. */
  readonly limits?: readonly DeclaredLimit[]
  /** The response says whether an e-mail address has an account. An account error among `errors` implies it. */
  readonly tellsAccounts?: true
  /** The refusal of a body that fails its schema; `invalid_request` (422 with `detail`) by default. */
  readonly invalidBody?: 'invalid_request' | 'invalid_enquiry'
  /** `sign-in-needed` by default. */
  readonly on401?: Unauthorized
}

export type Group = Readonly<Record<string, Endpoint>>

export const defaultBodyLimitBytes = 64 * 1024

/** The first part of each path of the API, on the site and at the gateway. */
export const apiBase = '/api'

/** `unknown` for a complete declaration; otherwise a type whose missing property the compiler's message names. */
type Checked<E extends Endpoint> = AccountsLimited<E> &
  LimitsRefuse<E> &
  LimitsHaveKeys<E> &
  OperatorsNamed<E> &
  DeskNamed<E>

/** Declares an endpoint. A declaration without the limit, code or body that its other properties need does not compile. */
export const endpoint = <const E extends Endpoint>(definition: E & Checked<E>): E => definition

export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParameters<Rest>
  : unknown

export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema }
  ? z.output<S>
  : undefined
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.output<S> : undefined
export type AnswerOf<E extends Endpoint> = z.output<E['response']>

/** The codes that an endpoint's handler may refuse with. */
export type DeclaredError<E extends Endpoint> = E extends {
  errors: readonly (infer Code extends ErrorCode)[]
}
  ? Code
  : never

/** The limits an endpoint declares. */
export type LimitOf<E extends Endpoint> = E extends { limits: readonly (infer L extends DeclaredLimit)[] }
  ? L
  : never

/** What the audit keeps of a call. */
export type ActOf<E extends Endpoint> = E extends
  | { operators: { act: infer A extends Act } }
  | { desk: { act: infer A extends Act } }
  ? A
  : never

/** The message is a property name, because the compiler prints the names of missing properties. */
type Missing<Property extends string, Message extends string> = { [P in Property]: { [M in Message]: true } }

type TellsAccounts<E extends Endpoint> = E extends { tellsAccounts: true }
  ? true
  : Extract<DeclaredError<E>, AccountError> extends never
    ? false
    : true

/** Without the shared limit, a script could find out which e-mail addresses have an account. */
type AccountsLimited<E extends Endpoint> =
  TellsAccounts<E> extends true
    ? 'accountLookup' extends LimitOf<E>['name']
      ? unknown
      : Missing<'limits', 'tells whether an account exists: add perNetwork("accountLookup")'>
    : unknown

type LimitsRefuse<E extends Endpoint> = 'runtime' extends LimitOf<E>['countedBy']
  ? 'too_many_attempts' extends DeclaredError<E>
    ? unknown
    : Missing<'errors', 'limited by the runtime: add "too_many_attempts"'>
  : unknown

type OperatorsNamed<E extends Endpoint> = E['auth'] extends 'operator'
  ? E extends { operators: ForOperators }
    ? unknown
    : Missing<'operators', 'say which operators may call, and which act the audit keeps'>
  : E extends { operators: ForOperators }
    ? Missing<'auth', 'only an operator acts: auth is "operator"'>
    : unknown

type DeskNamed<E extends Endpoint> = E['auth'] extends 'staff'
  ? E extends { desk: ForDesk }
    ? unknown
    : Missing<'desk', 'say which of the staff may call'>
  : E extends { desk: ForDesk }
    ? E['auth'] extends 'operator'
      ? unknown
      : Missing<'auth', 'only an endpoint for operators or staff is at the desk'>
    : unknown

type RuntimeKey<E extends Endpoint> = Extract<LimitOf<E>, { countedBy: 'runtime' }>['key']

type LimitsHaveKeys<E extends Endpoint> = (Extract<RuntimeKey<E>, 'email' | 'mailbox'> extends never
  ? unknown
  : BodyOf<E> extends { email: string }
    ? unknown
    : Missing<'body', 'limited per e-mail address: the body needs "email"'>) &
  ('candidate' extends RuntimeKey<E>
    ? E['auth'] extends 'candidate'
      ? unknown
      : Missing<'auth', 'limited per candidate: only a candidate may call'>
    : unknown)

/** Path of an endpoint without a trailing slash, as the edge passes it on: `/contact/` and `/contact` are one route. */
export const pathOf = (endpoint: Pick<Endpoint, 'path'>): string =>
  apiBase +
  (endpoint.path.length > 1 && endpoint.path.endsWith('/') ? endpoint.path.slice(0, -1) : endpoint.path)

/** The gateway's route key, which it passes to the function with each request. */
export const routeKeyOf = (endpoint: Pick<Endpoint, 'method' | 'path'>): string =>
  `${endpoint.method} ${pathOf(endpoint)}`
