import type { Config } from '../config.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import type { Mail } from '../mail/send.ts'
import { createDynamo, type Dynamo } from '../storage/dynamo/dynamo.ts'
import { createJobs, type Jobs } from '../storage/jobs/jobs.ts'
import { createStaffEvents, type StaffEvents } from '../storage/notices/staff-events.ts'
import { createMembers, type Members } from '../storage/staff/members.ts'
import { createNoticeRows, type NoticeRows } from '../storage/staff/notice-rows.ts'
import { createStaffLetters, type StaffLetters } from '../storage/staff/staff-letters.ts'
import { createStaffLinks, type StaffLinks } from '../storage/staff/staff-links.ts'
import type { World } from '../world.ts'

export type NoticesApp = World & {
  dynamo: Dynamo
  members: Pick<Members, 'all' | 'byId'>
  letters: StaffLetters
  links: Pick<StaffLinks, 'keepStep'>
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
    dynamo,
    letters: createStaffLetters(dynamo, tables.staff),
    links: createStaffLinks(dynamo, tables.staff),
    members: createMembers(dynamo, tables.staff, world.random),
    notices: createNoticeRows(dynamo, tables.staff),
    events: createStaffEvents(dynamo, tables.events),
    jobs: createJobs(dynamo, tables.jobs, world.random),
    mail: lazyMail(config.mail),
    deskUrl: config.deskUrl,
  }
}
