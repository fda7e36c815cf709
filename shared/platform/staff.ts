import { deskSignInHours } from './retention.ts'

/** The users of the desk. A reviewer reads named positions; a privacy officer is responsible for candidates' data. */
export const staffRoles = ['recruiter', 'reviewer', 'privacy_officer'] as const
export type StaffRole = (typeof staffRoles)[number]

/** `invited`: has not chosen a password yet. */
export const staffStates = ['invited', 'active', 'disabled'] as const
export type StaffState = (typeof staffStates)[number]

/** Which positions a member may see. */
export type Reach = { kind: 'all' } | { kind: 'positions'; ids: readonly string[] }

export const everyPosition: Reach = { kind: 'all' }

export const reachOf = ({ role, positions }: { role: StaffRole; positions: readonly string[] }): Reach =>
  role === 'reviewer' ? { kind: 'positions', ids: positions } : everyPosition

export const reaches = (reach: Reach, jobId: string): boolean =>
  reach.kind === 'all' || reach.ids.includes(jobId)

/** The longest sign-in at the desk; activity does not extend it. */
export const deskSignInSeconds = deskSignInHours * 60 * 60
/** Without activity a sign-in ends earlier. */
export const deskIdleSeconds = 30 * 60
/** The time to enter the code after the password. */
export const codeSeconds = 10 * 60
/** How long after a code the member may give and take access; each sign-in has its own. */
export const freshCodeSeconds = 10 * 60
export const invitationSeconds = 7 * 24 * 60 * 60
export const deskResetSeconds = 60 * 60

/** Bounds the row of a reviewer. */
export const maxPositionsOfReviewer = 50

export const recoveryCodeCount = 10
