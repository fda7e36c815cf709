import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import type { ApplicationStatus } from '#shared/domain/application.ts'
import type { Random } from '../ports.ts'
import { countDown, countUp } from './application-count.ts'
import { letterDue } from './application-outbox.ts'
import type { StoredApplication } from './stored-application.ts'
import type { StoredSession } from './stored-session.ts'
import type { Step } from './transaction.ts'

export type ApplicationTables = { applications: string; sessions: string; jobs: string }

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

/** Deletes the application, its count and its sessions, none of which may be completed. */
export const withdrawalSteps = (
  tables: ApplicationTables,
  { application, sessions }: { application: StoredApplication; sessions: readonly StoredSession[] },
  random: Random,
): Step[] => [
  {
    Delete: {
      TableName: tables.applications,
      Key: { userId: application.userId, jobId: application.jobId },
      ConditionExpression: '#status = :status AND sessionId = :session',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':status': application.status, ':session': application.sessionId },
    },
  },
  countDown({ table: tables.jobs, jobId: application.jobId, random }),
  ...sessions.map(({ userId, id }): Step => ({
    Delete: {
      TableName: tables.sessions,
      Key: { userId, id },
      ConditionExpression: '#status <> :completed',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':completed': 'completed' },
    },
  })),
]

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
