import { dueNow } from '#functions/platform/outbox/outbox-row.ts'
import { interviewExpiry } from './interview-expiry.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import type { StoredSession } from './stored-session.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

type Attributes = Readonly<Record<string, unknown>>

export type SessionChange = { Update: NonNullable<Step['Update']> }

/** The attributes that let the files of the interview be written, or written again, by then. */
export const filesDue = (at: Date) => ({ ...dueNow(at), areTextsWritten: false, attemptsAtLastLook: 0 })

/** Sets attributes of a session; refused when the session has changed since it was read. */
export function sessionChange(
  table: string,
  session: StoredSession,
  attributes: Attributes,
  { remove }: { remove?: string } = {},
): SessionChange {
  const { set, names, values } = setOf(attributes)
  return {
    Update: {
      TableName: table,
      Key: { userId: session.userId, id: session.id },
      UpdateExpression: `SET ${set}${remove === undefined ? '' : ` REMOVE ${remove}`}`,
      ConditionExpression: '#status = :before AND #roomCreatedAt = :roomBefore',
      ExpressionAttributeNames: { ...names, '#status': 'status', '#roomCreatedAt': 'roomCreatedAt' },
      ExpressionAttributeValues: {
        ...values,
        ':before': session.status,
        ':roomBefore': session.roomCreatedAt,
      },
    },
  }
}

/** The end of a session, after which its files are written. */
export const sessionEnd = (
  table: string,
  session: StoredSession,
  attributes: Attributes,
  now: Date,
): SessionChange =>
  sessionChange(
    table,
    session,
    {
      ...attributes,
      expiresAt: interviewExpiry(now),
      ...(session.folder === undefined ? {} : filesDue(now)),
    },
    { remove: 'leasedUntil' },
  )

/** What the end of a session wrote, and the schedule that writes files. */
const writtenByTheEnd =
  'outbox, dueAt, leasedUntil, attempts, requestId, attemptsAtLastLook, areTextsWritten, recordingFailure, expiresAt'

/** Puts a session that ended without a start back to before its room; refused when it has changed since it was read. */
export const reopening = (table: string, session: StoredSession): SessionChange =>
  sessionChange(
    table,
    session,
    { status: 'scheduled', roomCreatedAt: null, finished_at: null },
    { remove: writtenByTheEnd },
  )
