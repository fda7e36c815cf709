import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import type { ApplicationStatus } from '#shared/domain/application.ts'
import type { Random } from '../ports.ts'
import { keepAttempts } from './attempts.ts'
import { countDown, countUp } from './application-count.ts'
import { letterDue } from './application-outbox.ts'
import { callAsRead, callEndSteps } from './call-ends.ts'
import type { StoredApplication } from './stored-application.ts'
import type { StoredSession } from './stored-session.ts'
import type { Step } from './transaction.ts'

export type ApplicationTables = { applications: string; sessions: string; jobs: string; guards: string }

export type ApplicationKey = Pick<StoredApplication, 'userId' | 'jobId'>

export type StatusChange = { from: ApplicationStatus; to: ApplicationStatus }

const newSession = (tables: ApplicationTables, session: StoredSession): Step => ({
  Put: {
    TableName: tables.sessions,
    Item: session,
    ConditionExpression: 'attribute_not_exists(id)',
  },
})

/** An application with its session and its count. The first step fails where the application exists. */
export const creationSteps = (
  tables: ApplicationTables,
  { application, session }: { application: StoredApplication; session: StoredSession },
  random: Random,
): Step[] => [
  {
    Put: {
      TableName: tables.applications,
      Item: { ...application, ...letterDue({ kind: 'received' }, new Date(application.appliedAt)) },
      ConditionExpression: 'attribute_not_exists(userId)',
    },
  },
  newSession(tables, session),
  countUp({ table: tables.jobs, jobId: application.jobId, random }),
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

export const statusUpdate = (
  tables: ApplicationTables,
  { userId, jobId }: ApplicationKey,
  { from, to }: StatusChange,
  now: Date,
): UpdateCommandInput => ({
  TableName: tables.applications,
  Key: { userId, jobId },
  UpdateExpression: 'SET #status = :to, updatedAt = :now',
  ConditionExpression: '#status = :from',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':from': from, ':to': to, ':now': now.toISOString() },
})

export const attemptGivenBack = (
  tables: ApplicationTables,
  { userId, jobId }: ApplicationKey,
): UpdateCommandInput => ({
  TableName: tables.applications,
  Key: { userId, jobId },
  UpdateExpression: 'ADD interviewsStarted :less',
  ConditionExpression: 'interviewsStarted > :none',
  ExpressionAttributeValues: { ':less': -1, ':none': 0 },
})

type Withdrawn = { application: StoredApplication; sessions: readonly StoredSession[] }

/** Deletes the application, its count and its sessions, none of which may be completed. The attempts stay counted. */
export const withdrawalSteps = (
  tables: ApplicationTables,
  { application, sessions }: Withdrawn,
  { random, now }: { random: Random; now: Date },
): Step[] => [
  {
    Delete: {
      TableName: tables.applications,
      Key: { userId: application.userId, jobId: application.jobId },
      ConditionExpression: '#status = :status AND sessionId = :session AND interviewsStarted = :started',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
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
  ...sessions.flatMap((session) => [
    sessionRemoval(tables, session),
    ...callEndSteps(tables.sessions, session, now),
  ]),
]

function sessionRemoval(tables: ApplicationTables, session: StoredSession): Step {
  const { condition, names, values } = callAsRead(session)
  return {
    Delete: {
      TableName: tables.sessions,
      Key: { userId: session.userId, id: session.id },
      ConditionExpression: `#status <> :completed AND ${condition}`,
      ExpressionAttributeNames: { '#status': 'status', ...names },
      ExpressionAttributeValues: { ':completed': 'completed', ...values },
    },
  }
}

/** Deletes an application of a deleted account, and its count. */
export const removalSteps = (
  tables: ApplicationTables,
  { userId, jobId }: ApplicationKey,
  random: Random,
): Step[] => [
  {
    Delete: {
      TableName: tables.applications,
      Key: { userId, jobId },
      // Of two deletions at once, one counts.
      ConditionExpression: 'attribute_exists(userId)',
    },
  },
  countDown({ table: tables.jobs, jobId, random }),
]
