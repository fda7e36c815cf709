import * as z from 'zod/mini'
import type { Act } from './acts.ts'

/**
 * Recruiters decide about applications; privacy officers are responsible for candidates' data; administrators give rights to both.
 * Each role has an IAM policy of its own.
 */
export type OperatorRole = 'recruiters' | 'privacyOfficers' | 'administrators'

/** Which operators may make a call, and what the audit keeps of it, or why it keeps nothing. */
export type ForOperators = { readonly roles: readonly OperatorRole[] } &
  /** `otherActs`: those that its handler names in place of it. */
  ({ readonly act: Act; readonly otherActs?: readonly Act[] } | { readonly unaudited: string })

/** An operator's act, as the audit shows it. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The ARN of the IAM principal that signed the call, or `staff:` and the id of a member. */
  who: z.string(),
  /** One of `acts`; a newer API can have more of them. */
  act: z.string(),
  /** The id of what it was done to; empty where there is none. */
  on: z.string(),
  /** The candidate's id, where the act was about one. */
  userId: z.nullable(z.string()),
  /** Codes and counts only, such as the new status. */
  detail: z.nullable(z.string()),
  /** Who has these ids now; null where the id names none, or what it named is gone. An older API does not send them. */
  names: z.optional(
    z.object({
      /** A member of staff; null for an operator. */
      who: z.nullable(z.string()),
      candidate: z.nullable(z.string()),
      position: z.nullable(z.string()),
      /** The member of staff whom the act changed. */
      colleague: z.nullable(z.string()),
    }),
  ),
})

export type AuditEntry = z.output<typeof auditEntry>

/** An act about one application, as its history shows it. */
export const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  act: z.string(),
  /** The name of a member of staff; null for an operator who used the `recruiter` command. */
  who: z.nullable(z.string()),
  detail: z.nullable(z.string()),
})

export type HistoryEntry = z.output<typeof historyEntry>
