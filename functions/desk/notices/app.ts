import { lazy } from '#functions/platform/world/lazy.ts'
import { lazyMail } from '#functions/platform/mail/lazy-mail.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { createStaffEvents } from '#functions/platform/staff/staff-events.ts'
import { createMembers } from '#functions/platform/staff/members.ts'
import { createNoticeRows } from '../rows/notice-rows.ts'
import { createStaffLetters } from '../rows/staff-letters.ts'
import { createStaffLinks } from '../rows/staff-links.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

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
    /** Imports the composer of MIME messages at the first call: few letters have a calendar part. */
    calendarMail: ({ config }) =>
      lazy(async () =>
        (await import('#functions/platform/mail/send-calendar.ts')).createCalendarMail(config.mail),
      ),
    deskUrl: ({ config }) => config.deskUrl,
  },
)

export type NoticesApp = AppOf<typeof noticesUses>
