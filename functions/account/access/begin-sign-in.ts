import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { signToken } from '#functions/platform/http/token.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { signInSeconds } from './lifetimes.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

/** Begins a sign-in and returns its first token. */
export async function beginSignIn(user: StoredUser, remembered: boolean, app: Accounts): Promise<string> {
  const now = app.clock()
  const signInId = app.random.id()
  await noteSeen(user, now, app)
  await app.signIns.begin(signInId, {
    userId: user.id,
    epoch: user.epoch,
    startedAt: now.toISOString(),
    expiresAt: seconds(now) + signInSeconds[remembered ? 'remembered' : 'usual'],
    remembered,
  })
  return signToken(app.ring, { userId: user.id, signInId }, now)
}

/** For the retention of unused accounts, at most once a day. A failure does not fail the sign-in: the next one writes it. */
async function noteSeen(user: StoredUser, now: Date, app: Accounts): Promise<void> {
  const seen = Date.parse(user.lastSeenAt ?? user.createdAt)
  if (now.getTime() - seen >= dayMilliseconds) await app.users.noteSeen(user.id, now).catch(() => false)
}

export const signedInUserOf = ({ id, email, name }: StoredUser): SignedInUser => ({ id, email, name })
