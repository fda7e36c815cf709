import { createBrain } from '../external/create-brain.ts'
import { createTranscriptionJobs } from '../external/transcription-jobs.ts'
import { interviewerAccountFrom } from '../interviewer-settings.ts'
import { createApplications } from '../storage/applications/applications.ts'
import { createTurns } from '../storage/interviews/turns.ts'
import { createCallRecordings } from '../storage/interviews/call-recordings.ts'
import { createInterviewerUsage } from '../storage/interviews/interviewer-usage.ts'
import { createInterviewFiles } from '../storage/interviews/interview-files.ts'
import { createJobs } from '../storage/jobs/jobs.ts'
import { createRoomOutbox } from '../storage/interviews/room-outbox.ts'
import { createRooms } from '../storage/rooms/rooms.ts'
import { createSessions } from '../storage/interviews/sessions.ts'
import { createTranscripts } from '../storage/interviews/transcripts.ts'
import { createUsers } from '../storage/accounts/users.ts'
import { uses, type AppOf } from '../uses.ts'

export const interviewFilesUses = uses(
  { account: interviewerAccountFrom },
  {
    outbox: ({ dynamo, tables }) => createRoomOutbox(dynamo, tables.sessions),
    rooms: ({ dynamo, tables, random }) => createRooms(dynamo, tables, random),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    transcripts: ({ dynamo, tables, clock }) => createTranscripts(dynamo, tables.sessions, clock),
    users: ({ dynamo, tables, random }) => createUsers(dynamo, tables.users, random),
    sessions: ({ dynamo, tables, clock }) => createSessions(dynamo, tables.sessions, clock),
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    files: ({ s3, buckets }) => createInterviewFiles(s3, buckets),
    callRecordings: ({ s3, buckets }) => createCallRecordings(s3, buckets),
    turns: ({ dynamo, tables }) => createTurns(dynamo, tables.sessions),
    /** Chooses quotes; undefined in a deployment without a model. */
    brain: ({ account }) => account && createBrain(account),
    /** Transcribes spoken answers that the browser did not recognise; undefined where the operator has switched it off. */
    transcriptions: ({ account, buckets }) =>
      account?.transcription &&
      createTranscriptionJobs({
        address: account.transcribe,
        language: account.transcription.language,
        bucket: buckets.interviews,
      }),
    usage: ({ dynamo, tables, account }) =>
      createInterviewerUsage(dynamo, tables, account?.interviewsPerDay ?? 0),
    emergencyContacts: ({ config }) => config.interviews.emergencyContacts,
  },
)

export type InterviewFilesApp = AppOf<typeof interviewFilesUses>
