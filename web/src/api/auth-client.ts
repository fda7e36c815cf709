import { createClient } from '#shared/platform/contract/client.ts'
import { auth } from './endpoints.data.ts'
import { sessionSend } from './session-client.ts'

export const authApi = createClient(auth, sessionSend)
