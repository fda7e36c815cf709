import { apiBase } from '#shared/contract/endpoint.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { send } from '../../api/send.ts'
import { filled } from '../../site/link.ts'

/** Requests a job. The API has no such endpoint yet, so every job is missing. */
export async function loadJob(jobId: string): Promise<unknown> {
  const { status, body } = await send({
    method: 'GET',
    address: apiBase + filled('/jobs/{jobId}', { jobId }),
    body: undefined,
    bodyKind: 'json',
    headers: {},
    on401: 'stay',
  })
  if (status !== 200) throw new ApiRefusal('not_found', { status })
  return body
}
