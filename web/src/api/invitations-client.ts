import { createClient } from '#shared/platform/contract/client.ts'
import { invitations } from './endpoints.data.ts'
import { sessionSend } from './session-client.ts'

/** Answers to invitations to an interview with the team. */
export const invitationsApi = createClient(invitations, sessionSend)
