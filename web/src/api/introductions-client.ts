import { createClient } from '#shared/platform/contract/client.ts'
import { introductions } from './endpoints.data.ts'
import { sessionSend } from './session-client.ts'

/** Answers of people whom recruiters added to a position. */
export const introductionsApi = createClient(introductions, sessionSend)
