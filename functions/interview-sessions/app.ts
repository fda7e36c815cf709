import type { interviews } from '#shared/contract/interviews.ts'
import type { ApiConfig } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../key-ring.ts'
import { lazy } from '../lazy.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import type { Mail } from '../mail/send.ts'
import { createRoomsApp, type RoomsApp } from '../rooms/app.ts'
import { createInvitationLinks, type InvitationLinks } from '../storage/applications/invitation-links.ts'
import { createAssessmentRemoval, type AssessmentRemoval } from '../storage/assessments/assessments.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import type { InterviewRemains } from '../storage/interviews/interview-remains.ts'
import { createRecordingRemovals, type RecordingRemovals } from '../storage/interviews/recording-removals.ts'
import { createSessionRemoval, type SessionRemoval } from '../storage/interviews/session-removal.ts'
import type { RecordingUploads } from '../storage/interviews/recording-uploads.ts'
import type { World } from '../world.ts'

export type InterviewsApp = RoomsApp & {
  limiter: Limiter
  letterBrake: Pick<LetterBrake, 'isOn'>
  mail: () => Promise<Mail>
  siteUrl: string
  invitationLinks: Pick<InvitationLinks, 'find'>
  /** Imports the S3 client at the first call, because most requests need no file. */
  recordingUploads: () => Promise<RecordingUploads>
  interviewRemains: () => Promise<InterviewRemains>
  assessments: Pick<AssessmentRemoval, 'removeWithdrawn'>
  sessionRemoval: Pick<SessionRemoval, 'remove'>
  removals: RecordingRemovals
}

export type InterviewsHandlers = Handlers<typeof interviews, InterviewsApp>

/** Created once per cold start. */
export const createInterviewsApp = (config: ApiConfig, ring: KeyRing, world: World): InterviewsApp => ({
  ...createRoomsApp(config, ring, world),
  limiter: createLimiter(createDynamo(config.dynamo), config.tables.guards, world.clock),
  letterBrake: createLetterBrake(createDynamo(config.dynamo), config.tables.guards),
  mail: lazyMail(config.mail),
  siteUrl: config.siteUrl,
  invitationLinks: createInvitationLinks(createDynamo(config.dynamo), config.tables.guards),
  assessments: createAssessmentRemoval(createDynamo(config.dynamo), config.tables.assessments),
  sessionRemoval: createSessionRemoval(createDynamo(config.dynamo), config.tables, world),
  removals: createRecordingRemovals(createDynamo(config.dynamo), config.tables, world.random),
  recordingUploads: lazy(async () =>
    (await import('../storage/interviews/recording-uploads.ts')).createRecordingUploads(
      config.s3,
      config.buckets.interviews,
    ),
  ),
  interviewRemains: lazy(async () =>
    (await import('../storage/interviews/interview-remains.ts')).createInterviewRemains(
      config.s3,
      config.buckets,
    ),
  ),
})
