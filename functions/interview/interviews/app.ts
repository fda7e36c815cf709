import type { interviews } from '#shared/interview/contract/interviews.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { lazy } from '#functions/platform/world/lazy.ts'
import { lazyMail } from '#functions/platform/mail/lazy-mail.ts'
import { interviewRemains } from '../rows/interview-remains-part.ts'
import { roomsUses } from '../rooms/app.ts'
import { createInvitationLinks, type InvitationLinks } from '#functions/application/rows/invitation-links.ts'
import { createAssessmentRemoval, type AssessmentRemoval } from '#functions/application/rows/assessments.ts'
import { createLetterBrake, type LetterBrake } from '#functions/platform/limits/letter-brake.ts'
import { createRecordingRemovals } from '../rows/recording-removals.ts'
import { createSessionRemoval, type SessionRemoval } from '#functions/application/session/session-removal.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const interviewsUses = uses(roomsUses.reads, {
  ...roomsUses.parts,
  letterBrake: ({ dynamo, tables }): Pick<LetterBrake, 'isOn'> => createLetterBrake(dynamo, tables.guards),
  mail: ({ config }) => lazyMail(config.mail),
  siteUrl: ({ config }) => config.siteUrl,
  invitationLinks: ({ dynamo, tables }): Pick<InvitationLinks, 'find'> =>
    createInvitationLinks(dynamo, tables.guards),
  assessments: ({ dynamo, tables }): Pick<AssessmentRemoval, 'removeWithdrawn'> =>
    createAssessmentRemoval(dynamo, tables.assessments),
  sessionRemoval: ({ dynamo, tables, ...world }): Pick<SessionRemoval, 'remove'> =>
    createSessionRemoval(dynamo, tables, world),
  removals: ({ dynamo, tables, random }) => createRecordingRemovals(dynamo, tables, random),
  /** Imports the S3 client at the first call, because most requests need no file. */
  recordingUploads: ({ s3, buckets }) =>
    lazy(async () =>
      (await import('../rows/recording-uploads.ts')).createRecordingUploads(s3, buckets.interviews),
    ),
  interviewRemains,
})

export type InterviewsApp = AppOf<typeof interviewsUses>

export type InterviewsHandlers = Handlers<typeof interviews, InterviewsApp>
