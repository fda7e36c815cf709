import { createSend } from './http.ts'

/** Sends calls to the API of the page's own origin. */
export const send = createSend({ origin: '', apiKey: __API_KEY__ })
