import { interviewRetentionDays } from '#shared/platform/retention.ts'
import { withinHalfOfTheTime } from '#functions/platform/world/deadline.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import { emptyProfile, type StoredUser } from '#functions/account/rows/stored-user.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import { detachSteps } from '#functions/account/rows/user-steps.ts'
import type { Accounts } from '#functions/account/access/accounts.ts'
import { keptPositions } from '#functions/application/kept-positions.ts'
import { forgetAddress, type PersonApp } from './nouns.ts'
import { removeAccount, removeContents } from './remove-account.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

/** An empty account for the owner of a mailbox that another person registered. */
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
 * Removes the e-mail address from an account that another person than the owner of the mailbox registered. The applications that
 * recruiters keep stay under the old row, without the address; the rest is deleted. `done` is false when the account has changed or
 * the link was used.
 */
export async function detach(
  user: StoredUser,
  { passwordHash, together }: Detached,
  app: Accounts & PersonApp,
  log: Log,
): Promise<{ done: false } | { done: true; successor: StoredUser | undefined }> {
  const now = app.clock()
  const successor = passwordHash === undefined ? undefined : successorOf(user, passwordHash, app)
  const until = new Date(now.getTime() + interviewRetentionDays * dayMilliseconds)
  const { done } = await writeTogether(
    app.dynamo,
    [...together, ...detachSteps(app.tables.users, user, { until, successor })],
    app.random,
  )
  if (!done) return { done }
  // The link is used up, so a failure here does not fail the request: the daily run deletes what is left.
  const detached = { ...user, email: '', detachedUntil: until.toISOString(), areFilesOutdated: true }
  await withinHalfOfTheTime(() => tidyDetached(detached, app, log)).catch((error: unknown) => {
    log.warn('a detached account is not tidied yet', { userId: user.id, ...errorFields(error) })
  })
  return { done, successor }
}

/** Deletes what recruiters do not keep of a detached account. The daily run repeats it, because a crash can interrupt it. */
export async function tidyDetached(
  user: StoredUser,
  app: PersonApp & { tables: { removals: string } },
  log: Log,
): Promise<void> {
  const positions = await keptPositions(user.id, app)
  const isOver = Date.parse(user.detachedUntil ?? '') <= app.clock().getTime()
  if (positions.size === 0 || isOver) {
    await removeAccount(user, app, log)
    return
  }
  // The kept files contain the address. Not in the transaction: it has at most 100 steps, and there can be more interviews.
  if (user.areFilesOutdated === true) {
    await forgetAddress(user.id, app)
    await app.users.noteFilesAgain(user.id)
  }
  await removeContents(user.id, app, { kept: positions })
}
