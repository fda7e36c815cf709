import type { SignedInUser } from '#shared/contract/auth.ts'
import { signToken } from '../http/token.ts'
import { seconds } from '../storage/limits/guards.ts'
import type { StoredUser } from '../storage/accounts/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { signInSeconds } from './lifetimes.ts'

/** Begins a sign-in and returns its first token. */
export async function beginSignIn(user: StoredUser, remembered: boolean, app: Accounts): Promise<string> {
  const now = app.clock()
  const signInId = app.random.id()
  await app.signIns.begin(signInId, {
    userId: user.id,
    epoch: user.epoch,
    startedAt: now.toISOString(),
    expiresAt: seconds(now) + signInSeconds[remembered ? 'remembered' : 'usual'],
    remembered,
  })
  return signToken(app.ring, { userId: user.id, signInId }, now)
}

export const signedInUserOf = ({ id, email, name }: StoredUser): SignedInUser => ({ id, email, name })
