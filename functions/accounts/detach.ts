import { hasEnded } from '#shared/domain/interview.ts'
import { interviewRetentionDays } from '#shared/domain/retention.ts'
import { withinHalfOfTheTime } from '../deadline.ts'
import { errorFields, type Log } from '../http/log.ts'
import { filesAgainStep } from '../storage/session-change.ts'
import { emptyProfile, type StoredUser } from '../storage/stored-user.ts'
import { writeTogether, type Step } from '../storage/transaction.ts'
import { detachSteps } from '../storage/user-steps.ts'
import type { Accounts } from './accounts.ts'
import { keptPositions, type Begun } from './kept-positions.ts'
import { removeAccount, removeApplications, type AccountContents } from './remove-account.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The account of the owner of a mailbox, in place of one that somebody else filled. */
const successorOf = ({ email }: StoredUser, passwordHash: string, app: Accounts): StoredUser => ({
  ...emptyProfile,
  id: app.random.id(),
  email,
  name: email.slice(0, email.lastIndexOf('@')),
  phone: '',
  passwordHash,
  epoch: 0,
  createdAt: app.clock().toISOString(),
  reminders: 0,
})

type Detached = {
  /** The password of the account that the owner of the mailbox gets; none where the owner wants none. */
  passwordHash: string | undefined
  /** Uses up the link. */
  together: readonly Step[]
}

/**
 * Takes the address from an account whose mailbox is proved by someone who did not register. What was begun with recruiters
 * stays with them under the old row, without the address; the rest is deleted. False when the account has changed or
 * the link was used.
 */
export async function detach(
  user: StoredUser,
  { passwordHash, together }: Detached,
  app: Accounts & AccountContents & Begun,
  log: Log,
): Promise<{ done: false } | { done: true; successor: StoredUser | undefined }> {
  const now = app.clock()
  const successor = passwordHash === undefined ? undefined : successorOf(user, passwordHash, app)
  const interviews = (await app.sessions.ofUser(user.id)).filter(
    ({ folder, status }) => folder !== undefined && hasEnded(status),
  )
  const until = new Date(now.getTime() + interviewRetentionDays * dayMilliseconds)
  const { done } = await writeTogether(
    app.dynamo,
    [
      ...together,
      ...detachSteps(app.tables.users, user, { until, successor }),
      // The files name the address.
      ...interviews.map((session) => filesAgainStep(app.tables.sessions, session, now)),
    ],
    app.random,
  )
  if (!done) return { done }
  // The link is used by now, so a failure is not the caller's: the daily run tidies what is left.
  const detached = { ...user, email: '', detachedUntil: until.toISOString() }
  await withinHalfOfTheTime(() => tidyDetached(detached, app)).catch((error: unknown) => {
    log.warn('a detached account is not tidied yet', { userId: user.id, ...errorFields(error) })
  })
  return { done, successor }
}

type Tidied = AccountContents & Begun & Pick<Accounts, 'users' | 'guardsByUser' | 'clock'>

/** Deletes what nobody keeps of a detached account: at once, and again each day, since a crash can have come between. */
export async function tidyDetached(user: StoredUser, app: Tidied): Promise<void> {
  const kept = await keptPositions(user.id, app)
  const isOver = Date.parse(user.detachedUntil ?? '') <= app.clock().getTime()
  if (kept.size === 0 || isOver) return removeAccount(user, app)
  await removeApplications(user.id, app, kept)
  await app.guardsByUser.remove(user.id)
}
