import type { Clock } from '../world/ports.ts'
import type { SignedIn } from './handlers.ts'
import type { KeyRing } from '../config/key-ring.ts'
import { readToken, type ReadToken } from './token.ts'

/** Whether a token's sign-in is still active: sign-out and password change end it before the token expires. */
type IsActive = (token: ReadToken) => Promise<boolean>

/** Reads `Authorization: Bearer …` into the signed-in candidate; undefined for any other header. */
export type Authenticate = (authorization: string | undefined) => Promise<SignedIn | undefined>

export const createAuthenticate =
  (ring: KeyRing, isActive: IsActive, clock: Clock): Authenticate =>
  async (authorization) => {
    const token = await readToken(ring, authorization, clock())
    if (token === undefined || token.expired) return undefined
    return (await isActive(token)) ? { userId: token.userId, signInId: token.signInId } : undefined
  }
