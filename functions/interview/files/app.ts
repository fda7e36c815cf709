import { createModel } from '../external/create-model.ts'
import { createTranscriptionJobs } from '../external/transcription-jobs.ts'
import { interviewerAccountFrom } from '#functions/platform/config/interviewer-settings.ts'
import { createApplications } from '#functions/application/rows/applications.ts'
import { createQuestions } from '#functions/application/rows/questions.ts'
import { createTurns } from '../rows/turns.ts'
import { createCallRecordings } from '../rows/call-recordings.ts'
import { createInterviewerUsage } from '../rows/interviewer-usage.ts'
import { createInterviewFiles } from '../rows/interview-files.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { createRoomOutbox } from '../rows/room-outbox.ts'
import { createRooms } from '../rows/rooms.ts'
import { createSessions } from '#functions/application/session/sessions.ts'
import { createTranscripts } from '../rows/transcripts.ts'
import { createUsers } from '#functions/account/rows/users.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const interviewFilesUses = uses(
  { account: interviewerAccountFrom },
  {
    outbox: ({ dynamo, tables }) => createRoomOutbox(dynamo, tables.sessions),
    rooms: ({ dynamo, tables, random }) => createRooms(dynamo, tables, random),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    questions: ({ dynamo, tables, random }) => createQuestions(dynamo, tables.applications, random),
    transcripts: ({ dynamo, tables, clock }) => createTranscripts(dynamo, tables.sessions, clock),
    users: ({ dynamo, tables, random }) => createUsers(dynamo, tables.users, random),
    sessions: ({ dynamo, tables, clock }) => createSessions(dynamo, tables.sessions, clock),
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    files: ({ s3, buckets }) => createInterviewFiles(s3, buckets),
    callRecordings: ({ s3, buckets }) => createCallRecordings(s3, buckets),
    turns: ({ dynamo, tables }) => createTurns(dynamo, tables.sessions),
    /** Chooses quotes; undefined in a deployment without a model. */
    model: ({ account }) => account && createModel(account),
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
