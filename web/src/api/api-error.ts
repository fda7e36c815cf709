/** An answer of the API that is not a yes, or the lack of one. `message` is what a person may read. */
export class ApiError extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** The contract's code of a refusal, or what went wrong on the way. */
  readonly code: string | undefined
  readonly body: unknown

  constructor(trouble: { status: number; code?: string | undefined; message: string; body?: unknown }) {
    super(trouble.message)
    this.name = 'ApiError'
    this.status = trouble.status
    this.code = trouble.code
    this.body = trouble.body
  }
}

/** The codes of what never reached the API, or came back as something else. */
export const noAnswer = 'no_answer'
export const unreadableAnswer = 'unreadable_answer'

export const unreadableAnswerText = 'Invalid response from server'
const unexpectedText = 'An unexpected error occurred'

/** A text in an answer, if it has one by that name. */
export function textIn(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null || !(name in body)) return undefined
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What to tell a person: the answer's detail, else its message, else what the client knows. */
export const messageOf = (body: unknown, clientMessage = ''): string =>
  textIn(body, 'detail') ?? textIn(body, 'message') ?? (clientMessage === '' ? unexpectedText : clientMessage)
