import { emailKey } from '#shared/platform/email-key.ts'
import { malaysianDay } from '#shared/platform/malaysian-time.ts'
import { firstLinks } from '#functions/account/access/account-mail.ts'
import { keptPositions } from '#functions/application/kept-positions.ts'
import {
  canWait,
  letterBeforeProof,
  lettersOfDay,
  takeFirstLetter,
  noteLeftOut,
} from '#functions/account/access/first-letters.ts'
import { removeAccount } from '../remove-account.ts'
import { reminderEmail } from '#functions/account/letters/account-emails.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import type { AccountExpiryApp } from './app.ts'
import { deletionAt, nextExpiryStep, type ExpiryStep } from './next-step.ts'

/** Reminds the candidate whose address is not confirmed, or deletes the account after the deadline. */
export async function expireUnproved(account: StoredUser, app: AccountExpiryApp): Promise<ExpiryStep> {
  const now = app.clock()
  const isKept = (await keptPositions(account.id, app)).size > 0
  const step = nextExpiryStep(account, { isKept }, now)
  if (step === 'remind') await remind(account, { isKept }, app)
  if (step === 'delete' && (await app.unproved.beginExpiry(account, now))) {
    await removeAccount(account, app, app.log)
    app.log.info('unproved account deleted', { userId: account.id })
  }
  return step
}

/**
 * Noted after SES has accepted the e-mail, so a crash between the two sends it twice. A reminder to a mailbox that has reached its
 * limit of letters (registered in hundreds of spellings, for example) is noted and not sent.
 */
async function remind(
  account: StoredUser,
  { isKept }: { isKept: boolean },
  app: AccountExpiryApp,
): Promise<void> {
  const deletion = deletionAt(account, app.clock())
  const deletedOn = isKept ? undefined : malaysianDay(deletion.toISOString())
  const counters = [letterBeforeProof(account.email), ...lettersOfDay(account.registeredFrom)]
  const taken = await takeFirstLetter(counters, app)
  if (taken.allowed) {
    const email = reminderEmail({ ...(await firstLinks(account, app)), deletedOn })
    await app.mail.send(email, { to: emailKey(account.email), tags: { user: account.id } })
    app.log.info('reminded to confirm an address', { userId: account.id, reminder: account.reminders + 1 })
  } else {
    noteLeftOut(app.log, taken.full, account.id)
    // Not noted: the next run sends it, and deletes no account before.
    if (canWait(taken.full)) return
  }
  await app.unproved.noteReminder(account, app.clock())
}
