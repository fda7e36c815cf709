import { interviewerAccountFrom } from '../interviewer-settings.ts'
import { lazy } from '../lazy.ts'
import { cvFiles, interviewRemains } from '../parts.ts'
import type { Environment } from '../secrets.ts'
import { createApplications } from '../storage/applications/applications.ts'
import { createAssessmentRemoval } from '../storage/assessments/assessments.ts'
import { createEnquiriesByEmail } from '../storage/enquiries/enquiries-by-email.ts'
import { createGuardsByUser } from '../storage/limits/guards-by-user.ts'
import { createRemovals } from '../storage/removals/removals.ts'
import { createSessionRemoval } from '../storage/interviews/session-removal.ts'
import { createTranscripts } from '../storage/interviews/transcripts.ts'
import { createUsers } from '../storage/accounts/users.ts'
import { uses, type AppOf } from '../uses.ts'

/** The function needs no key of a model, and its role may read none. */
const accountWithoutKey = (values: Environment) => interviewerAccountFrom(values, () => '')

export const removalsUses = uses(
  { accountWithoutKey },
  {
    removals: ({ dynamo, tables }) => createRemovals(dynamo, tables.removals),
    users: ({ dynamo, tables, random }) => createUsers(dynamo, tables.users, random),
    guardsByUser: ({ dynamo, tables }) => createGuardsByUser(dynamo, tables.guards),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    assessments: ({ dynamo, tables }) => createAssessmentRemoval(dynamo, tables.assessments),
    sessionRemoval: ({ dynamo, tables, ...world }) => createSessionRemoval(dynamo, tables, world),
    transcripts: ({ dynamo, tables, clock }) => createTranscripts(dynamo, tables.sessions, clock),
    enquiries: ({ dynamo, tables, ...world }) => createEnquiriesByEmail(dynamo, tables, world),
    cvFiles,
    interviewRemains,
    /** The jobs that read recordings; undefined in a deployment without Transcribe. */
    transcriptions: ({ accountWithoutKey: account }) =>
      account?.transcription &&
      lazy(async () =>
        (await import('../external/transcription-jobs.ts')).createTranscriptionRemoval(account.transcribe),
      ),
  },
)

export type RemovalsApp = AppOf<typeof removalsUses>
