import { createSend } from './http.ts'

/** Sends the pages' calls to the site they came from. */
export const send = createSend({ origin: '', apiKey: __API_KEY__ })
