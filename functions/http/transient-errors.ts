/** The names under which the AWS SDK and the network say "not now". */
const transient = new Set([
  'ThrottlingException',
  'Throttling',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
  // Conditions that fail are outcomes and never come this far: what is left is conflict and throttling.
  'TransactionCanceledException',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
])

/** Whether asking again later may well succeed: then the answer is 503, and not an error of ours. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return transient.has(error.name) || transient.has(code)
}
