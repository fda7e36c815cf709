import type { Clock } from '../ports.ts'
import type { SessionUser } from './handlers.ts'
import type { KeyRing } from './key-ring.ts'
import { readToken } from './token.ts'

/** Whether the session a token names still stands: sign-out and password change end it at once. */
export type IsLive = (user: SessionUser) => Promise<boolean>

export type Authenticate = (authorization: string | undefined) => Promise<SessionUser | undefined>

/** Reads `Authorization: Bearer …` into the signed-in user, or into nobody. */
export const createAuthenticate =
  (ring: KeyRing, isLive: IsLive, clock: Clock): Authenticate =>
  async (authorization) => {
    const token = await readToken(ring, authorization, clock())
    if (token === undefined || token.expired) return undefined
    const user = { userId: token.userId, sessionId: token.sessionId }
    return (await isLive(user)) ? user : undefined
  }
