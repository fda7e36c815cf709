/** Names and codes of errors that can pass: throttling, conflicts, timeouts, lost connections. */
const transient = new Set([
  'ThrottlingException',
  'Throttling',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
  // `writeTogether` handles failed conditions, so this is a conflict or throttling.
  'TransactionCanceledException',
  // Other publications overtook this one in each of its attempts.
  'Overtaken',
  'InternalServerError',
  // Of Textract and Transcribe: as many jobs run as the account may have at once.
  'LimitExceededException',
  // Of Secrets Manager.
  'InternalServiceError',
  'ServiceUnavailable',
  'TimeoutError',
  // A call that the request's deadline ended.
  'AbortError',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
])

/** Whether a later call may succeed; the runtime then answers 503 instead of 500. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return transient.has(error.name) || transient.has(code)
}

/** The code that the runtime answers with after an error that is no refusal. */
export const codeOfFailure = (error: unknown): 'unavailable' | 'internal' =>
  isTransient(error) ? 'unavailable' : 'internal'
