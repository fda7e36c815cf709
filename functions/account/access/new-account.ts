import type { Log } from '#functions/platform/log/log.ts'
import { welcomeEmail } from '../letters/account-emails.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { emptyProfile, type StoredUser } from '../rows/stored-user.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import type { Accounts } from './accounts.ts'
import { firstLinks, noteUnsent, trySendEmail } from './account-mail.ts'
import { canWait } from './first-letters.ts'
import { unprovedSeconds } from './lifetimes.ts'
import { hashPassword } from './password-hash.ts'

/** The fields an account is opened with; the others start empty. */
type NewAccount = Pick<StoredUser, 'email' | 'name' | 'phone' | 'registeredFrom'> &
  Partial<Pick<StoredUser, keyof typeof emptyProfile>> & {
    password?: string | undefined
    /** The caller has proved the mailbox by a link. */
    isProved?: true
  }

/** Opens an account, in one transaction with the given steps; undefined when its e-mail address has one or a step fails. */
export async function openAccount(
  { password, isProved, ...given }: NewAccount,
  app: Accounts,
  stepsFor: (userId: string) => readonly Step[] = () => [],
): Promise<StoredUser | undefined> {
  // Saves the hash in the usual case; the transaction below decides.
  if (await app.users.isTaken(given.email)) return undefined
  const now = app.clock()
  const user: StoredUser = {
    ...emptyProfile,
    ...given,
    id: app.random.id(),
    ...(password === undefined ? {} : { passwordHash: await hashPassword(password, app.passwordCost) }),
    epoch: 0,
    createdAt: now.toISOString(),
    ...(isProved !== true && { proveBy: proveByFrom(now).toISOString() }),
    reminders: 0,
  }
  return (await app.users.create(user, stepsFor(user.id))) ? user : undefined
}

/** Until when the mailbox of an account that is opened, or corrected, now must be proved. */
export const proveByFrom = (now: Date): Date => new Date(now.getTime() + unprovedSeconds * 1000)

/**
 * Sends the welcome e-mail. Its link proves the mailbox: it sets a password if the candidate chose none. Where the letters of the day
 * are used up, it waits for the function that sends letters.
 */
export async function welcome(user: StoredUser, app: Accounts, log: Log): Promise<void> {
  const sent = await trySendEmail(user, await welcomeFor(user, app), app, log)
  if (sent?.kind !== 'left_out' || !canWait(sent.full)) return
  const dueAt = new Date(app.clock().getTime() + sent.retryAfterSeconds * 1000)
  await app.waitingWelcomes.letWait(user.id, dueAt).catch((error: unknown) => {
    noteUnsent(log, 'a first letter does not wait', error, user.id)
  })
}

export const welcomeFor = async (
  user: StoredUser,
  app: Pick<Accounts, 'links' | 'clock' | 'siteUrl'>,
): Promise<Email> => welcomeEmail(app.siteUrl, await firstLinks(user, app))
