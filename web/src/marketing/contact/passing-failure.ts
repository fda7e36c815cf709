import { ApiRefusal } from '#shared/contract/refusal.ts'

const requestTimeout = 408
const tooManyRequests = 429
const clientErrors = 400
const serverErrors = 500

/**
 * Whether the same enquiry can succeed later. An error of another type comes from an import that failed, so it counts as a lost
 * connection; a page of a hotel's network, answered with 200, as one too.
 */
export function passingFailure(error: unknown): { canPass: boolean; waitSeconds?: number | undefined } {
  if (!(error instanceof ApiRefusal)) return { canPass: true }
  const { status, retryAfterSeconds } = error
  return {
    canPass:
      status < clientErrors ||
      status >= serverErrors ||
      status === requestTimeout ||
      status === tooManyRequests,
    waitSeconds: retryAfterSeconds,
  }
}
