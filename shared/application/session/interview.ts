import * as z from 'zod/mini'
import { interviewStatuses, jobPageInterviewStatuses, roomStatuses, timeFactors } from './interview-status.ts'

export const interviewStatus = z.enum(interviewStatuses)

/** Extra time, as a factor of the interview's length. */
export const timeFactor = z.literal(timeFactors)

/** An AI interview's session, as candidates read it. */
export const interviewSession = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  status: interviewStatus,
  interviewUrl: z.string(),
  started_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
  /** An older API does not send it. */
  timeFactor: z._default(timeFactor, 1),
  /** When the room of an interview that has begun closes; null for any other, and from an older API. */
  continueBefore: z._default(z.nullable(z.iso.datetime()), null),
})

export type InterviewSession = z.output<typeof interviewSession>

export const jobPageInterviewStatus = z.enum(jobPageInterviewStatuses)

export const roomStatusName = z.enum(roomStatuses)
