import { lazy } from '../lazy.ts'
import { createMail } from '../mail/send.ts'
import { jobSnapshots } from '../parts.ts'
import { createApplicationOutbox } from '../storage/applications/application-outbox.ts'
import { createApplications } from '../storage/applications/applications.ts'
import { createDecisions } from '../storage/applications/decisions.ts'
import { createInvitationLinks } from '../storage/applications/invitation-links.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { createSessions } from '../storage/interviews/sessions.ts'
import { createMailedLinks } from '../storage/accounts/mailed-links.ts'
import { createWaitingWelcomes } from '../storage/accounts/waiting-welcomes.ts'
import { createUsers } from '../storage/accounts/users.ts'
import { uses, type AppOf } from '../uses.ts'

export const lettersUses = uses(
  {},
  {
    outbox: ({ dynamo, tables }) => createApplicationOutbox(dynamo, tables.applications),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    sessions: ({ dynamo, tables, clock }) => createSessions(dynamo, tables.sessions, clock),
    decisions: ({ dynamo, tables, random }) => createDecisions(dynamo, tables.applications, random),
    snapshots: jobSnapshots,
    links: ({ dynamo, tables }) => createMailedLinks(dynamo, tables.guards),
    invitationLinks: ({ dynamo, tables }) => createInvitationLinks(dynamo, tables.guards),
    users: ({ dynamo, tables, random }) => createUsers(dynamo, tables.users, random),
    limiter: ({ dynamo, tables, clock, config }): Limiter =>
      createLimiter(dynamo, tables.guards, clock, config.networkLimits),
    letterBrake: ({ dynamo, tables }): Pick<LetterBrake, 'isOn'> => createLetterBrake(dynamo, tables.guards),
    waitingWelcomes: ({ dynamo, tables }) => createWaitingWelcomes(dynamo, tables.users),
    mail: ({ config }) => createMail(config.mail),
    /** Imports the composer of MIME messages at the first call: few letters have a calendar part. */
    calendarMail: ({ config }) =>
      lazy(async () => (await import('../mail/send-calendar.ts')).createCalendarMail(config.mail)),
    siteUrl: ({ config }) => config.siteUrl,
  },
)

export type LettersApp = AppOf<typeof lettersUses>
