import type { Config } from '../config.ts'
import type { Brain } from '../external/brain.ts'
import { createBrain } from '../external/create-brain.ts'
import { createTranscriptionJobs, type TranscriptionJobs } from '../external/transcription-jobs.ts'
import type { InterviewerAccount } from '../interviewer-settings.ts'
import { createApplications, type Applications } from '../storage/applications/applications.ts'
import { createTurns, type Turns } from '../storage/interviews/turns.ts'
import { createCallRecordings, type CallRecordings } from '../storage/interviews/call-recordings.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createInterviewerUsage, type InterviewerUsage } from '../storage/interviews/interviewer-usage.ts'
import { createInterviewFiles, type InterviewFiles } from '../storage/interviews/interview-files.ts'
import { createJobs, type Jobs } from '../storage/jobs/jobs.ts'
import { createRoomOutbox, type RoomOutbox } from '../storage/interviews/room-outbox.ts'
import { createRooms, type Rooms } from '../storage/rooms/rooms.ts'
import { createSessions, type Sessions } from '../storage/interviews/sessions.ts'
import { createTranscripts, type Transcripts } from '../storage/interviews/transcripts.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import type { World } from '../world.ts'

export type InterviewFilesApp = World & {
  outbox: RoomOutbox
  rooms: Pick<Rooms, 'abandon'>
  applications: Pick<Applications, 'byKey'>
  transcripts: Pick<Transcripts, 'of' | 'fill'>
  users: Pick<Users, 'byId'>
  jobs: Pick<Jobs, 'byId'>
  sessions: Pick<Sessions, 'startedOf'>
  files: InterviewFiles
  callRecordings: CallRecordings
  turns: Pick<Turns, 'of'>
  /** Chooses quotes; undefined in a deployment without a model. */
  brain: Brain | undefined
  /** Transcribes spoken answers that the browser did not recognise; undefined where the operator has switched it off. */
  transcriptions: TranscriptionJobs | undefined
  usage: InterviewerUsage
  emergencyContacts: string
}

/** Created once per cold start. */
export function createInterviewFilesApp(
  config: Config,
  world: World,
  account?: InterviewerAccount,
): InterviewFilesApp {
  const dynamo = createDynamo(config.dynamo)
  const { tables, buckets } = config
  return {
    ...world,
    outbox: createRoomOutbox(dynamo, tables.sessions),
    rooms: createRooms(dynamo, tables, world.random),
    applications: createApplications(dynamo, tables, world.random),
    transcripts: createTranscripts(dynamo, tables.sessions, world.clock),
    users: createUsers(dynamo, tables.users, world.random),
    sessions: createSessions(dynamo, tables.sessions, world.clock),
    jobs: createJobs(dynamo, tables.jobs, world.random),
    files: createInterviewFiles(config.s3, buckets),
    callRecordings: createCallRecordings(config.s3, buckets),
    turns: createTurns(dynamo, tables.sessions),
    brain: account && createBrain(account),
    transcriptions:
      account?.transcription &&
      createTranscriptionJobs({
        address: account.transcribe,
        language: account.transcription.language,
        bucket: buckets.interviews,
      }),
    usage: createInterviewerUsage(dynamo, tables, account?.interviewsPerDay ?? 0),
    emergencyContacts: config.interviews.emergencyContacts,
  }
}
