import { maxInterviews, waivesInterview } from '#shared/application/application-status.ts'
import type { Decision } from '#shared/application/decision.ts'
import { letterDueUpdate } from './application-outbox.ts'
import { questionKeys } from './questions.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import {
  jobAndStatusOf,
  rejectionGroupOf,
  type CalendarEntry,
  type StoredApplication,
} from './stored-application.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

/** Also a step of a transaction. */
type Update = NonNullable<Step['Update']>

/** An application with a decision that has not taken effect, as it was read. */
export type WithDecision = StoredApplication & { decision: NonNullable<StoredApplication['decision']> }

/** `decisionState` and `decisionDueAt` are the key of the index that the schedule reads. */
const decisionAttributes = '#decision, decisionState, decisionDueAt'

const rowOf = (table: string, { userId, jobId }: StoredApplication) => ({
  TableName: table,
  Key: { userId, jobId },
})

/** The partition of the decisions that take effect, or of those that wait for a member's agreement. */
export const decisionStateOf = (awaits: { id: string } | undefined): string =>
  awaits === undefined ? 'pending' : `proposed#${awaits.id}`

/** Writes a decision, which replaces the one before it. Refused when status or decision have changed since. */
export function decisionUpdate(
  table: string,
  application: StoredApplication,
  decision: WithDecision['decision'],
): Update {
  const { set, names, values } = setOf({
    decision,
    decisionState: decisionStateOf(decision.awaits),
    decisionDueAt: decision.dueAt,
  })
  const before = application.decision
  return {
    ...rowOf(table, application),
    UpdateExpression: `SET ${set}`,
    ConditionExpression: `#status = :status AND ${before === undefined ? 'attribute_not_exists(#decision)' : '#decision.#id = :before'}`,
    ExpressionAttributeNames: {
      ...names,
      '#status': 'status',
      ...(before === undefined ? {} : { '#id': 'id' }),
    },
    ExpressionAttributeValues: {
      ...values,
      ':status': application.status,
      ...(before === undefined ? {} : { ':before': before.id }),
    },
  }
}

const itsDecision = { '#decision': 'decision', '#id': 'id' } as const

/** Removes a decision. Refused when it is another one, or has taken effect. `declined`: why a member said no to it. */
export const recallUpdate = (
  table: string,
  application: WithDecision,
  declined?: StoredApplication['declined'],
): Update => ({
  ...rowOf(table, application),
  UpdateExpression: `${declined === undefined ? '' : 'SET declined = :declined '}REMOVE ${decisionAttributes}`,
  ConditionExpression: '#decision.#id = :decision',
  ExpressionAttributeNames: itsDecision,
  ExpressionAttributeValues: {
    ':decision': application.decision.id,
    ...(declined === undefined ? {} : { ':declined': declined }),
  },
})

export type Effect = {
  decision: Decision
  calendar: CalendarEntry | undefined
  /** The slots that stay the candidate's. */
  slotHolds: string[] | undefined
}

/** The team's reasons, with the act that gave them. */
function reasonsOf({ status: from, jobId, decision: { id: act } }: WithDecision, decision: Decision) {
  const { status, waiverReason, rejection } = decision
  return {
    // The candidate can have completed the interview since the decision.
    ...(waiverReason !== undefined && waivesInterview(from, status)
      ? { waiver: { reason: waiverReason, act } }
      : {}),
    ...(rejection === undefined
      ? {}
      : { rejection: { ...rejection, act }, rejectionGroup: rejectionGroupOf(jobId, rejection.reason) }),
  }
}

const absentIn = (attributes: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [name] : []))

/** The letter about a decision, unless the recruiter left it out. */
const letterOf = (
  { status, words, letter }: Decision,
  { waiver }: ReturnType<typeof reasonsOf>,
  now: Date,
): ReturnType<typeof letterDueUpdate> | undefined =>
  letter === 'none'
    ? undefined
    : letterDueUpdate(
        {
          kind: 'status',
          status,
          ...(words === undefined ? {} : { words }),
          ...(waiver === undefined ? {} : { waivesInterview: true }),
        },
        now,
      )

/**
 * Sets the status and the interview that were decided, and makes the letter due, in one write, so that none is stored without the
 * others. Refused when the status or the decision have changed since.
 */
export function effectUpdate(
  table: string,
  application: WithDecision,
  { decision, calendar, slotHolds }: Effect,
  now: Date,
): Update {
  const { status, teamInterview, interviewNote } = decision
  const reasons = reasonsOf(application, decision)
  const letter = letterOf(decision, reasons, now)
  const removed = [
    ...(letter === undefined ? [] : [letter.remove]),
    decisionAttributes,
    'answer',
    ...absentIn({ slots: decision.slots, interviewers: decision.interviewers, slotHolds }),
    ...(reasons.rejection === undefined ? ['rejectionGroup'] : []),
    // What the candidate asked needs no answer any more.
    ...(status === 'rejected' ? [questionKeys] : []),
  ]
  const { set, names, values } = setOf({
    status,
    jobAndStatus: jobAndStatusOf(application.jobId, status),
    updatedAt: now.toISOString(),
    calendar,
    // A reopened application can be interviewed, also where every attempt was used.
    ...(status === 'ai_pending'
      ? { interviewsStarted: Math.min(application.interviewsStarted, maxInterviews - 1) }
      : {}),
    interviewNote,
    slots: decision.slots,
    interviewers: decision.interviewers,
    slotHolds,
    ...reasons,
    // With any other status the row keeps when the last interview was.
    ...(status === 'interview_pending'
      ? {
          interviewDate: teamInterview?.at ?? null,
          interviewPlace: teamInterview?.place ?? null,
          interviewMinutes: teamInterview?.minutes ?? null,
        }
      : {}),
  })
  return {
    ...rowOf(table, application),
    UpdateExpression: `SET ${letter === undefined ? set : `${set}, ${letter.set}`} REMOVE ${removed.join(', ')}`,
    // An interview that has begun since the application was read counts as started.
    // With another date, the candidate has chosen a time since.
    ConditionExpression: `#status = :from AND #decision.#id = :decision AND interviewsStarted = :started${application.slots === undefined ? '' : ' AND interviewDate = :dateBefore'}`,
    ExpressionAttributeNames: { ...names, ...letter?.names, ...itsDecision },
    ExpressionAttributeValues: {
      ...values,
      ...letter?.values,
      ':from': application.status,
      ':started': application.interviewsStarted,
      ...(application.slots === undefined ? {} : { ':dateBefore': application.interviewDate }),
      ':decision': application.decision.id,
    },
  }
}
