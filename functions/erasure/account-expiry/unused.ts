import { emailKey } from '#shared/platform/email-key.ts'
import { malaysianDay } from '#shared/platform/malaysian-time.ts'
import { letterBeforeProof, noteLeftOut } from '#functions/account/access/first-letters.ts'
import { activity } from '../nouns.ts'
import { removeAccount } from '../remove-account.ts'
import { retentionEmail } from '#functions/account/letters/account-emails.ts'
import { isAddressProved, type StoredUser } from '#functions/account/rows/stored-user.ts'
import type { AccountExpiryApp } from './app.ts'
import { nextRetentionStep } from './retention-step.ts'

/** Announces the deletion of an unused account to its candidate, or deletes it at the end of its retention. */
export async function expireUnused(account: StoredUser, app: AccountExpiryApp): Promise<void> {
  const step = nextRetentionStep(account, await activity(account.id, app), app.clock())
  if (step.kind === 'announce') await announce(account, step.deletionAt, app)
  if (step.kind !== 'delete' || !(await app.inactive.beginDeletion(account))) return
  await removeAccount(account, app, app.log)
  app.log.info('unused account deleted', { userId: account.id })
}

/** A letter to a mailbox that bounced, or has reached its limit, is noted and not sent: a later one would not arrive either. */
async function announce(account: StoredUser, deletionAt: Date, app: AccountExpiryApp): Promise<void> {
  if (await mayBeWrittenTo(account, app)) {
    const day = malaysianDay(deletionAt.toISOString()) ?? ''
    const to = { to: emailKey(account.email), tags: { user: account.id } }
    await app.mail.send(retentionEmail(app.siteUrl, day), to)
    app.log.info('deletion of an unused account announced', { userId: account.id })
  } else noteLeftOut(app.log, ['letterBeforeProof'], account.id)
  await app.inactive.noteNotice(account, app.clock())
}

async function mayBeWrittenTo(account: StoredUser, app: AccountExpiryApp): Promise<boolean> {
  if (isAddressProved(account)) return true
  if (account.bouncedAt !== undefined) return false
  return (await app.limiter.take([letterBeforeProof(account.email)])).allowed
}
