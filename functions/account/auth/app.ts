import type { auth } from '#shared/account/auth/auth.ts'
import { accountUses } from '../access/accounts.ts'
import { createStaffGate } from '#functions/application/staff-gate.ts'
import { callerSecretsFrom } from '#functions/platform/config/config.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { lazy } from '#functions/platform/world/lazy.ts'
import { cvFiles } from '../rows/cv-files-part.ts'
import { interviewRemains } from '#functions/interview/rows/interview-remains-part.ts'
import { createApplications } from '#functions/application/rows/applications.ts'
import { createAssessmentRemoval } from '#functions/application/rows/assessments.ts'
import { createAudit } from '#functions/platform/audit/audit.ts'
import { createEnquiriesByEmail } from '#functions/enquiry/rows/enquiries-by-email.ts'
import { createFilesAgain } from '#functions/interview/rows/files-again.ts'
import { createSessionRemoval } from '#functions/application/session/session-removal.ts'
import { createSessions } from '#functions/application/session/sessions.ts'
import { createTranscripts } from '#functions/interview/rows/transcripts.ts'
import { createMembers } from '#functions/platform/staff/members.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
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
        (await import('#functions/interview/rows/interview-links.ts')).createInterviewLinks(
          s3,
          buckets.interviews,
        ),
      ),
  },
)

export type AuthApp = AppOf<typeof authUses>

export type AuthHandlers = Handlers<typeof auth, AuthApp>
