import { auth } from '#shared/contract/auth.ts'
import { createClient } from '#shared/contract/client.ts'
import { sessionSend } from './session-client.ts'

export const authApi = createClient(auth, sessionSend)
