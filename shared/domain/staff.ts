/** Those who use the desk. A reviewer reads named positions; a privacy officer answers for candidates' data. */
export const staffRoles = ['recruiter', 'reviewer', 'privacy_officer'] as const
export type StaffRole = (typeof staffRoles)[number]

/** `invited`: has not chosen a password yet. */
export const staffStates = ['invited', 'active', 'disabled'] as const
export type StaffState = (typeof staffStates)[number]

/** Which positions somebody may see. */
export type Reach = { kind: 'all' } | { kind: 'positions'; ids: readonly string[] }

export const everyPosition: Reach = { kind: 'all' }

export const reachOf = ({ role, positions }: { role: StaffRole; positions: readonly string[] }): Reach =>
  role === 'reviewer' ? { kind: 'positions', ids: positions } : everyPosition

export const reaches = (reach: Reach, jobId: string): boolean =>
  reach.kind === 'all' || reach.ids.includes(jobId)

/** How long a sign-in at the desk lasts, however active it is. */
export const deskSignInSeconds = 12 * 60 * 60
/** Between the password and the code. */
export const codeSeconds = 10 * 60
export const invitationSeconds = 7 * 24 * 60 * 60
export const deskResetSeconds = 60 * 60

/** A reviewer of every position would be a recruiter who decides nothing; name them. */
export const maxPositionsOfReviewer = 50

export const recoveryCodeCount = 10
