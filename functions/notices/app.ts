import type { Config } from '../config.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import type { Mail } from '../mail/send.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createJobs, type Jobs } from '../storage/jobs/jobs.ts'
import { createStaffEvents, type StaffEvents } from '../storage/notices/staff-events.ts'
import { createMembers, type Members } from '../storage/staff/members.ts'
import { createNoticeRows, type NoticeRows } from '../storage/staff/notice-rows.ts'
import type { World } from '../world.ts'

export type NoticesApp = World & {
  members: Pick<Members, 'all'>
  notices: NoticeRows
  events: StaffEvents
  jobs: Pick<Jobs, 'byId'>
  mail: () => Promise<Mail>
  deskUrl: string
}

/** Created once per cold start. */
export function createNoticesApp(config: Config, world: World): NoticesApp {
  const dynamo = createDynamo(config.dynamo)
  const { tables } = config
  return {
    ...world,
    members: createMembers(dynamo, tables.staff, world.random),
    notices: createNoticeRows(dynamo, tables.staff),
    events: createStaffEvents(dynamo, tables.events),
    jobs: createJobs(dynamo, tables.jobs, world.random),
    mail: lazyMail(config.mail),
    deskUrl: config.deskUrl,
  }
}
