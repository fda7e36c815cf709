import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import { lastCallOf } from '#shared/application/session/room.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { updatedRow, updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { partCount } from './part-count.ts'
import {
  abandonmentSteps,
  completionSteps,
  retakeSteps,
  startSteps,
  takeover,
  type Abandonment,
  type AgreedText,
  type Interview,
  type InterviewEnd,
  type RoomTables,
  type StartedBy,
} from './room-steps.ts'
import {
  filesDue,
  sessionChange,
  sessionEnd,
  type SessionChange,
} from '#functions/application/session/session-change.ts'
import { storedSession, type StoredSession } from '#functions/application/session/stored-session.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'

type Opened = StoredSession & { roomCreatedAt: string }

const extension = (table: string, session: Opened, timeFactor: TimeFactor): SessionChange => {
  const due = filesDue(lastCallOf({ roomCreatedAt: session.roomCreatedAt, timeFactor }))
  return sessionChange(table, session, { timeFactor, ...due }, { remove: 'leasedUntil' })
}

/** What changes an interview's session. Each write is refused when the session has changed since it was read. */
export function createRooms(dynamo: Dynamo, tables: RoomTables, random: Random) {
  const change = async ({ Update }: SessionChange): Promise<StoredSession | undefined> => {
    const row = await updatedRow(dynamo, Update)
    return row === undefined ? undefined : storedSession.parse(row)
  }

  /** False when one of the rows has changed. */
  const write = async (steps: Step[]): Promise<boolean> => (await writeTogether(dynamo, steps, random)).done

  return {
    /** Opens the room, or another one in place of one whose interview was not started in time. */
    open(
      session: StoredSession,
      { folder, isTest, timeFactor }: { folder: string; isTest: boolean; timeFactor: TimeFactor },
      now: Date,
    ): Promise<StoredSession | undefined> {
      const roomCreatedAt = now.toISOString()
      const due = filesDue(lastCallOf({ roomCreatedAt, timeFactor }))
      const attributes = { roomCreatedAt, folder: session.folder ?? folder, isTest, timeFactor, ...due }
      return change(sessionChange(tables.sessions, session, attributes, { remove: 'leasedUntil' }))
    },

    /** Gives a running interview more time, after which its files are written later. */
    extend: (session: Opened, timeFactor: TimeFactor): Promise<StoredSession | undefined> =>
      change(extension(tables.sessions, session, timeFactor)),

    /** Starts the interview, which counts as one of the candidate's attempts. */
    start: (session: StoredSession, by: StartedBy & { consent: AgreedText }, now: Date) =>
      write(startSteps(tables, session, by, now)),

    /** Lets another page continue the interview, which counts as no attempt; false where one has done so meanwhile. */
    goOn: (session: StoredSession, by: StartedBy, now: Date): Promise<boolean> =>
      updateIf(dynamo, takeover(tables.sessions, session, by, now)),

    /** Counts a part of the recording before it is uploaded; false where the session may store no more. */
    countPart: (
      session: Pick<StoredSession, 'userId' | 'id' | 'timeFactor'>,
      part: { bytes: number; now: Date },
    ): Promise<boolean> => updateIf(dynamo, partCount(tables.sessions, session, part)),

    /** Completes the interview together with its application, which moves on to the recruiters. */
    complete: (interview: Interview, end: InterviewEnd, now: Date) =>
      write(completionSteps(tables, interview, end, { now, random })),

    async cancel(session: StoredSession, now: Date): Promise<boolean> {
      const attributes = { status: 'cancelled', finished_at: now.toISOString() }
      return (await change(sessionEnd(tables.sessions, session, attributes, now))) !== undefined
    },

    /** Ends a session whose room has expired. The function that writes its files calls it and holds their lease. */
    abandon: (session: StoredSession, abandonment: Abandonment, now: Date): Promise<boolean> =>
      write(abandonmentSteps(tables, session, abandonment, now)),

    /** Writes another session of the application and ends the one before it, if that has not ended. */
    retake: (interview: Interview, next: StoredSession, now: Date) =>
      write(retakeSteps(tables, interview, next, now)),
  }
}
