import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Schema = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call. `public` needs our client's API key alone, `candidate` a signed-in session as well,
 * `operator` a call signed with IAM credentials (on a laptop: one that comes from the laptop).
 */
export type Audience = 'public' | 'candidate' | 'operator'

/**
 * What a 401 means for the session of the person who called: `stay` where it is about what was entered, otherwise that
 * the session is over, and which notice the sign-in page shows.
 */
export type Unauthorized = 'stay' | 'sign-in-needed' | 'session-expired'

/** `either`: JSON or a form, as its content type says. */
export type BodyKind = 'json' | 'multipart' | 'either'

export type Endpoint = {
  readonly method: Method
  /** As the documents write it; `{name}` is a path parameter. */
  readonly path: `/${string}`
  readonly auth: Audience
  readonly summary: string
  readonly query?: Schema
  readonly body?: Schema
  /** How the body travels; JSON unless said otherwise. */
  readonly bodyKind?: BodyKind
  /** Bodies above this are answered 413; `defaultBodyLimitBytes` unless said otherwise. */
  readonly bodyLimitBytes?: number
  readonly response: Schema
  readonly errors?: readonly ErrorCode[]
  /** The refusal of a body that fails its schema; `invalid_request` (422 with `detail`) unless said otherwise. */
  readonly invalidBody?: 'invalid_request' | 'invalid_enquiry'
  /** `sign-in-needed` unless said otherwise. */
  readonly on401?: Unauthorized
}

export type Group = Readonly<Record<string, Endpoint>>

export const defaultBodyLimitBytes = 64 * 1024

/** Where the API starts, on the site and at the gateway. */
export const apiBase = '/api'

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParameters<Rest>
  : unknown

export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema }
  ? z.output<S>
  : undefined
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.output<S> : undefined
export type AnswerOf<E extends Endpoint> = z.output<E['response']>

/** The codes an endpoint's handler may refuse with. */
export type DeclaredError<E extends Endpoint> = E extends {
  errors: readonly (infer Code extends ErrorCode)[]
}
  ? Code
  : never

/**
 * The address an endpoint has once the edge has stripped a trailing slash: `/contact/` and `/contact` are one
 * address for people and one route for the gateway.
 */
export const addressOf = (endpoint: Pick<Endpoint, 'path'>): string =>
  apiBase +
  (endpoint.path.length > 1 && endpoint.path.endsWith('/') ? endpoint.path.slice(0, -1) : endpoint.path)

/** The name of the route at the gateway, which hands it to the function with each request. */
export const routeKeyOf = (endpoint: Pick<Endpoint, 'method' | 'path'>): string =>
  `${endpoint.method} ${addressOf(endpoint)}`
