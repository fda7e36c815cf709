import { createClient } from '#shared/contract/client.ts'
import { contact } from '#shared/contract/contact.ts'
import { send } from './send.ts'

/** Calls of visitors, sent without a token. */
export const contactApi = createClient(contact, send)
