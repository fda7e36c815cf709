import { createClient } from '#shared/contract/client.ts'
import { contact } from '#shared/contract/contact.ts'
import { createSend } from './http.ts'
import { storedToken } from '../session/stored-session.ts'

const send = createSend({ origin: '', apiKey: __API_KEY__, token: storedToken })

export const contactApi = createClient(contact, send)
