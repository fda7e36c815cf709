import type { ErrorCode } from './errors.ts'
import type { Facts } from './facts.ts'
import { ApiRefusal, unreadableText, type RefusedField } from './refusal.ts'

/** An answer as it arrived; `body` is undefined where it was not JSON. */
export type WireAnswer = { status: number; body: unknown }

/**
 * The code of a failed answer. An answer without a code of this endpoint was written by a gateway or proxy in front of the API;
 * it gets the endpoint's first code of the same status.
 */
function codeIn({ refusals }: Facts, status: number, named: string | undefined): ErrorCode | undefined {
  const codes = namesIn(refusals)
  return codes.find((code) => code === named) ?? codes.find((code) => refusals[code] === status)
}

const namesIn = (refusals: Facts['refusals']): ErrorCode[] => Object.keys(refusals) as ErrorCode[]

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

/** The message where a gateway or proxy in front of the API refused a call without a text. */
const textsByStatus: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address.',
  413: 'The request is too large. Please send less at once.',
  429: 'Too many requests. Please try again in a few minutes.',
  503: 'The service is busy or briefly unavailable. Please try again in a moment.',
}

/** Any part of the body may be missing, because gateways and proxies send bodies of their own. */
export function refusalIn(endpoint: Facts, { status, body }: WireAnswer): ApiRefusal {
  const fields = fieldsOf(body)
  const detail = fields['detail']
  const seconds = fields['retry_after']
  const code = codeIn(endpoint, status, present(fields['code']))
  return new ApiRefusal(code ?? 'unreadable_answer', {
    status,
    clientMessage: code === undefined ? unreadableText : (textsByStatus[status] ?? ''),
    text: present(detail) ?? present(fields['message']) ?? present(fields['error']),
    retryAfterSeconds: typeof seconds === 'number' && seconds > 0 ? seconds : undefined,
    problems: problemsIn(fields),
    requestId: present(fields['requestId']),
  })
}
