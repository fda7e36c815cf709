import * as z from 'zod/mini'
import { teamInterview } from '#shared/application/arranged-interview.ts'
import type { Interviewer } from '#shared/application/slots.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { staffLetterStep } from '#functions/platform/staff/staff-letter-step.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import type { CalendarEntry, StoredApplication } from './stored-application.ts'

/** What a member of staff is e-mailed about an interview, with the entry of their calendar. It does not name the candidate. */
export const interviewLetter = z.object({
  about: z.literal('interview'),
  method: z.enum(['REQUEST', 'CANCEL']),
  /** The calendar has an earlier entry of it. */
  isChange: z.boolean(),
  applicationId: z.string(),
  jobTitle: z.string(),
  interview: teamInterview,
  sequence: z.number(),
})

type InterviewLetter = z.output<typeof interviewLetter>

type Arranged = {
  calendar?: CalendarEntry | undefined
  interviewers?: readonly Interviewer[] | undefined
  slotHolds?: readonly string[] | undefined
}

export type InterviewChange = { before: StoredApplication; after: Arranged }

const isAhead = (calendar: CalendarEntry | undefined, now: Date): calendar is CalendarEntry =>
  calendar !== undefined && !calendar.isCancelled && Date.parse(calendar.at) > now.getTime()

const interviewOf = ({ at, place, minutes }: CalendarEntry) => ({ at, place, minutes })

/** The members whose calendar has the interview. */
const entered = ({ calendar, interviewers = [] }: Arranged, now: Date): string[] =>
  isAhead(calendar, now) ? interviewers.map(({ id }) => id) : []

/** A letter to each member whose calendar is to change: by a new entry, a changed one, or one that is cancelled. */
function lettersOf(
  { before, after }: InterviewChange,
  now: Date,
): { memberId: string; letter: InterviewLetter }[] {
  const [had, has] = [entered(before, now), entered(after, now)]
  const about = { about: 'interview' as const, applicationId: before.id, jobTitle: before.jobTitle }
  const sequence = after.calendar?.sequence ?? 0
  const isMoved =
    before.calendar === undefined ||
    after.calendar === undefined ||
    JSON.stringify(interviewOf(before.calendar)) !== JSON.stringify(interviewOf(after.calendar))
  const letter = (memberId: string, calendar: CalendarEntry | undefined, method: InterviewLetter['method']) =>
    calendar === undefined
      ? []
      : [
          {
            memberId,
            letter: {
              ...about,
              method,
              isChange: had.includes(memberId),
              interview: interviewOf(calendar),
              sequence,
            },
          },
        ]
  return [
    ...had.filter((id) => !has.includes(id)).flatMap((id) => letter(id, before.calendar, 'CANCEL')),
    ...has
      .filter((id) => isMoved || !had.includes(id))
      .flatMap((id) => letter(id, after.calendar, 'REQUEST')),
  ]
}

type Tables = { guards: string; staff: string }

/** What another arrangement changes beside the application: its slots are free for others, and members of staff are told. */
export const interviewChangeSteps = (
  tables: Tables,
  change: InterviewChange,
  { now, random }: { now: Date; random: Random },
): Step[] => [
  ...(change.before.slotHolds ?? [])
    .filter((id) => change.after.slotHolds?.includes(id) !== true)
    .map((id) => ({ Delete: { TableName: tables.guards, Key: { id } } })),
  ...lettersOf(change, now).map(({ memberId, letter }) =>
    staffLetterStep(tables.staff, { id: `interview#${random.id()}`, memberId, letter }, now),
  ),
]
