import type { interviews } from '#shared/contract/interviews.ts'
import type { Config } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../http/key-ring.ts'
import { lazy } from '../lazy.ts'
import { createRoomsApp, type RoomsApp } from '../rooms/app.ts'
import { createDynamo } from '../storage/dynamo.ts'
import { createLimiter, type Limiter } from '../storage/limiter.ts'
import type { InterviewFolders } from '../storage/interview-folders.ts'
import type { RecordingUploads } from '../storage/recording-uploads.ts'
import type { World } from '../world.ts'

export type InterviewsApp = RoomsApp & {
  limiter: Limiter
  /** Imports the S3 client at the first call, because most requests need no file. */
  recordingUploads: () => Promise<RecordingUploads>
  interviewFiles: () => Promise<Pick<InterviewFolders, 'removeFolder'>>
}

export type InterviewsHandlers = Handlers<typeof interviews, InterviewsApp>

/** Created once per cold start. */
export const createInterviewsApp = (config: Config, ring: KeyRing, world: World): InterviewsApp => ({
  ...createRoomsApp(config, ring, world),
  limiter: createLimiter(createDynamo(config.dynamo), config.tables.guards, world.clock),
  recordingUploads: lazy(async () =>
    (await import('../storage/recording-uploads.ts')).createRecordingUploads(
      config.s3,
      config.buckets.interviews,
    ),
  ),
  interviewFiles: lazy(async () =>
    (await import('../storage/interview-folders.ts')).createInterviewFolders(config.s3, config.buckets),
  ),
})
