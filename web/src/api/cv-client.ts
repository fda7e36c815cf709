import { createClient } from '#shared/platform/contract/client.ts'
import { cv } from './endpoints.data.ts'
import { sessionSend } from './session-client.ts'

export const cvApi = createClient(cv, sessionSend)
