import type { recruiting } from '#shared/contract/recruiting.ts'
import type { Config } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import type { RuntimeApp } from '../http/request.ts'
import { lazy } from '../lazy.ts'
import type { Clock } from '../ports.ts'
import { createPublishing } from '../publishing/create-publishing.ts'
import { publish } from '../publishing/publish.ts'
import { createApplicationOutbox, type ApplicationOutbox } from '../storage/application-outbox.ts'
import { createApplications, type Applications } from '../storage/applications.ts'
import { createDecisions, type Decisions } from '../storage/decisions.ts'
import { createDynamo } from '../storage/dynamo.ts'
import { createEnquiries, type Enquiries } from '../storage/enquiries.ts'
import { createJobs, type Jobs } from '../storage/jobs.ts'
import type { RecordingLinks } from '../storage/recording-links.ts'
import { createRoomOutbox, type RoomOutbox } from '../storage/room-outbox.ts'
import { createSessions, type Sessions } from '../storage/sessions.ts'
import { createUsers, type Users } from '../storage/users.ts'
import type { World } from '../world.ts'

export type RecruitingApp = RuntimeApp & {
  jobs: Jobs
  applications: Applications
  decisions: Decisions
  sessions: Sessions
  rooms: Pick<RoomOutbox, 'retry'>
  users: Users
  letters: Pick<ApplicationOutbox, 'lastOf'>
  enquiries: Enquiries
  /** Imports the S3 client at the first call. */
  recordingLinks: () => Promise<RecordingLinks>
  /** Writes what visitors see of the positions; returns how many there are. */
  publish: () => Promise<{ jobs: number }>
  clock: Clock
}

export type RecruitingHandlers = Handlers<typeof recruiting, RecruitingApp>

/** Created once per cold start. `rendererFolder` is the folder of the built renderer, if the site is built. */
export function createRecruitingApp(
  config: Config,
  world: World,
  rendererFolder: string | undefined,
): RecruitingApp {
  const { clock, random, log } = world
  const { tables } = config
  const dynamo = createDynamo(config.dynamo)
  const publishing = createPublishing(config, world, rendererFolder)
  return {
    log,
    secrets: config,
    jobs: createJobs(dynamo, tables.jobs, random),
    applications: createApplications(dynamo, tables, random),
    decisions: createDecisions(dynamo, tables.applications, random),
    sessions: createSessions(dynamo, tables.sessions, clock),
    rooms: createRoomOutbox(dynamo, tables.sessions),
    users: createUsers(dynamo, tables.users, random),
    letters: createApplicationOutbox(dynamo, tables.applications),
    enquiries: createEnquiries(dynamo, tables.enquiries),
    recordingLinks: lazy(async () =>
      (await import('../storage/recording-links.ts')).createRecordingLinks(
        config.s3,
        config.buckets.interviews,
      ),
    ),
    publish: () => publish(publishing),
    clock,
  }
}
