import { createClient } from '#shared/contract/client.ts'
import { cv } from '#shared/contract/cv.ts'
import { sessionSend } from './session-client.ts'

export const cvApi = createClient(cv, sessionSend)
