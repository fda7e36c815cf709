import * as z from 'zod/mini'
import { teamInterview } from './arranged-interview.ts'
import { applicationStatuses, jobPageApplicationStatuses, recruiterStatuses } from './application-status.ts'
import { invitationAnswer } from './invitation.ts'
import { offeredSlots } from './slots.ts'
import { screening } from './screening.ts'
import { jobDefaults } from '#shared/position/job.ts'

export const applicationStatus = z.enum(applicationStatuses)

/** A `ReadStatus`. */
// oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
export const readStatus = z.catch(z.union([applicationStatus, z.literal('unknown')]), 'unknown')

/** An application as the dashboard lists it. */
export const application = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  department: z._default(z.string(), jobDefaults.department),
  status: readStatus,
  appliedAt: z.string(),
  interviewDate: z.nullable(z.string()),
  interviewLink: z.nullable(z.string()),
  /** Set while the status is `interview_pending` and a recruiter has set a date; an older API does not send it. */
  teamInterview: z._default(z.nullable(teamInterview), null),
  /** How many interviews the candidate may still start; an older API does not send it. */
  interviewsLeft: z._default(z.nullable(z.int()), null),
  /** What the candidate has answered to the invitation; an older API does not send it. */
  answer: z._default(z.nullable(invitationAnswer), null),
  /** The times of an invitation, among which the candidate chooses; an older API does not send it. */
  slots: z._default(z.nullable(offeredSlots), null),
  /** Who meets the candidate; an older API does not send it. */
  interviewers: z._default(z.array(z.object({ name: z.string() })), []),
  /** The team goes on without the AI interview; an older API does not send it. */
  interviewWaived: z._default(z.boolean(), false),
  /** Null where the position asked nothing; an older API does not send it. */
  screening: z._default(z.nullable(screening), null),
})

export type Application = z.output<typeof application>

export const jobPageStatus = z.enum(jobPageApplicationStatuses)

export const recruiterStatus = z.enum(recruiterStatuses)
