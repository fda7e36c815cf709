import { ApiRefusal } from '#shared/platform/contract/refusal.ts'

const requestTimeout = 408
const tooManyRequests = 429
const clientErrors = 400
const serverErrors = 500

/**
 * Whether the same enquiry can succeed later. An error of another type is a failed import, which counts as a lost connection.
 * So does the sign-in page of a hotel's network, which is answered with 200.
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
