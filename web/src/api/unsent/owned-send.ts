import type { Send } from '#shared/contract/client.ts'
import { ApiRefusal } from '#shared/contract/refusal.ts'

const unauthorized = 401

/** Sends nothing while anybody but the owner is signed in: what one candidate said never goes to another's account. */
export const ownedSend =
  (send: Send, owner: string, signedIn: () => string | undefined): Send =>
  async (request) => {
    if (signedIn() !== owner) throw new ApiRefusal('not_signed_in', { status: unauthorized })
    return send(request)
  }
