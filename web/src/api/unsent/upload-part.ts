import { ApiRefusal } from '#shared/contract/refusal.ts'
import type { UploadPart } from './unsent-calls.ts'

/** A part that takes longer is sent again. */
const timeoutMs = 60_000

/** Posts a part to S3 with its presigned form. A form that S3 refuses may have expired, so the next attempt asks for a new one. */
export const uploadPart: UploadPart = async (form, part) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(form.fields)) body.set(name, value)
  // The file comes last: S3 ignores fields after it.
  body.set('file', part, 'part')
  const answer = await fetch(form.url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new ApiRefusal('no_answer')
}
