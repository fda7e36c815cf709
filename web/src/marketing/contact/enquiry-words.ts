import type { contact } from '#shared/enquiry/contract/contact.ts'
import type { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { Refused } from '../../form/machine.ts'
import { referenceOf, type Words, type WordsFor } from '../../form/words.ts'

/** A message that is only logged to the console: the form shows neither messages nor problems from the API. */
const quietly = (message: string, refusal?: ApiRefusal): Refused => ({
  failure: { message, ...(refusal === undefined ? {} : referenceOf(refusal)) },
  problems: {},
})

type Reason = ApiRefusal['problems'][number]

/** Lists the problems in the answer. Without any, uses the answer's message, and without that the fallback. */
const invalid =
  (fallback: string, textOf: (reason: Reason) => string): Words =>
  ({ problems, text }) =>
    quietly(
      problems.length > 0 ? `Validation failed: ${problems.map(textOf).join(', ')}` : (text ?? fallback),
    )

const invalidRequest = invalid('Invalid request. Please check your input.', ({ message }) => message)

const invalidData = invalid(
  'Invalid data. Please check all required fields.',
  ({ path, message }) => `${path.join('.')}: ${message}`,
)

const serverError: Words = (refusal) => quietly(refusal.text ?? `Server error: ${refusal.status}`, refusal)

const always =
  (message: string): Words =>
  (refusal) =>
    quietly(message, refusal)

export const enquiryWords: WordsFor<typeof contact.send> = {
  invalid_enquiry: invalidRequest,
  not_json: invalidRequest,
  invalid_request: invalidData,
  too_many_requests: always('Too many requests. Please try again in a few minutes.'),
  unavailable: always(
    'Email service temporarily unavailable. Please try again later or contact us directly.',
  ),
  api_key_missing: serverError,
  not_found: serverError,
  too_large: serverError,
  unsupported_type: serverError,
  internal: serverError,
  unreadable_answer: (refusal) => quietly(refusal.text ?? 'Invalid response from server', refusal),
  no_answer: always('Unable to connect to server. Please check your internet connection or try again later.'),
}
