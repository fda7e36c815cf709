import type { recruiting } from '#shared/desk/contract/recruiting.ts'
import { createStaffGate } from '#functions/application/staff-gate.ts'
import { callerSecretsFrom } from '#functions/platform/config/config.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { lazy } from '#functions/platform/world/lazy.ts'
import { lazyMail } from '#functions/platform/mail/lazy-mail.ts'
import { personUses } from '#functions/erasure/nouns.ts'
import { publishingUses } from '#functions/position/publishing/create-publishing.ts'
import { publish } from '#functions/position/publishing/publish.ts'
import { createDirectory } from '#functions/account/rows/directory.ts'
import { createApplicants } from '#functions/application/rows/applicants.ts'
import { createGivenMarks } from '#functions/application/rows/given-marks.ts'
import { createApplicationOutbox } from '#functions/application/rows/application-outbox.ts'
import { createMentions } from '#functions/application/rows/mentions.ts'
import { createQuestions } from '#functions/application/rows/questions.ts'
import { createStages } from '#functions/application/rows/stages.ts'
import { createDecisions } from '#functions/application/rows/decisions.ts'
import { createAudit } from '#functions/platform/audit/audit.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { createEnquiries } from '#functions/enquiry/rows/enquiries.ts'
import { createRecordingRemovals } from '#functions/interview/rows/recording-removals.ts'
import { createRoomOutbox } from '#functions/interview/rows/room-outbox.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { createAdministrators } from '../rows/administrators.ts'
import { createPositionDrafts } from '../rows/position-drafts.ts'
import { createStaffLetters } from '../rows/staff-letters.ts'
import { createStaffLinks } from '../rows/staff-links.ts'
import { appOf, uses, type AppOf, type Origin } from '#functions/platform/uses/uses.ts'

/** Each imports the S3 client at its first call. */
const files = {
  recordingLinks: ({ s3, buckets }: Origin) =>
    lazy(async () =>
      (await import('#functions/interview/rows/recording-links.ts')).createRecordingLinks(
        s3,
        buckets.interviews,
      ),
    ),
  summaries: ({ s3, buckets }: Origin) =>
    lazy(async () =>
      (await import('#functions/interview/rows/interview-summaries.ts')).createInterviewSummaries(
        s3,
        buckets.interviews,
      ),
    ),
  cvLinks: ({ s3, buckets }: Origin) =>
    lazy(async () =>
      (await import('#functions/account/rows/cv-links.ts')).createCvLinks(s3, buckets.uploads),
    ),
}

export const recruitingUses = uses(
  { secrets: callerSecretsFrom, ...publishingUses.reads },
  {
    ...personUses.parts,
    ...files,
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    drafts: ({ dynamo, tables, random }) => createPositionDrafts(dynamo, tables, random),
    applicants: ({ dynamo, tables }) => createApplicants(dynamo, tables.applications),
    directory: ({ dynamo, tables }) => createDirectory(dynamo, tables.users),
    givenMarks: ({ dynamo, tables }) => createGivenMarks(dynamo, tables.assessments),
    decisions: ({ dynamo, tables, random }) => createDecisions(dynamo, tables.applications, random),
    mentions: ({ dynamo, tables }) => createMentions(dynamo, tables.assessments),
    stages: ({ dynamo, tables, random }) => createStages(dynamo, tables.applications, random),
    questions: ({ dynamo, tables, random }) => createQuestions(dynamo, tables.applications, random),
    limiter: ({ dynamo, tables, clock }): Limiter => createLimiter(dynamo, tables.guards, clock),
    rooms: ({ dynamo, tables }) => createRoomOutbox(dynamo, tables.sessions),
    audit: ({ dynamo, tables, ...world }) => createAudit(dynamo, tables.audit, world),
    removals: ({ dynamo, tables, random }) => createRecordingRemovals(dynamo, tables, random),
    mail: ({ config }) => lazyMail(config.mail),
    siteUrl: ({ config }) => config.siteUrl,
    deskUrl: ({ config }) => config.deskUrl,
    letters: ({ dynamo, tables }) => createApplicationOutbox(dynamo, tables.applications),
    enquiries: ({ dynamo, tables }) => createEnquiries(dynamo, tables.enquiries),
    /** Writes what visitors see of the positions; returns how many there are. */
    publish: (from) => () => publish(appOf(publishingUses, from)),
    dynamo: ({ dynamo }) => dynamo,
    staff: (from) => createStaffGate({ ...from, sessions: personUses.parts.sessions(from) }),
    staffLinks: ({ dynamo, tables }) => createStaffLinks(dynamo, tables.staff),
    staffLetters: ({ dynamo, tables }) => createStaffLetters(dynamo, tables.staff),
    administrators: ({ dynamo, tables }) => createAdministrators(dynamo, tables.staff),
  },
)

export type RecruitingApp = AppOf<typeof recruitingUses>

export type RecruitingHandlers = Handlers<typeof recruiting, RecruitingApp>
