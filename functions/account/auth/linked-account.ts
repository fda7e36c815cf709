import type { Accounts } from '../access/accounts.ts'
import type { StoredLink } from '../rows/mailed-links.ts'
import type { StoredUser } from '../rows/stored-user.ts'

/** An e-mailed link that still works, and its account. */
export type LinkedAccount = { link: StoredLink; user: StoredUser }

/** Undefined for a link that was used, has expired, or was sent before the account's last change of password or address. */
export const linkedAccount =
  ({ links, users, clock }: Pick<Accounts, 'links' | 'users' | 'clock'>) =>
  async (token: string): Promise<LinkedAccount | undefined> => {
    const link = await links.find(token, clock())
    const user = link === undefined ? undefined : await users.byId(link.userId)
    return link === undefined || user === undefined || user.epoch !== link.epoch ? undefined : { link, user }
  }
