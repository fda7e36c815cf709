import type { Send } from '#shared/platform/contract/client.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'

const unauthorized = 401

/** Sends nothing while another candidate is signed in, so no answer is stored under a wrong account. */
export const ownedSend =
  (send: Send, owner: string, signedIn: () => string | undefined): Send =>
  async (request) => {
    if (signedIn() !== owner) throw new ApiRefusal('not_signed_in', { status: unauthorized })
    return send(request)
  }
