import type { recruiting } from '#shared/contract/recruiting.ts'
import type { ApiConfig } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import type { RuntimeApp } from '../http/request.ts'
import { createStaffGate } from '../accounts/staff-gate.ts'
import type { StaffGate } from '../http/desk.ts'
import { createAdministrators, type Administrators } from '../storage/staff/administrators.ts'
import { createMembers, type Members } from '../storage/staff/members.ts'
import { createStaffLetters, type StaffLetters } from '../storage/staff/staff-letters.ts'
import { createStaffLinks, type StaffLinks } from '../storage/staff/staff-links.ts'
import { lazy } from '../lazy.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import type { Mail } from '../mail/send.ts'
import type { Clock, Random } from '../ports.ts'
import { createPublishing } from '../publishing/create-publishing.ts'
import { publish } from '../publishing/publish.ts'
import {
  createApplicationOutbox,
  type ApplicationOutbox,
} from '../storage/applications/application-outbox.ts'
import { createApplicants, type Applicants } from '../storage/applications/applicants.ts'
import { createApplications, type Applications } from '../storage/applications/applications.ts'
import { createAudit, type Audit } from '../storage/audit/audit.ts'
import { createDecisions, type Decisions } from '../storage/applications/decisions.ts'
import { createDynamo, type Dynamo } from '../storage/dynamo/dynamo.ts'
import { createEnquiries, type Enquiries } from '../storage/enquiries/enquiries.ts'
import { createJobs, type Jobs } from '../storage/jobs/jobs.ts'
import type { InterviewSummaries } from '../storage/interviews/interview-summaries.ts'
import type { RecordingLinks } from '../storage/interviews/recording-links.ts'
import type { CvLinks } from '../storage/files/cv-links.ts'
import type { InterviewRemains } from '../storage/interviews/interview-remains.ts'
import { createRecordingRemovals, type RecordingRemovals } from '../storage/interviews/recording-removals.ts'
import { createRoomOutbox, type RoomOutbox } from '../storage/interviews/room-outbox.ts'
import { createSessions, type Sessions } from '../storage/interviews/sessions.ts'
import { createTranscripts, type Transcripts } from '../storage/interviews/transcripts.ts'
import { createDirectory, type Directory } from '../storage/accounts/directory.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import type { World } from '../world.ts'

export type RecruitingApp = RuntimeApp & {
  jobs: Jobs
  applications: Applications
  applicants: Applicants
  directory: Directory
  decisions: Decisions
  sessions: Sessions
  rooms: Pick<RoomOutbox, 'retry'>
  users: Users
  audit: Audit
  removals: RecordingRemovals
  transcripts: Pick<Transcripts, 'of' | 'remove'>
  mail: () => Promise<Mail>
  siteUrl: string
  deskUrl: string
  random: Random
  letters: Pick<ApplicationOutbox, 'lastOf'>
  enquiries: Enquiries
  /** Imports the S3 client at the first call. */
  recordingLinks: () => Promise<RecordingLinks>
  /** Imports the S3 client at the first call. */
  summaries: () => Promise<InterviewSummaries>
  remains: () => Promise<InterviewRemains>
  /** Imports the S3 client at the first call. */
  cvLinks: () => Promise<CvLinks>
  /** Writes what visitors see of the positions; returns how many there are. */
  publish: () => Promise<{ jobs: number }>
  clock: Clock
  dynamo: Dynamo
  staff: StaffGate
  members: Members
  staffLinks: StaffLinks
  staffLetters: Pick<StaffLetters, 'step'>
  administrators: Administrators
}

export type RecruitingHandlers = Handlers<typeof recruiting, RecruitingApp>

const staffParts = (dynamo: Dynamo, table: string) => ({
  staffLinks: createStaffLinks(dynamo, table),
  staffLetters: createStaffLetters(dynamo, table),
  administrators: createAdministrators(dynamo, table),
})

/** Created once per cold start. `rendererFolder` is the folder of the built renderer, if the site is built. */
export function createRecruitingApp(
  config: ApiConfig,
  world: World,
  rendererFolder: string | undefined,
): RecruitingApp {
  const { clock, random, log } = world
  const { tables } = config
  const dynamo = createDynamo(config.dynamo)
  const sessions = createSessions(dynamo, tables.sessions, clock)
  const members = createMembers(dynamo, tables.staff, random)
  const publishing = createPublishing(config, world, rendererFolder)
  return {
    log,
    secrets: config,
    jobs: createJobs(dynamo, tables.jobs, random),
    applications: createApplications(dynamo, tables, random),
    applicants: createApplicants(dynamo, tables.applications),
    directory: createDirectory(dynamo, tables.users),
    decisions: createDecisions(dynamo, tables.applications, random),
    sessions,
    rooms: createRoomOutbox(dynamo, tables.sessions),
    users: createUsers(dynamo, tables.users, random),
    audit: createAudit(dynamo, tables.audit, world),
    removals: createRecordingRemovals(dynamo, tables, random),
    transcripts: createTranscripts(dynamo, tables.sessions, clock),
    mail: lazyMail(config.mail),
    siteUrl: config.siteUrl,
    deskUrl: config.deskUrl,
    random,
    letters: createApplicationOutbox(dynamo, tables.applications),
    enquiries: createEnquiries(dynamo, tables.enquiries),
    recordingLinks: lazy(async () =>
      (await import('../storage/interviews/recording-links.ts')).createRecordingLinks(
        config.s3,
        config.buckets.interviews,
      ),
    ),
    summaries: lazy(async () =>
      (await import('../storage/interviews/interview-summaries.ts')).createInterviewSummaries(
        config.s3,
        config.buckets.interviews,
      ),
    ),
    remains: lazy(async () =>
      (await import('../storage/interviews/interview-remains.ts')).createInterviewRemains(
        config.s3,
        config.buckets,
      ),
    ),
    cvLinks: lazy(async () =>
      (await import('../storage/files/cv-links.ts')).createCvLinks(config.s3, config.buckets.uploads),
    ),
    publish: () => publish(publishing),
    clock,
    dynamo,
    staff: createStaffGate({ dynamo, table: tables.staff, members, sessions, clock }),
    members,
    ...staffParts(dynamo, tables.staff),
  }
}
