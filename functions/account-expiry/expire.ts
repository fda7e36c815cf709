import { emailKey } from '#shared/domain/email-key.ts'
import { malaysianDay } from '#shared/domain/malaysian-time.ts'
import { firstLinks, noteLeftOut } from '../accounts/account-mail.ts'
import { tidyDetached } from '../accounts/detach.ts'
import { keptPositions } from '../accounts/kept-positions.ts'
import { letterBeforeProof } from '../accounts/letter-before-proof.ts'
import { removeAccount } from '../accounts/remove-account.ts'
import { errorFields } from '../observability/log.ts'
import { reminderEmail } from '../mail/account-emails.ts'
import type { StoredUser } from '../storage/accounts/stored-user.ts'
import type { AccountExpiryApp } from './app.ts'
import { deletionAt, firstReminderMilliseconds, nextExpiryStep } from './next-step.ts'

/**
 * Reminds the candidates whose address is not confirmed, deletes their accounts after the deadline, and tidies detached ones.
 * One that fails is tried again by the next run.
 */
export const accountExpiry = (app: AccountExpiryApp) => async (): Promise<void> => {
  const soon = new Date(app.clock().getTime() + firstReminderMilliseconds)
  const due = await app.unproved.dueBy(soon).catch((error: unknown) => {
    app.log.error('unproved accounts were not looked for', errorFields(error))
    throw error
  })
  for (const account of due) {
    try {
      await (account.detachedUntil === undefined
        ? takeStep(account, app)
        : tidyDetached(account, app, app.log))
    } catch (error) {
      app.log.error('an unproved account was not handled', { userId: account.id, ...errorFields(error) })
    }
  }
}

async function takeStep(account: StoredUser, app: AccountExpiryApp): Promise<void> {
  const now = app.clock()
  const isKept = (await keptPositions(account.id, app)).size > 0
  const step = nextExpiryStep(account, { isKept }, now)
  if (step === 'remind') await remind(account, { isKept }, app)
  if (step !== 'delete' || !(await app.unproved.beginExpiry(account, now))) return
  await removeAccount(account, app, app.log)
  app.log.info('unproved account deleted', { userId: account.id })
}

/**
 * Noted after SES accepted the e-mail: a crash between the two sends it twice. To a mailbox that has had too many letters, as when
 * somebody registers it in hundreds of spellings, it is noted and not sent.
 */
async function remind(
  account: StoredUser,
  { isKept }: { isKept: boolean },
  app: AccountExpiryApp,
): Promise<void> {
  const deletion = deletionAt(account, app.clock())
  const deletedOn = isKept ? undefined : malaysianDay(deletion.toISOString())
  const { allowed } = await app.limiter.take([letterBeforeProof(account.email)])
  if (allowed) {
    const email = reminderEmail({ ...(await firstLinks(account, app)), deletedOn })
    await app.mail.send(email, { to: emailKey(account.email), tags: { user: account.id } })
    app.log.info('reminded to confirm an address', { userId: account.id, reminder: account.reminders + 1 })
  } else noteLeftOut(app.log, account.id)
  await app.unproved.noteReminder(account, app.clock())
}
