import * as z from 'zod/mini'
import type { ApplicationStatus } from '#shared/application/application-status.ts'
import { readStatus } from '#shared/application/application.ts'
import { teamInterview } from '#shared/application/arranged-interview.ts'
import { pendingDecision, pendingMinutes } from '#shared/application/decision.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'
import { staffWritten } from '#shared/application/staff-written.ts'
import { screening } from '#shared/application/screening.ts'
import { invitationAnswer } from '#shared/application/invitation.ts'
import { interviewer, offeredSlots } from '#shared/application/slots.ts'
import { jobDefaults } from '#shared/position/job.ts'

/** Each change of the interview raises the sequence, by which a calendar tells the newer of two e-mails. */
const calendarEntry = z.object({
  ...teamInterview.shape,
  sequence: z.number(),
  isCancelled: z.boolean(),
  /** What the letter before named: the next one shows what has changed. */
  earlier: z.optional(teamInterview),
})

export type CalendarEntry = z.output<typeof calendarEntry>

/** A row of an application; its key is `userId` and `jobId`, so a candidate applies once for a job. */
export const storedApplication = z.object({
  userId: z.string(),
  jobId: z.string(),
  id: z.string(),
  jobTitle: z.string(),
  department: z._default(z.string(), jobDefaults.department),
  status: readStatus,
  appliedAt: z.string(),
  /** The latest interview session. */
  sessionId: z.string(),
  interviewsStarted: z.number(),
  interviewDate: z._default(z.nullable(z.string()), null),
  /** Where the team meets the candidate, and for how long; a recruiter sets them with the date. */
  interviewPlace: z._default(z.nullable(z.string()), null),
  interviewMinutes: z._default(z.nullable(z.number()), null),
  ...staffWritten.shape,
  /** What the candidate has answered to the invitation that is in effect. */
  answer: z.optional(invitationAnswer),
  /** The times of the invitation that is in effect. Once the candidate has chosen one, it is `interviewDate`. */
  slots: z.optional(offeredSlots),
  interviewers: z.optional(z.array(interviewer)),
  /** The rows that keep the chosen time from other candidates. */
  slotHolds: z.optional(z.array(z.string())),
  /** Absent where the position asked nothing. */
  screening: z.optional(screening),
  updatedAt: z.string(),
  /** When the team last changed the stage. */
  movedAt: z.optional(z.string()),
  /** What a recruiter has decided and can still recall; the id tells it from the next one, `requestId` by which call, `by` who did. */
  decision: z.optional(
    z.object({
      ...pendingDecision.shape,
      id: z.string(),
      requestId: z.optional(z.string()),
      by: z.optional(z.string()),
    }),
  ),
  /** The interview with the team as the candidate's calendar is to have it. */
  calendar: z.optional(calendarEntry),
})

export type StoredApplication = z.output<typeof storedApplication>

/** When the candidate or the team last did something about the application; reading and notes are not meant. */
export function changedAtOf({ updatedAt, movedAt = '', decision }: StoredApplication): string {
  const decidedAt =
    decision === undefined
      ? ''
      : new Date(Date.parse(decision.dueAt) - pendingMinutes * minuteMilliseconds).toISOString()
  return [updatedAt, movedAt, decidedAt].reduce((one, other) => (one > other ? one : other))
}

/** The partition of the index that has the applications for a position that are rejected for a reason. */
export const rejectionGroupOf = (jobId: string, reason: string): string => `${jobId}#${reason}`

/** The partition of the index that has the applications for a position at a stage of the team. */
export const stageGroupOf = (jobId: string, stage: string): string => `${jobId}#${stage}`

/** The partition of the index that has the applications for a position with a status. Each write of a status writes it, too. */
export const jobAndStatusOf = (jobId: string, status: ApplicationStatus): string => `${jobId}#${status}`
