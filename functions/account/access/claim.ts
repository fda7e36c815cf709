import type { AccountClaim } from '#shared/account/contract/mailed-links.ts'
import type { StoredUser } from '../rows/stored-user.ts'

type Claimed = Pick<StoredUser, 'proveBy' | 'passwordHash'>

/** Who can have filled the account: before the mailbox is proved, that is not necessarily its owner. */
export function claimOf({ proveBy, passwordHash }: Claimed): AccountClaim {
  if (proveBy === undefined) return 'proved'
  return passwordHash === undefined ? 'without_password' : 'with_password'
}

export type Contents = 'keep' | 'empty'

/**
 * What a link that sets a password does with the contents of the account. An account without a password can be entered only through
 * its mailbox, so the owner of the mailbox decides. A password chosen before the proof can be a stranger's, so keeping the contents
 * needs a sign-in with it.
 */
export function contentsAfter(
  claim: AccountClaim,
  { wanted, isSignedIn }: { wanted: Contents | undefined; isSignedIn: boolean },
): Contents | 'refused' {
  switch (claim) {
    case 'proved':
      return 'keep'
    case 'without_password':
      return wanted ?? 'keep'
    case 'with_password':
      if (isSignedIn) return wanted ?? 'keep'
      return wanted === 'empty' ? 'empty' : 'refused'
  }
}
