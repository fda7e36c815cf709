import type { Config } from '../config.ts'
import { lazy } from '../lazy.ts'
import type { CalendarMail } from '../mail/send-calendar.ts'
import { createMail, type Mail } from '../mail/send.ts'
import {
  createApplicationOutbox,
  type ApplicationOutbox,
} from '../storage/applications/application-outbox.ts'
import { createApplications, type Applications } from '../storage/applications/applications.ts'
import { createDecisions, type Decisions } from '../storage/applications/decisions.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import type { JobSnapshots } from '../storage/jobs/job-snapshot.ts'
import { createInvitationLinks, type InvitationLinks } from '../storage/applications/invitation-links.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { createSessions, type Sessions } from '../storage/interviews/sessions.ts'
import { createMailedLinks, type MailedLinks } from '../storage/accounts/mailed-links.ts'
import { createWaitingWelcomes, type WaitingWelcomes } from '../storage/accounts/waiting-welcomes.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import type { World } from '../world.ts'

export type LettersApp = World & {
  outbox: ApplicationOutbox
  applications: Applications
  sessions: Sessions
  decisions: Decisions
  /** Imports the S3 client at the first call: only one of the letters needs it. */
  snapshots: () => Promise<Pick<JobSnapshots, 'read'>>
  users: Users
  links: MailedLinks
  invitationLinks: Pick<InvitationLinks, 'keep'>
  limiter: Limiter
  letterBrake: Pick<LetterBrake, 'isOn'>
  waitingWelcomes: WaitingWelcomes
  mail: Mail
  /** Imports the composer of MIME messages at the first call: few letters have a calendar part. */
  calendarMail: () => Promise<CalendarMail>
  siteUrl: string
}

/** Created once per cold start. */
export function createLettersApp(config: Config, world: World): LettersApp {
  const dynamo = createDynamo(config.dynamo)
  return {
    ...world,
    outbox: createApplicationOutbox(dynamo, config.tables.applications),
    applications: createApplications(dynamo, config.tables, world.random),
    sessions: createSessions(dynamo, config.tables.sessions, world.clock),
    decisions: createDecisions(dynamo, config.tables.applications, world.random),
    snapshots: lazy(async () =>
      (await import('../storage/jobs/job-snapshot.ts')).createJobSnapshots(
        config.s3,
        config.buckets.published,
        world,
      ),
    ),
    links: createMailedLinks(dynamo, config.tables.guards),
    invitationLinks: createInvitationLinks(dynamo, config.tables.guards),
    users: createUsers(dynamo, config.tables.users, world.random),
    limiter: createLimiter(dynamo, config.tables.guards, world.clock, config.networkLimits),
    letterBrake: createLetterBrake(dynamo, config.tables.guards),
    waitingWelcomes: createWaitingWelcomes(dynamo, config.tables.users),
    mail: createMail(config.mail),
    calendarMail: lazy(async () =>
      (await import('../mail/send-calendar.ts')).createCalendarMail(config.mail),
    ),
    siteUrl: config.siteUrl,
  }
}
