import { lazy } from '#functions/platform/world/lazy.ts'
import { createMail } from '#functions/platform/mail/send.ts'
import { jobSnapshots } from '#functions/position/rows/job-snapshots-part.ts'
import { createApplicationOutbox } from '../rows/application-outbox.ts'
import { createApplications } from '../rows/applications.ts'
import { createDecisions } from '../rows/decisions.ts'
import { interviewChangeSteps, type InterviewChange } from '../rows/interview-change.ts'
import { createWrittenLetters } from '../rows/written-letters.ts'
import { createInvitationLinks } from '../rows/invitation-links.ts'
import { createLetterBrake, type LetterBrake } from '#functions/platform/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { createSessions } from '../session/sessions.ts'
import { createMailedLinks } from '#functions/account/rows/mailed-links.ts'
import { createWaitingWelcomes } from '#functions/account/rows/waiting-welcomes.ts'
import { createUsers } from '#functions/account/rows/users.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const lettersUses = uses(
  {},
  {
    outbox: ({ dynamo, tables }) => createApplicationOutbox(dynamo, tables.applications),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    sessions: ({ dynamo, tables, clock }) => createSessions(dynamo, tables.sessions, clock),
    interviewChange:
      ({ tables, random }) =>
      (change: InterviewChange, now: Date) =>
        interviewChangeSteps(tables, change, { now, random }),
    decisions: ({ dynamo, tables, random }) => createDecisions(dynamo, tables.applications, random),
    snapshots: jobSnapshots,
    links: ({ dynamo, tables }) => createMailedLinks(dynamo, tables.guards),
    invitationLinks: ({ dynamo, tables }) => createInvitationLinks(dynamo, tables.guards),
    users: ({ dynamo, tables, random }) => createUsers(dynamo, tables.users, random),
    limiter: ({ dynamo, tables, clock, config }): Limiter =>
      createLimiter(dynamo, tables.guards, clock, config.networkLimits),
    letterBrake: ({ dynamo, tables }): Pick<LetterBrake, 'isOn'> => createLetterBrake(dynamo, tables.guards),
    waitingWelcomes: ({ dynamo, tables }) => createWaitingWelcomes(dynamo, tables.users),
    writtenLetters: ({ dynamo, tables }) => createWrittenLetters(dynamo, tables),
    mail: ({ config }) => createMail(config.mail),
    /** Imports the composer of MIME messages at the first call: few letters have a calendar part. */
    calendarMail: ({ config }) =>
      lazy(async () =>
        (await import('#functions/platform/mail/send-calendar.ts')).createCalendarMail(config.mail),
      ),
    siteUrl: ({ config }) => config.siteUrl,
  },
)

export type LettersApp = AppOf<typeof lettersUses>
