import type { interviews } from '#shared/interview/contract/interviews.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { lazy } from '#functions/platform/world/lazy.ts'
import { lazyMail } from '#functions/platform/mail/lazy-mail.ts'
import { personUses } from '#functions/application/of-person.ts'
import { interviewRemains } from '../rows/interview-remains-part.ts'
import { roomsUses } from '../rooms/app.ts'
import { createInvitationLinks, type InvitationLinks } from '#functions/application/rows/invitation-links.ts'
import { createSlots } from '#functions/application/rows/slots.ts'
import { createLetterBrake, type LetterBrake } from '#functions/platform/limits/letter-brake.ts'
import { createRecordingRemovals } from '../rows/recording-removals.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const interviewsUses = uses(roomsUses.reads, {
  ...roomsUses.parts,
  assessments: personUses.parts.assessments,
  sessionRemoval: personUses.parts.sessionRemoval,
  interviewRemains,
  letterBrake: ({ dynamo, tables }): Pick<LetterBrake, 'isOn'> => createLetterBrake(dynamo, tables.guards),
  mail: ({ config }) => lazyMail(config.mail),
  siteUrl: ({ config }) => config.siteUrl,
  invitationLinks: ({ dynamo, tables }): InvitationLinks => createInvitationLinks(dynamo, tables.guards),
  slots: ({ dynamo, tables, random }) => createSlots(dynamo, tables, random),
  removals: ({ dynamo, tables, random }) => createRecordingRemovals(dynamo, tables, random),
  /** Imports the S3 client at the first call, because most requests need no file. */
  recordingUploads: ({ s3, buckets }) =>
    lazy(async () =>
      (await import('../rows/recording-uploads.ts')).createRecordingUploads(s3, buckets.interviews),
    ),
})

export type InterviewsApp = AppOf<typeof interviewsUses>

export type InterviewsHandlers = Handlers<typeof interviews, InterviewsApp>
