import type { DeclaredError, Endpoint } from './endpoint.ts'
import type { audienceErrors, ErrorCode, universalErrors } from './errors.ts'

// Imports neither zod nor the messages of the errors, because this file is in every page's first download.

/** What the client itself reports: no answer arrived, or one that no endpoint of this API gives. */
export type TransportCode = 'no_answer' | 'unreadable_answer'

/** The codes that any call can fail with, so that pages word them once. */
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
  /** What failed where there is no answer from the API. */
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
  readonly code: RefusalCode
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  readonly text: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly problems: readonly RefusedField[]
  /** The id under which the log has the request. */
  readonly requestId: string | undefined

  constructor(code: RefusalCode, { status = 0, clientMessage, text, cause, ...details }: Details = {}) {
    super(text ?? (clientMessage || unexpectedText), { cause })
    this.name = 'ApiRefusal'
    this.code = code
    this.status = status
    this.text = text
    this.retryAfterSeconds = details.retryAfterSeconds
    this.problems = details.problems ?? []
    this.requestId = details.requestId
  }
}
