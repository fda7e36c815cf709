import { errors, type ErrorCode } from '#shared/platform/contract/errors.ts'
import type { ApiAnswer } from './api.ts'

/** Status and code of an answer: `[200, undefined]` for a success. */
export const refusalOf = ({ status, body }: ApiAnswer) => [status, body['code']]

/** Status, code and the text that a caller reads. */
export const refusal = ({ status, body }: ApiAnswer) => [status, body['code'], body['message']]

/** What `refusal` answers where the API refuses with this code. */
export const expected = (code: ErrorCode) => [errors[code].status, code, errors[code].text]
