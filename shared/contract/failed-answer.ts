import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { audienceErrors, errors, universalErrors, type ErrorCode } from './errors.ts'
import { ApiRefusal, unreadableText } from './refusal.ts'
import { failure } from './wire.ts'

/** An answer as it arrived; `body` is undefined where it was not JSON. */
export type WireAnswer = { status: number; body: unknown }

/** Every code an endpoint can answer: its own, its audience's and the runtime's. */
export const codesOf = (endpoint: Endpoint): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...(endpoint.errors ?? []), ...audienceErrors[endpoint.auth], ...universalErrors]),
]

/** A refusal's body, of which parts may be missing: gateways and proxies send their own. */
const anyFailure = z.extend(z.partial(failure), { error: z.optional(z.string()) })

/**
 * The code of a failed answer. One that carries no code of this endpoint was written by something in front of the API,
 * and means the endpoint's first code of the same status.
 */
function codeIn(endpoint: Endpoint, status: number, named: string | undefined): ErrorCode | undefined {
  const codes = codesOf(endpoint)
  return codes.find((code) => code === named) ?? codes.find((code) => errors[code].status === status)
}

const present = (text: unknown): string | undefined =>
  typeof text === 'string' && text !== '' ? text : undefined

/** Reads a failed answer by the contract's schema, once for every page. */
export function refusalIn(endpoint: Endpoint, { status, body }: WireAnswer): ApiRefusal {
  const found = anyFailure.safeParse(body).data ?? {}
  const { detail, retry_after: seconds } = found
  const code = codeIn(endpoint, status, found.code)
  return new ApiRefusal(code ?? 'unreadable_answer', {
    status,
    clientMessage: code === undefined ? unreadableText : errors[code].text,
    text: present(detail) ?? present(found.message) ?? present(found.error),
    retryAfterSeconds: seconds !== undefined && seconds > 0 ? seconds : undefined,
    problems: Array.isArray(detail)
      ? detail.map(({ loc, msg }) => ({ path: loc, message: msg }))
      : (found.errors ?? []).map(({ field, message }) => ({ path: ['body', field], message })),
  })
}
