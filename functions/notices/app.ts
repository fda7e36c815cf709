import { lazyMail } from '../mail/lazy-mail.ts'
import { createJobs } from '../storage/jobs/jobs.ts'
import { createStaffEvents } from '../storage/notices/staff-events.ts'
import { createMembers } from '../storage/staff/members.ts'
import { createNoticeRows } from '../storage/staff/notice-rows.ts'
import { createStaffLetters } from '../storage/staff/staff-letters.ts'
import { createStaffLinks } from '../storage/staff/staff-links.ts'
import { uses, type AppOf } from '../uses.ts'

export const noticesUses = uses(
  {},
  {
    dynamo: ({ dynamo }) => dynamo,
    letters: ({ dynamo, tables }) => createStaffLetters(dynamo, tables.staff),
    links: ({ dynamo, tables }) => createStaffLinks(dynamo, tables.staff),
    members: ({ dynamo, tables, random }) => createMembers(dynamo, tables.staff, random),
    notices: ({ dynamo, tables }) => createNoticeRows(dynamo, tables.staff),
    events: ({ dynamo, tables }) => createStaffEvents(dynamo, tables.events),
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    mail: ({ config }) => lazyMail(config.mail),
    deskUrl: ({ config }) => config.deskUrl,
  },
)

export type NoticesApp = AppOf<typeof noticesUses>
