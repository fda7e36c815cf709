import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import { teamInterviewEnd } from '#shared/application/team-interview.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { letterDueUpdate } from './application-outbox.ts'
import { calendarAfter } from './calendar-entry.ts'
import { interviewChangeSteps } from './interview-change.ts'
import type { ApplicationTables } from './application-steps.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import { eventStep } from '#functions/platform/staff/staff-events.ts'
import type { StoredApplication } from './stored-application.ts'

/**
 * The rows that stand for a slot: one for each member who meets the candidate then, whatever the position is; without members, one for
 * the position.
 */
export const slotIdsOf = (
  { jobId, interviewers = [] }: Pick<StoredApplication, 'jobId' | 'interviewers'>,
  at: string,
): string[] =>
  (interviewers.length === 0 ? [`position#${jobId}`] : interviewers.map(({ id }) => `member#${id}`)).map(
    (who) => `slot#${who}#${at}`,
  )

/** Takes a slot. Fails where another application has it. Its row is deleted with the account, by the index of `userId`. */
const slotTaken = (
  table: string,
  { userId, jobId }: StoredApplication,
  { id, end, now }: { id: string; end: Date; now: Date },
): Step => ({
  Update: {
    TableName: table,
    Key: { id },
    UpdateExpression: 'SET userId = :user, jobId = :job, expiresAt = :end',
    ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now OR (userId = :user AND jobId = :job)',
    ExpressionAttributeValues: { ':user': userId, ':job': jobId, ':end': seconds(end), ':now': seconds(now) },
  },
})

/**
 * The candidate's choice: the application gets the date, with the letter about it, and the slot before is free. The first step fails
 * where the application has changed since it was read, one of the next where another candidate has the slot.
 */
export function choiceSteps(
  tables: ApplicationTables,
  application: StoredApplication,
  interview: TeamInterview,
  { now, random }: { now: Date; random: Random },
): { steps: Step[]; slotSteps: number } {
  const { userId, jobId, interviewers } = application
  const slotHolds = slotIdsOf(application, interview.at)
  const calendar = calendarAfter(application.calendar, interview, now)
  const letter = letterDueUpdate({ kind: 'status', status: 'interview_pending', isChoice: true }, now)
  const { set, names, values } = setOf({
    interviewDate: interview.at,
    interviewPlace: interview.place,
    interviewMinutes: interview.minutes,
    answer: { kind: 'coming', words: null, at: now.toISOString() },
    calendar,
    slotHolds,
    updatedAt: now.toISOString(),
  })
  const update: Step = {
    Update: {
      TableName: tables.applications,
      Key: { userId, jobId },
      UpdateExpression: `SET ${set}, ${letter.set} REMOVE ${letter.remove}`,
      ConditionExpression: '#status = :status AND #updatedAt = :read AND #interviewDate = :before',
      ExpressionAttributeNames: { ...names, ...letter.names, '#status': 'status' },
      ExpressionAttributeValues: {
        ...values,
        ...letter.values,
        ':status': 'interview_pending',
        ':read': application.updatedAt,
        ':before': application.interviewDate,
      },
    },
  }
  const end = teamInterviewEnd(interview)
  const change = { before: application, after: { calendar, interviewers, slotHolds } }
  return {
    slotSteps: slotHolds.length,
    steps: [
      update,
      ...slotHolds.map((id) => slotTaken(tables.guards, application, { id, end, now })),
      ...interviewChangeSteps(tables, change, { now, random }),
      eventStep(tables.events, { kind: 'answers', jobId }, { now, random }),
    ],
  }
}
