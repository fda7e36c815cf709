import type { AccountClaim } from '#shared/contract/auth/mailed-links.ts'
import type { StoredUser } from '../storage/accounts/stored-user.ts'

type Claimed = Pick<StoredUser, 'proveBy' | 'passwordHash'>

/** Who can have filled the account: before the mailbox is proved, that is not necessarily its owner. */
export function claimOf({ proveBy, passwordHash }: Claimed): AccountClaim {
  if (proveBy === undefined) return 'proved'
  return passwordHash === undefined ? 'without_password' : 'with_password'
}

export type Contents = 'keep' | 'empty'

/**
 * What a link that sets a password does with what the account holds. Without a password, nobody but the owner of the mailbox can
 * get in, so the owner says whose it is. A password that was chosen before the proof can be a stranger's, so keeping
 * needs the sign-in that it gives.
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
