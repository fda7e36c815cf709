import type { auth } from '#shared/contract/auth.ts'
import { createAccounts, type Accounts } from '../accounts/accounts.ts'
import type { ApiConfig } from '../config.ts'
import type { RuntimeApp } from '../http/request.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../key-ring.ts'
import { createStaffGate } from '../accounts/staff-gate.ts'
import type { StaffGate } from '../http/desk.ts'
import { createMembers, type Members } from '../storage/staff/members.ts'
import { lazy } from '../lazy.ts'
import { createApplications, type Applications } from '../storage/applications/applications.ts'
import { createAssessmentRemoval, type AssessmentRemoval } from '../storage/assessments/assessments.ts'
import { createAudit, type Audit } from '../storage/audit/audit.ts'
import type { CvFiles } from '../storage/files/cv-files.ts'
import { createEnquiriesByEmail, type EnquiriesByEmail } from '../storage/enquiries/enquiries-by-email.ts'
import { createFilesAgain, type FilesAgain } from '../storage/interviews/files-again.ts'
import type { InterviewLinks } from '../storage/interviews/interview-links.ts'
import type { InterviewRemains } from '../storage/interviews/interview-remains.ts'
import { createSessionRemoval, type SessionRemoval } from '../storage/interviews/session-removal.ts'
import { createSessions, type Sessions } from '../storage/interviews/sessions.ts'
import { createTranscripts, type Transcripts } from '../storage/interviews/transcripts.ts'
import type { World } from '../world.ts'
import { linkedAccount, type LinkedAccount } from './linked-account.ts'

export type AuthApp = RuntimeApp &
  Accounts & {
    applications: Applications
    assessments: Pick<AssessmentRemoval, 'ofUser' | 'removeOfUser'>
    sessions: Sessions
    filesAgain: FilesAgain
    sessionRemoval: Pick<SessionRemoval, 'removeOfUser'>
    transcripts: Pick<Transcripts, 'of'>
    audit: Audit
    members: Pick<Members, 'byId'>
    staff: StaffGate
    enquiries: EnquiriesByEmail
    /** The account that an e-mailed link leads to. */
    linkedAccount: (token: string) => Promise<LinkedAccount | undefined>
    /** Imports the S3 client at the first call, because most requests need no file. */
    cvFiles: () => Promise<CvFiles>
    interviewRemains: () => Promise<InterviewRemains>
    interviewLinks: () => Promise<InterviewLinks>
  }

export type AuthHandlers = Handlers<typeof auth, AuthApp>

/** Created once per cold start. */
export function createAuthApp(
  config: ApiConfig,
  ring: KeyRing,
  world: World,
): AuthApp & { authenticate: Accounts['authenticate'] } {
  const accounts = createAccounts(config, ring, world)
  const members = createMembers(accounts.dynamo, config.tables.staff, world.random)
  return {
    ...accounts,
    log: world.log,
    secrets: config,
    linkedAccount: linkedAccount(accounts),
    applications: createApplications(accounts.dynamo, config.tables, world.random),
    assessments: createAssessmentRemoval(accounts.dynamo, config.tables.assessments),
    sessions: createSessions(accounts.dynamo, config.tables.sessions, world.clock),
    filesAgain: createFilesAgain(accounts.dynamo, config.tables.sessions, world.clock),
    audit: createAudit(accounts.dynamo, config.tables.audit, world),
    members,
    staff: createStaffGate({
      dynamo: accounts.dynamo,
      table: config.tables.staff,
      members,
      sessions: undefined,
      clock: world.clock,
    }),
    sessionRemoval: createSessionRemoval(accounts.dynamo, config.tables, world),
    enquiries: createEnquiriesByEmail(accounts.dynamo, config.tables, world),
    transcripts: createTranscripts(accounts.dynamo, config.tables.sessions, world.clock),
    cvFiles: lazy(async () =>
      (await import('../storage/files/cv-files.ts')).createCvFiles(config.s3, config.buckets.uploads),
    ),
    interviewRemains: lazy(async () =>
      (await import('../storage/interviews/interview-remains.ts')).createInterviewRemains(
        config.s3,
        config.buckets,
      ),
    ),
    interviewLinks: lazy(async () =>
      (await import('../storage/interviews/interview-links.ts')).createInterviewLinks(
        config.s3,
        config.buckets.interviews,
      ),
    ),
  }
}
