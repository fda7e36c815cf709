import type { auth } from '#shared/contract/auth.ts'
import { accountUses } from '../accounts/accounts.ts'
import { createStaffGate } from '../accounts/staff-gate.ts'
import { callerSecretsFrom } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import { lazy } from '../lazy.ts'
import { cvFiles, interviewRemains } from '../parts.ts'
import { createApplications } from '../storage/applications/applications.ts'
import { createAssessmentRemoval } from '../storage/assessments/assessments.ts'
import { createAudit } from '../storage/audit/audit.ts'
import { createEnquiriesByEmail } from '../storage/enquiries/enquiries-by-email.ts'
import { createFilesAgain } from '../storage/interviews/files-again.ts'
import { createSessionRemoval } from '../storage/interviews/session-removal.ts'
import { createSessions } from '../storage/interviews/sessions.ts'
import { createTranscripts } from '../storage/interviews/transcripts.ts'
import { createMembers } from '../storage/staff/members.ts'
import { uses, type AppOf } from '../uses.ts'
import { linkedAccount } from './linked-account.ts'

export const authUses = uses(
  { secrets: callerSecretsFrom, ...accountUses.reads },
  {
    ...accountUses.parts,
    /** The account that an e-mailed link leads to. */
    linkedAccount: (from) =>
      linkedAccount({
        links: accountUses.parts.links(from),
        users: accountUses.parts.users(from),
        clock: from.clock,
      }),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    assessments: ({ dynamo, tables }) => createAssessmentRemoval(dynamo, tables.assessments),
    sessions: ({ dynamo, tables, clock }) => createSessions(dynamo, tables.sessions, clock),
    filesAgain: ({ dynamo, tables, clock }) => createFilesAgain(dynamo, tables.sessions, clock),
    sessionRemoval: ({ dynamo, tables, ...world }) => createSessionRemoval(dynamo, tables, world),
    transcripts: ({ dynamo, tables, clock }) => createTranscripts(dynamo, tables.sessions, clock),
    audit: ({ dynamo, tables, ...world }) => createAudit(dynamo, tables.audit, world),
    members: ({ dynamo, tables, random }) => createMembers(dynamo, tables.staff, random),
    staff: createStaffGate,
    enquiries: ({ dynamo, tables, ...world }) => createEnquiriesByEmail(dynamo, tables, world),
    cvFiles,
    interviewRemains,
    interviewLinks: ({ s3, buckets }) =>
      lazy(async () =>
        (await import('../storage/interviews/interview-links.ts')).createInterviewLinks(
          s3,
          buckets.interviews,
        ),
      ),
  },
)

export type AuthApp = AppOf<typeof authUses>

export type AuthHandlers = Handlers<typeof auth, AuthApp>
