import { createSend } from './http.ts'
import { createKeeper } from './session/session-keeper.ts'

/** The requests that sign out and renew a token finish after the page is closed. */
export const keeper = createKeeper(createSend({ origin: '', apiKey: __API_KEY__, outlivesPage: true }))
