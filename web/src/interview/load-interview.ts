import { apiBase } from '#shared/contract/endpoint.ts'
import { sessionSend } from '../api/session-client.ts'

/** Asks the API for the candidate's interviews. There is no such endpoint yet, so that loading always fails. */
export const loadInterviews = (): Promise<unknown> =>
  sessionSend({
    method: 'GET',
    address: `${apiBase}/interviews`,
    body: undefined,
    bodyKind: 'json',
    headers: {},
    on401: 'sign-in-needed',
  })
