import { interviewerAccountFrom } from '#functions/platform/config/interviewer-settings.ts'
import { lazy } from '#functions/platform/world/lazy.ts'
import { cvFiles } from '#functions/account/rows/cv-files-part.ts'
import { interviewRemains } from '#functions/interview/rows/interview-remains-part.ts'
import type { Environment } from '#functions/platform/config/secrets.ts'
import { createApplications } from '#functions/application/rows/applications.ts'
import { createAssessmentRemoval } from '#functions/application/rows/assessments.ts'
import { createEnquiriesByEmail } from '#functions/enquiry/rows/enquiries-by-email.ts'
import { createGuardsByUser } from '#functions/platform/limits/guards-by-user.ts'
import { createRemovals } from '#functions/platform/removals/removals.ts'
import { createSessionRemoval } from '#functions/application/session/session-removal.ts'
import { createTranscripts } from '#functions/interview/rows/transcripts.ts'
import { createUsers } from '#functions/account/rows/users.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

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
        (await import('#functions/interview/external/transcription-jobs.ts')).createTranscriptionRemoval(
          account.transcribe,
        ),
      ),
  },
)

export type RemovalsApp = AppOf<typeof removalsUses>
