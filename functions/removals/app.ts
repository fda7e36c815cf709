import type { AccountContents } from '../accounts/remove-account.ts'
import type { Config } from '../config.ts'
import type { TranscriptionRemoval } from '../external/transcription-jobs.ts'
import type { InterviewerAccount } from '../interviewer-settings.ts'
import { lazy } from '../lazy.ts'
import { createApplications, type Applications } from '../storage/applications/applications.ts'
import type { CvFiles } from '../storage/files/cv-files.ts'
import { createAssessmentRemoval, type AssessmentRemoval } from '../storage/assessments/assessments.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createEnquiriesByEmail, type EnquiriesByEmail } from '../storage/enquiries/enquiries-by-email.ts'
import { createGuardsByUser } from '../storage/limits/guards-by-user.ts'
import { createRemovals, type Removals } from '../storage/removals/removals.ts'
import { createSessionRemoval, type SessionRemoval } from '../storage/interviews/session-removal.ts'
import { createTranscripts, type Transcripts } from '../storage/interviews/transcripts.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import type { World } from '../world.ts'

export type RemovalsApp = World &
  Omit<AccountContents, 'cvFiles' | 'assessments'> & {
    removals: Removals
    users: Pick<Users, 'remove'>
    applications: Pick<Applications, 'byKey' | 'removeOfUser' | 'removeReturned'>
    assessments: Pick<AssessmentRemoval, 'removeOfUser' | 'removeWithdrawn'>
    sessionRemoval: SessionRemoval
    transcripts: Pick<Transcripts, 'remove'>
    enquiries: Pick<EnquiriesByEmail, 'remove'>
    cvFiles: () => Promise<Pick<CvFiles, 'removeAll' | 'removePending'>>
    /** The jobs that read recordings; undefined in a deployment without Transcribe. */
    transcriptions: (() => Promise<TranscriptionRemoval>) | undefined
  }

/** Created once per cold start. */
export function createRemovalsApp(config: Config, world: World, account?: InterviewerAccount): RemovalsApp {
  const dynamo = createDynamo(config.dynamo)
  const { tables, s3, buckets } = config
  return {
    ...world,
    removals: createRemovals(dynamo, tables.removals),
    users: createUsers(dynamo, tables.users, world.random),
    guardsByUser: createGuardsByUser(dynamo, tables.guards),
    applications: createApplications(dynamo, tables, world.random),
    assessments: createAssessmentRemoval(dynamo, tables.assessments),
    sessionRemoval: createSessionRemoval(dynamo, tables, world),
    transcripts: createTranscripts(dynamo, tables.sessions, world.clock),
    enquiries: createEnquiriesByEmail(dynamo, tables, world),
    // Imported at the first call, because most runs have nothing to do.
    cvFiles: lazy(async () =>
      (await import('../storage/files/cv-files.ts')).createCvFiles(s3, buckets.uploads),
    ),
    interviewRemains: lazy(async () =>
      (await import('../storage/interviews/interview-remains.ts')).createInterviewRemains(s3, buckets),
    ),
    transcriptions:
      account?.transcription &&
      lazy(async () =>
        (await import('../external/transcription-jobs.ts')).createTranscriptionRemoval(account.transcribe),
      ),
  }
}
