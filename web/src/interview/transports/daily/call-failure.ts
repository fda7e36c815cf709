/** Why a call cannot continue: Daily's type of the error, and the candidate's message. */
export type CallFailure = Readonly<{ type: string; message: string }>

/** The types of Daily's fatal errors, in words for the candidate. */
const words: Readonly<Record<string, string>> = {
  ejected: 'You were removed from the call because its time is over or it was opened in another window.',
  'exp-room': 'The time for this call is over.',
  'exp-token': 'The time for this call is over.',
  'nbf-room': 'This call is not open yet.',
  'nbf-token': 'This call is not open yet.',
  'no-room': 'This call no longer exists.',
  'meeting-full': 'This interview is already open in another window.',
  'end-of-life': 'This version of the page is too old for the call. Please reload the page.',
  'not-allowed': 'You are not allowed to join this call.',
  'connection-error': 'The connection to the call was lost.',
}

const unknownText = 'The call was closed.'

export const loadFailure: CallFailure = {
  type: 'load-failed',
  message: 'The call could not be loaded. Please check whether your network allows daily.co.',
}

export class CallFailed extends Error {
  readonly type: string
  constructor({ type, message }: CallFailure) {
    super(message)
    this.type = type
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The failure in an `error` event of the call object, or in what its `join` rejects with, which can be a bare text. */
export function failureIn(error: unknown): CallFailure {
  if (error instanceof CallFailed) return error
  const type = field(field(error, 'error'), 'type')
  const given = typeof error === 'string' ? error : (field(error, 'errorMsg') ?? field(error, 'message'))
  const text = typeof given === 'string' && given !== '' ? given : unknownText
  return typeof type === 'string'
    ? { type, message: words[type] ?? text }
    : { type: 'unknown', message: text }
}
