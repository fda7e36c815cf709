import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Transcript } from '#shared/domain/transcript.ts'
import { lastCallOf } from '#shared/domain/room.ts'
import { dueNow } from '../outbox/outbox-row.ts'
import type { Random } from '../ports.ts'
import { unlessConditionFails } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { interviewExpiry } from './interview-expiry.ts'
import type { StoredApplication } from './stored-application.ts'
import { storedSession, type StoredSession } from './stored-session.ts'
import { writeTogether, type Step } from './transaction.ts'
import { finalTranscript } from './transcripts.ts'

type RoomTables = { sessions: string; applications: string }

export type Rooms = ReturnType<typeof createRooms>

/** The attributes that let the files of the interview be written by then. */
const filesDue = (at: Date) => dueNow(at)

const setOf = (attributes: Readonly<Record<string, unknown>>) => {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return {
    set: given.map(([name]) => `#${name} = :${name}`).join(', '),
    names: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
  }
}

/** What changes an interview's session. Each write is refused when the session has changed since it was read. */
export function createRooms(dynamo: Dynamo, tables: RoomTables, random: Random) {
  const changeOf = (
    session: StoredSession,
    attributes: Readonly<Record<string, unknown>>,
    { remove }: { remove?: string } = {},
  ): { Update: NonNullable<Step['Update']> } => {
    const { set, names, values } = setOf(attributes)
    return {
      Update: {
        TableName: tables.sessions,
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
  const endOf = (session: StoredSession, attributes: Readonly<Record<string, unknown>>, now: Date) =>
    changeOf(
      session,
      {
        ...attributes,
        expiresAt: interviewExpiry(now),
        ...(session.folder === undefined ? {} : filesDue(now)),
      },
      { remove: 'leasedUntil' },
    )

  const change = async (step: { Update: NonNullable<Step['Update']> }): Promise<StoredSession | undefined> =>
    unlessConditionFails(async () => {
      const { Attributes } = await dynamo.send(new UpdateCommand({ ...step.Update, ReturnValues: 'ALL_NEW' }))
      return storedSession.parse(Attributes)
    })

  const applicationOf = (
    { userId, jobId, id }: StoredSession,
    { set, values, names = {} }: { set: string; values: object; names?: Record<string, string> },
    condition = 'sessionId = :session',
  ): Step => ({
    Update: {
      TableName: tables.applications,
      Key: { userId, jobId },
      UpdateExpression: set,
      ConditionExpression: condition,
      ...(Object.keys(names).length === 0 ? {} : { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: { ...values, ':session': id },
    },
  })

  return {
    /** Opens the room, or another one in place of one that nobody started in time. */
    open: (
      session: StoredSession,
      { folder, isTest }: { folder: string; isTest: boolean },
      now: Date,
    ): Promise<StoredSession | undefined> => {
      const roomCreatedAt = now.toISOString()
      return change(
        changeOf(
          session,
          {
            roomCreatedAt,
            folder: session.folder ?? folder,
            isTest,
            ...filesDue(lastCallOf(roomCreatedAt)),
          },
          { remove: 'leasedUntil' },
        ),
      )
    },

    /** Starts the interview, which counts as one of the candidate's attempts; false when either row has changed. */
    async start(
      session: StoredSession,
      { callId, consentText }: { callId: string; consentText: string },
      now: Date,
    ): Promise<boolean> {
      const at = now.toISOString()
      const { done } = await writeTogether(
        dynamo,
        [
          changeOf(session, {
            status: 'in_progress',
            started_at: at,
            callId,
            consent: { text: consentText, at },
          }),
          applicationOf(session, {
            set: 'SET updatedAt = :now ADD interviewsStarted :one',
            values: { ':now': at, ':one': 1 },
          }),
        ],
        random,
      )
      return done
    },

    /** Completes the interview together with its application, which moves on to the recruiters. */
    async complete(
      { session, application }: { session: StoredSession; application: StoredApplication },
      end: {
        transcript: Transcript
        recordedParts: readonly number[] | undefined
        segmentStarts: readonly number[] | undefined
        cloudRecordings: number | undefined
      },
      now: Date,
    ): Promise<boolean> {
      const at = now.toISOString()
      const { recordedParts, segmentStarts, cloudRecordings } = end
      const recorded = { recordedParts, segmentStarts, cloudRecordings }
      const { done } = await writeTogether(
        dynamo,
        [
          endOf(session, { status: 'completed', finished_at: at, ...recorded }, now),
          applicationOf(
            session,
            {
              set: 'SET #status = :status, interviewDate = :date, updatedAt = :now',
              names: { '#status': 'status' },
              values: {
                // A recruiter may have rejected the application during the interview.
                ':status': application.status === 'ai_pending' ? 'human_pending' : application.status,
                ':date': session.started_at ?? at,
                ':now': at,
                ':statusBefore': application.status,
              },
            },
            'sessionId = :session AND #status = :statusBefore',
          ),
          // A page that lost its transcript does not erase the checkpoint.
          ...(end.transcript.length === 0
            ? []
            : [finalTranscript(tables.sessions, session.id, { entries: end.transcript, now })]),
        ],
        random,
      )
      return done
    },

    cancel: async (session: StoredSession, now: Date): Promise<boolean> =>
      (await change(endOf(session, { status: 'cancelled', finished_at: now.toISOString() }, now))) !==
      undefined,

    /** Ends a session whose room has expired. The function that writes its files calls it and holds their lease. */
    abandon: (session: StoredSession, now: Date): Promise<StoredSession | undefined> =>
      change(changeOf(session, { status: 'abandoned', expiresAt: interviewExpiry(now) })),

    /** Writes another session of the application and ends the one before it, if that has not ended. */
    async retake(
      { session, application }: { session: StoredSession; application: StoredApplication },
      next: StoredSession,
      now: Date,
    ): Promise<boolean> {
      const isOpen = session.status === 'scheduled' || session.status === 'in_progress'
      const { done } = await writeTogether(
        dynamo,
        [
          {
            Put: {
              TableName: tables.sessions,
              Item: next,
              ConditionExpression: 'attribute_not_exists(id)',
            },
          },
          applicationOf(
            session,
            {
              set: 'SET sessionId = :next, updatedAt = :now',
              names: { '#status': 'status' },
              values: { ':next': next.id, ':now': now.toISOString(), ':statusBefore': application.status },
            },
            'sessionId = :session AND #status = :statusBefore',
          ),
          ...(isOpen ? [endOf(session, { status: 'abandoned' }, now)] : []),
        ],
        random,
      )
      return done
    },
  }
}
