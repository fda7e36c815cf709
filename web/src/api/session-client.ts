import { send } from './send.ts'
import { loadKeeper } from './load-keeper.ts'
import { createSessionSend } from './session/session-send.ts'

/** Sends calls with the token of the sign-in, where there is one. */
export const sessionSend = createSessionSend(send, loadKeeper)
