import { apiBase } from '#shared/contract/endpoint.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { sessionSend } from '../api/session-client.ts'

/** Requests the candidate's interviews. The interview room does not exist yet, so loading always ends in the error view. */
export async function loadInterviews(): Promise<never> {
  const { status } = await sessionSend({
    method: 'GET',
    address: `${apiBase}/interviews`,
    body: undefined,
    bodyKind: 'json',
    headers: {},
    on401: 'sign-in-needed',
  })
  throw new ApiRefusal('not_found', { status })
}
