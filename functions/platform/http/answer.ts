import { errors, type ErrorCode, type RefusalDetails } from '#shared/platform/contract/errors.ts'
import type { Problem } from '#shared/platform/contract/problems.ts'
import type { Failure } from '#shared/platform/contract/wire.ts'
import type { GatewayAnswer } from './event.ts'

const httpOk = 200
const httpUnavailable = 503
/** For a service that does not answer at the moment. */
const retryAfterSeconds = 5

const jsonHeaders = (requestId: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
})

export const answerOk = (
  body: unknown,
  { requestId, cookies = [] }: { requestId: string; cookies?: readonly string[] },
): GatewayAnswer => ({
  statusCode: httpOk,
  headers: jsonHeaders(requestId),
  body: JSON.stringify(body),
  ...(cookies.length === 0 ? {} : { cookies }),
  isBase64Encoded: false,
})

const answerFailure = (code: ErrorCode, failure: Failure): GatewayAnswer => ({
  statusCode: errors[code].status,
  headers: {
    ...jsonHeaders(failure.requestId),
    ...(failure.retry_after === undefined ? {} : { 'retry-after': String(failure.retry_after) }),
  },
  body: JSON.stringify(failure),
  isBase64Encoded: false,
})

export function answerRefusal(
  code: ErrorCode,
  requestId: string,
  details: RefusalDetails = {},
): GatewayAnswer {
  const { status } = errors[code]
  const text = details.text ?? errors[code].text
  const retry = details.retryAfterSeconds ?? (status === httpUnavailable ? retryAfterSeconds : undefined)
  return answerFailure(code, {
    ...details.more,
    success: false,
    code,
    message: text,
    detail: text,
    ...(retry === undefined ? {} : { retry_after: retry }),
    requestId,
  })
}

/** The answer to a validation error. The contact form reads `errors`, every other page reads `detail`. */
export function answerInvalid(
  code: 'invalid_request' | 'invalid_enquiry',
  part: 'body' | 'query',
  problems: readonly Problem[],
  requestId: string,
): GatewayAnswer {
  const message = errors[code].text
  const base = { success: false, code, message, requestId } as const
  if (code === 'invalid_enquiry') {
    const list = problems.map((problem) => ({ field: problem.path.join('.'), message: problem.message }))
    return answerFailure(code, { ...base, detail: message, errors: list })
  }
  const detail = problems.map((problem) => ({
    loc: [part, ...problem.path.map(String)],
    msg: problem.message,
    type: problem.code,
  }))
  return answerFailure(code, { ...base, detail })
}
