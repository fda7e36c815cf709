import type { SignedInUser } from '#shared/contract/auth.ts'
import { signToken } from '../http/token.ts'
import { seconds } from '../storage/guards.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { sessionSeconds } from './limits.ts'

/** Begins a session and answers its first token. */
export async function openSession(user: StoredUser, remembered: boolean, app: Accounts): Promise<string> {
  const now = app.clock()
  const sessionId = app.random.id()
  await app.sessions.begin(sessionId, {
    userId: user.id,
    epoch: user.epoch,
    startedAt: now.toISOString(),
    expiresAt: seconds(now) + sessionSeconds[remembered ? 'remembered' : 'usual'],
    remembered,
  })
  return signToken(app.ring, { userId: user.id, sessionId }, now)
}

export const signedInUserOf = ({ id, email, name }: StoredUser): SignedInUser => ({ id, email, name })
