import type { Failure } from './machine.ts'

export const offlineHint = "We couldn't reach the server. Please check your connection and try again."

/** The failure of a form when the code that sends it cannot be imported. */
export const unloaded = (message = 'An unexpected error occurred'): { failure: Failure } => ({
  failure: { message, hint: offlineHint, code: 'no_answer' },
})
