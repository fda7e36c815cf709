import type { recruiting } from '#shared/contract/recruiting.ts'
import { createStaffGate } from '../accounts/staff-gate.ts'
import { callerSecretsFrom } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import { lazy } from '../lazy.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import { interviewRemains } from '../parts.ts'
import { publishingUses } from '../publishing/create-publishing.ts'
import { publish } from '../publishing/publish.ts'
import { createDirectory } from '../storage/accounts/directory.ts'
import { createUsers } from '../storage/accounts/users.ts'
import { createApplicants } from '../storage/applications/applicants.ts'
import { createApplicationOutbox } from '../storage/applications/application-outbox.ts'
import { createApplications } from '../storage/applications/applications.ts'
import { createDecisions } from '../storage/applications/decisions.ts'
import { createAudit } from '../storage/audit/audit.ts'
import { createEnquiries } from '../storage/enquiries/enquiries.ts'
import { createRecordingRemovals } from '../storage/interviews/recording-removals.ts'
import { createRoomOutbox } from '../storage/interviews/room-outbox.ts'
import { createSessions } from '../storage/interviews/sessions.ts'
import { createTranscripts } from '../storage/interviews/transcripts.ts'
import { createJobs } from '../storage/jobs/jobs.ts'
import { createAdministrators } from '../storage/staff/administrators.ts'
import { createMembers } from '../storage/staff/members.ts'
import { createStaffLetters } from '../storage/staff/staff-letters.ts'
import { createStaffLinks } from '../storage/staff/staff-links.ts'
import { appOf, uses, type AppOf, type Origin } from '../uses.ts'

/** Each imports the S3 client at its first call. */
const files = {
  remains: interviewRemains,
  recordingLinks: ({ s3, buckets }: Origin) =>
    lazy(async () =>
      (await import('../storage/interviews/recording-links.ts')).createRecordingLinks(s3, buckets.interviews),
    ),
  summaries: ({ s3, buckets }: Origin) =>
    lazy(async () =>
      (await import('../storage/interviews/interview-summaries.ts')).createInterviewSummaries(
        s3,
        buckets.interviews,
      ),
    ),
  cvLinks: ({ s3, buckets }: Origin) =>
    lazy(async () => (await import('../storage/files/cv-links.ts')).createCvLinks(s3, buckets.uploads)),
}

export const recruitingUses = uses(
  { secrets: callerSecretsFrom, ...publishingUses.reads },
  {
    ...files,
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    applicants: ({ dynamo, tables }) => createApplicants(dynamo, tables.applications),
    directory: ({ dynamo, tables }) => createDirectory(dynamo, tables.users),
    decisions: ({ dynamo, tables, random }) => createDecisions(dynamo, tables.applications, random),
    sessions: ({ dynamo, tables, clock }) => createSessions(dynamo, tables.sessions, clock),
    rooms: ({ dynamo, tables }) => createRoomOutbox(dynamo, tables.sessions),
    users: ({ dynamo, tables, random }) => createUsers(dynamo, tables.users, random),
    audit: ({ dynamo, tables, ...world }) => createAudit(dynamo, tables.audit, world),
    removals: ({ dynamo, tables, random }) => createRecordingRemovals(dynamo, tables, random),
    transcripts: ({ dynamo, tables, clock }) => createTranscripts(dynamo, tables.sessions, clock),
    mail: ({ config }) => lazyMail(config.mail),
    siteUrl: ({ config }) => config.siteUrl,
    deskUrl: ({ config }) => config.deskUrl,
    letters: ({ dynamo, tables }) => createApplicationOutbox(dynamo, tables.applications),
    enquiries: ({ dynamo, tables }) => createEnquiries(dynamo, tables.enquiries),
    /** Writes what visitors see of the positions; returns how many there are. */
    publish: (from) => () => publish(appOf(publishingUses, from)),
    dynamo: ({ dynamo }) => dynamo,
    staff: (from) =>
      createStaffGate({
        ...from,
        sessions: createSessions(from.dynamo, from.tables.sessions, from.clock),
      }),
    members: ({ dynamo, tables, random }) => createMembers(dynamo, tables.staff, random),
    staffLinks: ({ dynamo, tables }) => createStaffLinks(dynamo, tables.staff),
    staffLetters: ({ dynamo, tables }) => createStaffLetters(dynamo, tables.staff),
    administrators: ({ dynamo, tables }) => createAdministrators(dynamo, tables.staff),
  },
)

export type RecruitingApp = AppOf<typeof recruitingUses>

export type RecruitingHandlers = Handlers<typeof recruiting, RecruitingApp>
