import {
  pathOf,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type Group,
  type PathParameters,
  type QueryOf,
  type Schema,
  type Unauthorized,
} from './endpoint.ts'
import type { Facts, FactsOf } from './facts.ts'
import { refusalIn, type WireAnswer } from './failed-answer.ts'
import { ApiRefusal, unreadableText } from './refusal.ts'
import type * as z from 'zod/mini'

/** A request without a platform's types: a page sends it with fetch, a test passes it to a handler. */
export type WireRequest = {
  method: string
  /** Path and query. */
  address: string
  body: unknown
  bodyKind: 'json' | 'multipart'
  headers: Record<string, string>
  /** What a 401 means for the caller's sign-in. */
  on401: Unauthorized
}

/** Sends a request and returns the answer, whatever its status; without one it throws an `ApiRefusal`. */
export type Send = (request: WireRequest) => Promise<WireAnswer>

type InputOf<E extends Endpoint> = (BodyOf<E> extends undefined
  ? unknown
  : { body: E extends { body: infer S extends Schema } ? z.input<S> : never }) &
  (QueryOf<E> extends undefined ? unknown : { query?: QueryOf<E> }) &
  (unknown extends PathParameters<E['path']> ? unknown : { params: PathParameters<E['path']> }) & {
    idempotencyKey?: string
  }

export type LooseInput = {
  body?: unknown
  query?: Record<string, unknown>
  params?: Record<string, string>
  idempotencyKey?: string
}

// An endpoint without required input is called without an argument.
type Call<E extends Endpoint> =
  object extends InputOf<E>
    ? (input?: InputOf<E>) => Promise<AnswerOf<E>>
    : (input: InputOf<E>) => Promise<AnswerOf<E>>

export type Client<G extends Group> = { readonly [K in keyof G]: Call<G[K]> }

const queryString = (query: Record<string, unknown> = {}): string => {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

const filled = (address: string, params: Record<string, string> = {}): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const requestOf = (endpoint: Facts, input: LooseInput): WireRequest => {
  // The specification writes some paths with a trailing slash; the client keeps it.
  const slash = endpoint.path.endsWith('/') ? '/' : ''
  return {
    method: endpoint.method,
    address: filled(pathOf(endpoint), input.params) + slash + queryString(input.query),
    body: input.body,
    // Endpoints that accept both get JSON from the client; forms with a file are for other clients.
    bodyKind: endpoint.bodyKind === 'multipart' ? 'multipart' : 'json',
    headers: input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey },
    on401: endpoint.on401 ?? 'sign-in-needed',
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

export const unreadable = (status: number, cause?: unknown): ApiRefusal =>
  new ApiRefusal('unreadable_answer', { status, clientMessage: unreadableText, cause })

/** The body of a successful answer. */
export async function answerTo(endpoint: Facts, input: LooseInput, send: Send): Promise<WireAnswer> {
  const answer = await send(requestOf(endpoint, input))
  if (!isSuccess(answer.status)) throw refusalIn(endpoint, answer)
  // Something in front of the API answered: a proxy, or the login page of a network.
  if (typeof answer.body !== 'object' || answer.body === null) throw unreadable(answer.status)
  return answer
}

/**
 * A group's endpoints as functions. The API checks each answer by its schema before it sends it; the client only checks that the
 * body is an object. It throws an `ApiRefusal` for every other answer.
 */
export const createClient = <const G extends Group>(group: FactsOf<G>, send: Send): Client<G> =>
  Object.fromEntries(
    Object.entries<Facts>(group).map(([name, endpoint]) => [
      name,
      async (input: LooseInput = {}) => (await answerTo(endpoint, input, send)).body,
    ]),
  ) as Client<G>
