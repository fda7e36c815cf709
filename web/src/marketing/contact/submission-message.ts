import { ApiError, noAnswer, textIn, unreadableAnswer, unreadableAnswerText } from '../../api/api-error.ts'

const texts = {
  invalidRequest: 'Invalid request. Please check your input.',
  invalidData: 'Invalid data. Please check all required fields.',
  tooMany: 'Too many requests. Please try again in a few minutes.',
  unavailable: 'Email service temporarily unavailable. Please try again later or contact us directly.',
  unreachable: 'Unable to connect to server. Please check your internet connection or try again later.',
} as const

const listIn = (body: unknown, name: string): readonly unknown[] => {
  if (typeof body !== 'object' || body === null) return []
  const value: unknown = Reflect.get(body, name)
  return Array.isArray(value) ? value : []
}

const failedFor = (reasons: readonly string[]): string | undefined =>
  reasons.length === 0 ? undefined : `Validation failed: ${reasons.join(', ')}`

const problemText = (problem: unknown): string => {
  const message = textIn(problem, 'msg') ?? ''
  const location = listIn(problem, 'loc').join('.')
  return location === '' ? message : `${location}: ${message}`
}

const errorTexts = (body: unknown): string[] =>
  listIn(body, 'errors').flatMap((problem) => textIn(problem, 'message') ?? [])

function messageByStatus({ status, code, body }: ApiError): string {
  // These two need no body, and it is a proxy's page as often as ours.
  if (status === 429) return texts.tooMany
  if (status === 503) return texts.unavailable
  if (code === unreadableAnswer) return unreadableAnswerText
  const serverMessage = textIn(body, 'message')
  if (status === 400) return failedFor(errorTexts(body)) ?? serverMessage ?? texts.invalidRequest
  if (status === 422) {
    return (
      failedFor(listIn(body, 'detail').map(problemText)) ??
      textIn(body, 'detail') ??
      serverMessage ??
      texts.invalidData
    )
  }
  return serverMessage ?? `Server error: ${status}`
}

/** Why an enquiry was not sent. The form does not show it; the console does. */
export function submissionMessage(error: unknown): string {
  // Whatever is not an answer of the API is an answer that did not keep the contract.
  if (!(error instanceof ApiError)) return unreadableAnswerText
  return error.code === noAnswer ? texts.unreachable : messageByStatus(error)
}
