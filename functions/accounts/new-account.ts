import type { Log } from '../http/log.ts'
import { welcomeLetter } from '../mail/account-letters.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { setPasswordUrl, tell } from './letters.ts'
import { hashPassword } from './password-hash.ts'

/** What an account begins with; everything else is empty until its person says it. */
export type NewAccount = Pick<StoredUser, 'email' | 'name' | 'phone'> &
  Partial<
    Pick<StoredUser, 'title' | 'location' | 'about' | 'skills' | 'experience' | 'education' | 'languages'>
  > & {
    password?: string | undefined
  }

/** Opens an account; nothing when its address has one already. */
export async function openAccount(
  { password, ...given }: NewAccount,
  app: Accounts,
): Promise<StoredUser | undefined> {
  // Spares the hash; what decides is the transaction below.
  if (await app.users.isTaken(given.email)) return undefined
  const user: StoredUser = {
    title: '',
    location: '',
    about: '',
    skills: [],
    experience: [],
    education: '',
    languages: [],
    ...given,
    id: app.random.id(),
    ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
    epoch: 0,
    createdAt: app.clock().toISOString(),
  }
  return (await app.users.create(user)) ? user : undefined
}

/** Welcomes by letter; with a link to set a password where none was chosen. */
export async function welcome(user: StoredUser, app: Accounts, log: Log): Promise<void> {
  const link = user.passwordHash === undefined ? await setPasswordUrl(user, 'welcome', app) : undefined
  await tell(user, welcomeLetter(app.siteUrl, link), app, log)
}
