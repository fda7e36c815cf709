import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { UploadPart } from './unsent-calls.ts'

/** A part that takes longer is sent again. */
const timeoutMilliseconds = 60_000

/** S3 has the part already: an earlier attempt stored it, and its answer was lost. */
const preconditionFailed = 412

/** Uploads a part to S3. A request that S3 refuses may have expired, so the next attempt asks for a new one. */
export const uploadPart: UploadPart = async ({ url, headers }, part) => {
  const answer = await fetch(url, {
    method: 'PUT',
    headers,
    body: part,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  if (!answer.ok && answer.status !== preconditionFailed) throw new ApiRefusal('no_answer')
}
