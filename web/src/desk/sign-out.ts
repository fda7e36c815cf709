import { staffApi } from './desk-api.ts'
import { dispatchSession } from './session-store.ts'

/** Clears the page before the call, so that a failed call does not leave the desk open on a shared computer. */
export async function signOut(): Promise<void> {
  dispatchSession({ type: 'signed_out' })
  await staffApi.signOut().catch(() => undefined)
}
