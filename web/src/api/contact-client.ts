import { createClient } from '#shared/platform/contract/client.ts'
import { contact } from './endpoints.data.ts'
import { send } from './send.ts'

/** Calls of visitors, sent without a token. */
export const contactApi = createClient(contact, send)
