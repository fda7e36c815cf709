import type { Endpoint } from './endpoint.ts'
import { audienceErrors, errors, universalErrors, type ErrorCode } from './errors.ts'
import { ApiRefusal, unreadableText, type RefusedField } from './refusal.ts'

/** An answer as it arrived; `body` is undefined where it was not JSON. */
export type WireAnswer = { status: number; body: unknown }

/** Every code an endpoint can answer: its own, its audience's and the runtime's. */
export const codesOf = (endpoint: Endpoint): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...(endpoint.errors ?? []), ...audienceErrors[endpoint.auth], ...universalErrors]),
]

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

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

const isText = (value: unknown): value is string => typeof value === 'string'

/** The fields that are wrong: in `detail` as most endpoints list them, in `errors` as the enquiry's does. */
const problemsIn = ({ detail, errors: listed }: Fields): RefusedField[] =>
  Array.isArray(detail)
    ? listOf(detail).flatMap(({ loc, msg }) =>
        Array.isArray(loc) && isText(msg) ? [{ path: loc.filter(isText), message: msg }] : [],
      )
    : listOf(listed).flatMap(({ field, message }) =>
        isText(field) && isText(message) ? [{ path: ['body', field], message }] : [],
      )

/**
 * Reads a failed answer, once for every page. Parts of the body may be missing: gateways and proxies send their own. Without
 * the contract's schema, because zod weighs more than the first download of the interview's pages can hold.
 */
export function refusalIn(endpoint: Endpoint, { status, body }: WireAnswer): ApiRefusal {
  const found = fieldsOf(body)
  const detail = found['detail']
  const seconds = found['retry_after']
  const code = codeIn(endpoint, status, present(found['code']))
  return new ApiRefusal(code ?? 'unreadable_answer', {
    status,
    clientMessage: code === undefined ? unreadableText : errors[code].text,
    text: present(detail) ?? present(found['message']) ?? present(found['error']),
    retryAfterSeconds: typeof seconds === 'number' && seconds > 0 ? seconds : undefined,
    problems: problemsIn(found),
  })
}
