import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { firstStage } from '#shared/company-hiring.ts'
import type { ApplicationStatus } from '#shared/application/application-status.ts'
import type { Screening } from '#shared/application/screening.ts'
import type { InvitationAnswer } from '#shared/application/invitation.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { keepAttempts } from './attempts.ts'
import { countDown, countUp } from '#functions/position/rows/application-count.ts'
import { eventStep } from '#functions/platform/staff/staff-events.ts'
import { calendarAfter } from './calendar-entry.ts'
import { interviewChangeSteps } from './interview-change.ts'
import { letterDue, letterDueUpdate, type Letter } from './application-outbox.ts'
import { sessionRemovalSteps } from '../session/session-removal.ts'
import { jobAndStatusOf, stageGroupOf, type StoredApplication } from './stored-application.ts'
import type { StoredSession } from '../session/stored-session.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

export type ApplicationTables = {
  applications: string
  sessions: string
  jobs: string
  guards: string
  removals: string
  events: string
  staff: string
}

export type ApplicationKey = Pick<StoredApplication, 'userId' | 'jobId'>

export type StatusChange = { from: ApplicationStatus; to: ApplicationStatus }

const newSession = (tables: ApplicationTables, session: StoredSession): Step => ({
  Put: {
    TableName: tables.sessions,
    Item: session,
    ConditionExpression: 'attribute_not_exists(id)',
  },
})

/** A new application has a status that this version knows. */
export type NewApplication = StoredApplication & { status: ApplicationStatus }

/** An application with its session and its count. The first step fails where the application exists. */
export const creationSteps = (
  tables: ApplicationTables,
  { application, session }: { application: NewApplication; session: StoredSession },
  random: Random,
): Step[] => [
  {
    Put: {
      TableName: tables.applications,
      Item: {
        ...application,
        jobAndStatus: jobAndStatusOf(application.jobId, application.status),
        stageGroup: stageGroupOf(application.jobId, firstStage),
        ...letterDue({ kind: 'received' }, new Date(application.appliedAt)),
      },
      ConditionExpression: 'attribute_not_exists(userId)',
    },
  },
  newSession(tables, session),
  countUp({ table: tables.jobs, jobId: application.jobId, random }),
  eventStep(
    tables.events,
    { kind: 'applications', jobId: application.jobId },
    { now: new Date(application.appliedAt), random },
  ),
]

export const anotherSessionSteps = (
  tables: ApplicationTables,
  { application, session }: { application: StoredApplication; session: StoredSession },
): Step[] => [
  {
    Update: {
      TableName: tables.applications,
      Key: { userId: application.userId, jobId: application.jobId },
      UpdateExpression: 'SET sessionId = :session, updatedAt = :now',
      ConditionExpression: 'sessionId = :before AND #status = :status',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':session': session.id,
        ':before': application.sessionId,
        ':status': application.status,
        ':now': session.createdAt,
      },
    },
  },
  newSession(tables, session),
]

const anotherInterview: Letter = { kind: 'another_interview' }

/**
 * Returns an application to its candidate, who takes another interview after one that was completed. It does not count as a further
 * attempt. Fails where a recruiter has decided meanwhile.
 */
export const interviewAgainSteps = (
  tables: ApplicationTables,
  { application, session }: { application: StoredApplication; session: StoredSession },
): Step[] => {
  const { set, names, values, remove } = letterDueUpdate(anotherInterview, new Date(session.createdAt))
  return [
    {
      Update: {
        TableName: tables.applications,
        Key: { userId: application.userId, jobId: application.jobId },
        UpdateExpression: `SET sessionId = :session, #status = :to, jobAndStatus = :listed, interviewDate = :none, updatedAt = :now, ${set} REMOVE ${remove} ADD interviewsStarted :less`,
        ConditionExpression: 'sessionId = :before AND #status = :from AND attribute_not_exists(decision)',
        ExpressionAttributeNames: { ...names, '#status': 'status' },
        ExpressionAttributeValues: {
          ...values,
          ':session': session.id,
          ':before': application.sessionId,
          ':from': 'human_pending',
          ':to': 'ai_pending',
          ':listed': jobAndStatusOf(application.jobId, 'ai_pending'),
          ':none': null,
          ':less': -1,
          ':now': session.createdAt,
        },
      },
    },
    newSession(tables, session),
  ]
}

export const statusUpdate = (
  tables: ApplicationTables,
  { userId, jobId }: ApplicationKey,
  { from, to }: StatusChange,
  now: Date,
): UpdateCommandInput => ({
  TableName: tables.applications,
  Key: { userId, jobId },
  UpdateExpression: 'SET #status = :to, jobAndStatus = :listed, updatedAt = :now',
  ConditionExpression: '#status = :from',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: {
    ':from': from,
    ':to': to,
    ':listed': jobAndStatusOf(jobId, to),
    ':now': now.toISOString(),
  },
})

export function attemptGivenBack(
  tables: ApplicationTables,
  { userId, jobId }: ApplicationKey,
  now: Date,
): Step {
  const { set, names, values, remove } = letterDueUpdate(anotherInterview, now)
  return {
    Update: {
      TableName: tables.applications,
      Key: { userId, jobId },
      UpdateExpression: `SET ${set} REMOVE ${remove} ADD interviewsStarted :less`,
      ConditionExpression: 'interviewsStarted > :none AND attribute_not_exists(decision)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ':less': -1, ':none': 0 },
    },
  }
}

/** Keeps what a candidate answers to an invitation. Fails where another one has taken effect since. */
export const answerSteps = (
  tables: ApplicationTables,
  { userId, jobId, status, interviewDate }: StoredApplication,
  answer: InvitationAnswer,
  random: Random,
): Step[] => [
  {
    Update: {
      TableName: tables.applications,
      Key: { userId, jobId },
      UpdateExpression: 'SET answer = :answer',
      ConditionExpression: '#status = :status AND interviewDate = :date',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':answer': answer, ':status': status, ':date': interviewDate },
    },
  },
  eventStep(tables.events, { kind: 'answers', jobId }, { now: new Date(answer.at), random }),
]

/** Frees the slot of an application that ends, and cancels the interview in the calendars of the staff. */
const interviewEndSteps = (
  tables: ApplicationTables,
  application: StoredApplication,
  { random, now }: { random: Random; now: Date },
): Step[] => {
  const after = { calendar: calendarAfter(application.calendar, null, now) }
  return interviewChangeSteps(tables, { before: application, after }, { random, now })
}

/** Keeps what a candidate answers before the interview. Fails where it is answered, or the application is another one, by now. */
export const screeningUpdate = (
  tables: ApplicationTables,
  { userId, jobId, appliedAt }: StoredApplication,
  screening: Screening,
): UpdateCommandInput => ({
  TableName: tables.applications,
  Key: { userId, jobId },
  UpdateExpression: 'SET screening = :screening',
  ConditionExpression: 'appliedAt = :applied AND screening.answeredAt = :none',
  ExpressionAttributeValues: { ':screening': screening, ':applied': appliedAt, ':none': null },
})

type Withdrawn = { application: StoredApplication; session: StoredSession | undefined }

/**
 * Deletes the application, its count and its latest session. The attempts stay counted. The earlier
 * sessions follow, one after another: they change no more, and a transaction takes a hundred steps.
 */
export const withdrawalSteps = (
  tables: ApplicationTables,
  { application, session }: Withdrawn,
  { random, now }: { random: Random; now: Date },
): Step[] => [
  {
    Delete: {
      TableName: tables.applications,
      Key: { userId: application.userId, jobId: application.jobId },
      // With another date, other rows keep the chosen time.
      ConditionExpression: `#status = :status AND sessionId = :session AND interviewsStarted = :started${application.slots === undefined ? '' : ' AND interviewDate = :date'}`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ...(application.slots === undefined ? {} : { ':date': application.interviewDate }),
        ':status': application.status,
        ':session': application.sessionId,
        ':started': application.interviewsStarted,
      },
    },
  },
  countDown({ table: tables.jobs, jobId: application.jobId, random }),
  ...(application.interviewsStarted === 0
    ? []
    : [keepAttempts(tables.guards, application, application.interviewsStarted, now)]),
  ...(session === undefined ? [] : sessionRemovalSteps(tables, session, now)),
  ...interviewEndSteps(tables, application, { random, now }),
  eventStep(tables.events, { kind: 'withdrawals', jobId: application.jobId }, { now, random }),
]

/** Deletes an application of a deleted account, and its count. */
export const removalSteps = (
  tables: ApplicationTables,
  application: StoredApplication,
  { random, now }: { random: Random; now: Date },
): Step[] => [
  {
    Delete: {
      TableName: tables.applications,
      Key: { userId: application.userId, jobId: application.jobId },
      // Of two concurrent deletions, one lowers the count.
      ConditionExpression: 'attribute_exists(userId)',
    },
  },
  countDown({ table: tables.jobs, jobId: application.jobId, random }),
  ...interviewEndSteps(tables, application, { random, now }),
]

/** The same for one that came back with a backup, unless its candidate has applied again. */
export const returnedSteps = (
  tables: ApplicationTables,
  { userId, jobId, sessionId }: ApplicationKey & { sessionId: string },
  random: Random,
): Step[] => [
  {
    Delete: {
      TableName: tables.applications,
      Key: { userId, jobId },
      ConditionExpression: 'sessionId = :session',
      ExpressionAttributeValues: { ':session': sessionId },
    },
  },
  countDown({ table: tables.jobs, jobId, random }),
]
