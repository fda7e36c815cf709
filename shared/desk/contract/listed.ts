import * as z from 'zod/mini'
import { firstStage } from '#shared/company-hiring.ts'
import { application } from '#shared/application/application.ts'
import { declinedProposal, givenRejection, pendingDecision, waiver } from '#shared/application/decision.ts'
import { interviewer } from '#shared/application/slots.ts'
import { interviewStatus } from '#shared/application/session/interview.ts'
import { success } from '#shared/platform/contract/wire.ts'

export const listedApplication = z.object({
  ...application.shape,
  /** An address that is not proved can be another person's. It is empty where the mailbox's owner has disowned the account. */
  candidate: z.object({ name: z.string(), email: z.string(), isAddressProved: z.boolean() }),
  interview: z.nullable(interviewStatus),
  /** The members of staff who meet the candidate; an older API does not send it. */
  interviewers: z._default(z.array(interviewer), []),
  /** How the team met the candidate where the interview had no date; an older API does not send it. */
  interviewNote: z._default(z.nullable(z.string()), null),
  /** Why the application went on without the AI interview, and the act that decided so; an older API does not send it. */
  waiver: z._default(z.nullable(waiver), null),
  /** Why it was rejected last; an older API does not send it. */
  rejection: z._default(z.nullable(givenRejection), null),
  /** Why a member said no to the last proposed acceptance; an older API does not send it. */
  declined: z._default(z.nullable(declinedProposal), null),
  /** How far the team is; an older API does not send it. */
  stage: z._default(z.string(), firstStage),
  /** How many of the candidate's questions nobody has answered; an older API does not send it. */
  openQuestions: z._default(z.number(), 0),
  /** When the candidate or the team last did something about it; an older API does not send it. */
  changedAt: z._default(z.nullable(z.string()), null),
  /** What a recruiter has decided and can still recall; an older API does not send it. */
  decision: z._default(z.nullable(pendingDecision), null),
})

export type ListedApplication = z.output<typeof listedApplication>

/**
 * How far a recording is. `running`: the interview has not ended; `waiting`: parts can still arrive; `incomplete`: some never
 * arrived; `none`: nothing was recorded; `failed`: writing its files failed for the last time; `deleting`, `deleted`: at the
 * candidate's request.
 */
export const recordingState = z.enum([
  'running',
  'waiting',
  'assembled',
  'incomplete',
  'none',
  'failed',
  'deleting',
  'deleted',
])

export type RecordingState = z.output<typeof recordingState>

export const listedRecording = z.object({
  id: z.string(),
  applicationId: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  candidate: z.object({ name: z.string(), email: z.string() }),
  interview: interviewStatus,
  startedAt: z.string(),
  consentAt: z.nullable(z.string()),
  state: recordingState,
  /** The name of the error; null in every state but `failed`. */
  failure: z.nullable(z.string()),
  /** Null where the files do not contain it, or are not written yet. */
  seconds: z.nullable(z.number()),
  bytes: z.number(),
  files: z.array(z.string()),
  /** In the bucket of interviews. */
  folder: z.string(),
})

export type ListedRecording = z.output<typeof listedRecording>

/** The answer of a call that changes something and returns only its id. */
export const done = success(z.object({ id: z.string() }))
