import { emailKey } from '#shared/domain/email-key.ts'
import { malaysianDay } from '#shared/domain/malaysian-time.ts'
import { noteLeftOut } from '../accounts/account-mail.ts'
import { letterBeforeProof } from '../accounts/letter-before-proof.ts'
import { removeAccount } from '../accounts/remove-account.ts'
import { retentionEmail } from '../mail/account-emails.ts'
import { isAddressProved, type StoredUser } from '../storage/accounts/stored-user.ts'
import type { AccountExpiryApp } from './app.ts'
import { nextRetentionStep, type KnownApplication } from './retention-step.ts'

/** Tells the candidate of an account that nobody uses, or deletes it once its retention is over. */
export async function expireUnused(account: StoredUser, app: AccountExpiryApp): Promise<void> {
  const step = nextRetentionStep(account, await applicationsOf(account.id, app), app.clock())
  if (step.kind === 'tell') await tell(account, step.deletionAt, app)
  if (step.kind !== 'delete' || !(await app.inactive.beginDeletion(account))) return
  await removeAccount(account, app, app.log)
  app.log.info('unused account deleted', { userId: account.id })
}

/** A session's row expires before the retention begins to count, so the applications tell all. */
const applicationsOf = async (userId: string, app: AccountExpiryApp): Promise<KnownApplication[]> =>
  (await app.applications.ofUser(userId)).map(
    ({ status, decision, appliedAt, updatedAt, interviewDate }) => ({
      status,
      decided: decision?.status,
      moments: [appliedAt, updatedAt, interviewDate],
    }),
  )

/** A mailbox that refuses letters for good, or has had too many, is noted as told: nothing would reach it later either. */
async function tell(account: StoredUser, deletionAt: Date, app: AccountExpiryApp): Promise<void> {
  if (await mayBeWrittenTo(account, app)) {
    const day = malaysianDay(deletionAt.toISOString()) ?? ''
    const to = { to: emailKey(account.email), tags: { user: account.id } }
    await app.mail.send(retentionEmail(app.siteUrl, day), to)
    app.log.info('told of the deletion of an unused account', { userId: account.id })
  } else noteLeftOut(app.log, account.id)
  await app.inactive.noteNotice(account, app.clock())
}

async function mayBeWrittenTo(account: StoredUser, app: AccountExpiryApp): Promise<boolean> {
  if (isAddressProved(account)) return true
  if (account.bouncedAt !== undefined) return false
  return (await app.limiter.take([letterBeforeProof(account.email)])).allowed
}
