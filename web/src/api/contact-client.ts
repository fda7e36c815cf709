import { createClient } from '#shared/contract/client.ts'
import { contact } from '#shared/contract/contact.ts'
import { send } from './send.ts'

export const contactApi = createClient(contact, send)
