import { createSend } from './http.ts'
import { createKeeper } from './session/session-keeper.ts'

/** Signing out and renewing a token have to arrive although the page may be gone by then. */
export const keeper = createKeeper(createSend({ origin: '', apiKey: __API_KEY__, outlivesPage: true }))
