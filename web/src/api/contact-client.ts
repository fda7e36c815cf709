import { createClient } from '#shared/contract/client.ts'
import { contact } from '#shared/contract/contact.ts'
import { send } from './send.ts'

/** Calls of visitors: nobody's session goes with them. */
export const contactApi = createClient(contact, send)
