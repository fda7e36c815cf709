import { send } from './send.ts'
import { loadKeeper } from './load-keeper.ts'
import { createSessionSend } from './session/session-send.ts'

/** Sends the calls of signed-in people. */
export const sessionSend = createSessionSend(send, loadKeeper)
