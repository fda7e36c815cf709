import { apiBase } from '#shared/contract/endpoint.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { sessionSend } from '../api/session-client.ts'

/** Requests the candidate's interviews. The API has no such endpoint yet, so loading always fails. */
export async function loadInterviews(): Promise<unknown> {
  const { status, body } = await sessionSend({
    method: 'GET',
    address: `${apiBase}/interviews`,
    body: undefined,
    bodyKind: 'json',
    headers: {},
    on401: 'sign-in-needed',
  })
  if (status !== 200) throw new ApiRefusal('not_found', { status })
  return body
}
