import type { DeclaredError, Endpoint } from './endpoint.ts'
import type { audienceErrors, ErrorCode, universalErrors } from './errors.ts'

// Imports neither zod nor the messages of the errors, because this file is in every page's first download.

/** What the client itself reports: no answer arrived, or one that this endpoint does not declare. */
export type TransportCode = 'no_answer' | 'unreadable_answer'

/** The codes that any call can fail with. Pages share one text for each. */
export type CommonCode = (typeof universalErrors)[number] | TransportCode

export type RefusalCode = ErrorCode | TransportCode

/** Every code a call of this endpoint can fail with. */
export type CodeOf<E extends Endpoint> =
  | DeclaredError<E>
  | (typeof audienceErrors)[E['auth']][number]
  | CommonCode

/** One thing wrong with a request. `path` starts with `body` or `query`. */
export type RefusedField = { path: readonly string[]; message: string }

type Details = {
  status?: number
  /** The client's own message, where the API sent none. */
  clientMessage?: string
  /** The answer's message. */
  text?: string | undefined
  retryAfterSeconds?: number | undefined
  problems?: readonly RefusedField[]
  requestId?: string | undefined
  cause?: unknown
}

export const unreadableText = 'Invalid response from server'
const unexpectedText = 'An unexpected error occurred'

/** A call of the API that failed. `message` can always be shown to the user. */
export class ApiRefusal extends Error {
  declare readonly code: RefusalCode
  /** The HTTP status; 0 where no answer came. */
  declare readonly status: number
  declare readonly text: string | undefined
  declare readonly retryAfterSeconds: number | undefined
  declare readonly problems: readonly RefusedField[]
  /** The id under which the log has the request. */
  declare readonly requestId: string | undefined

  constructor(code: RefusalCode, { clientMessage, cause, ...details }: Details = {}) {
    super(details.text ?? (clientMessage || unexpectedText), { cause })
    // `Object.assign`, because separate assignments would put each field's name into every page's first download twice.
    Object.assign(this, { code, status: 0, problems: [] }, details)
  }
}
