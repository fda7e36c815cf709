import type { StaffRole, StaffState } from './staff.ts'

/** Rights that one administrator alone cannot give at the desk: with them, that administrator could give the rest to anybody. */
export const guardedRights = ['privacy_officer', 'administrator'] as const
export type GuardedRight = (typeof guardedRights)[number]

export type Rights = {
  role: StaffRole
  positions: readonly string[]
  isAdministrator: boolean
  state: StaffState
}

/** A disabled member has none. */
const guardedOf = ({ role, isAdministrator, state }: Rights): GuardedRight[] =>
  state === 'disabled'
    ? []
    : guardedRights.filter((right) => (right === 'administrator' ? isAdministrator : role === right))

export const raisedBy = (before: Rights, after: Rights): GuardedRight[] =>
  guardedOf(after).filter((right) => !guardedOf(before).includes(right))

/** Those who are told of every change: privacy officers and administrators. */
export const watchesRights = (rights: Rights): boolean => guardedOf(rights).length > 0

export const isActingAdministrator = ({ isAdministrator, state }: Rights): boolean =>
  isAdministrator && state === 'active'

/** How long a second administrator has to confirm. */
export const proposalSeconds = 7 * 24 * 60 * 60

/** What one administrator has asked for, until a second one asks for the same. */
export type Proposal = { rights: GuardedRight[]; by: string; expiresAt: number }

export type Verdict = 'allowed' | 'proposed' | 'own_rights' | 'last_administrator'

type Asked = {
  /** The member who asks at the desk; undefined where IAM's policy of administrators allows the call. */
  by: string | undefined
  target: Rights & { id: string; proposal?: Proposal | undefined }
  after: Rights
  /** Administrators beside the target who can sign in. */
  others: number
  /** In seconds. */
  now: number
}

export function mayChange({ by, target, after, others, now }: Asked): Verdict {
  if (by === target.id) return 'own_rights'
  if (isActingAdministrator(target) && !isActingAdministrator(after) && others === 0)
    return 'last_administrator'
  const raised = raisedBy(target, after)
  if (by === undefined || raised.length === 0) return 'allowed'
  const { proposal } = target
  const isConfirmed =
    proposal !== undefined &&
    proposal.by !== by &&
    proposal.expiresAt > now &&
    raised.every((right) => proposal.rights.includes(right))
  return isConfirmed ? 'allowed' : 'proposed'
}
