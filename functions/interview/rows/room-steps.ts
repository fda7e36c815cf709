import type { ApplicationStatus } from '#shared/application/application-status.ts'
import { candidateQuestionsIn } from '#shared/interview/asked-questions.ts'
import type { NoticeKind } from '#shared/platform/notices.ts'
import type { RecorderTimes } from '#shared/application/session/recording.ts'
import type { Transcript } from '#shared/interview/transcript.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { letterDueUpdate } from '#functions/application/rows/application-outbox.ts'
import { askedUpdate } from '#functions/application/rows/questions.ts'
import { eventStep } from '#functions/platform/staff/staff-events.ts'
import { interviewExpiry } from '#functions/application/session/interview-expiry.ts'
import { sessionChange, sessionEnd } from '#functions/application/session/session-change.ts'
import { jobAndStatusOf, type StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { finalTranscript } from './transcripts.ts'

export type RoomTables = { sessions: string; applications: string; events: string }

/** An interview and the application that it belongs to, both as they were read. */
export type Interview = { session: StoredSession; application: StoredApplication }

/** A text of the product, with its version. */
export type AgreedText = { text: string; version: string }

/** What the finish stores of an interview. */
export type InterviewEnd = {
  transcript: Transcript
  recordedParts?: readonly number[] | undefined
  segmentStarts?: readonly number[] | undefined
  recorderTimes?: readonly RecorderTimes[] | undefined
  cloudRecordings?: number | undefined
  stoppedForWellbeing?: true | undefined
  /** The candidate has withdrawn the consent: recording and transcript are deleted next, and another letter says so. */
  isDeleted?: true | undefined
}

/** The page that starts or continues an interview. */
export type StartedBy = { callId: string; device: string | undefined }

const pageOf = ({ device }: StartedBy, now: Date) => ({
  at: now.toISOString(),
  ...(device === undefined ? {} : { device }),
})

/** The start of an interview, which counts as one of the candidate's attempts. */
export function startSteps(
  tables: RoomTables,
  session: StoredSession,
  { consent, ...by }: StartedBy & { consent: AgreedText },
  now: Date,
): Step[] {
  const at = now.toISOString()
  return [
    sessionChange(tables.sessions, session, {
      status: 'in_progress',
      started_at: at,
      callId: by.callId,
      pages: [pageOf(by, now)],
      consent: { ...consent, at },
    }),
    {
      Update: {
        ...applicationKey(tables, session),
        UpdateExpression: 'SET updatedAt = :now ADD interviewsStarted :one',
        ConditionExpression: 'sessionId = :session AND attribute_not_exists(waiver)',
        ExpressionAttributeValues: { ':session': session.id, ':now': at, ':one': 1 },
      },
    },
  ]
}

/** Another page continues the interview, unless a third one has done so since the session was read. */
export function takeover(table: string, session: StoredSession, by: StartedBy, now: Date) {
  const { pages = [{ at: session.started_at ?? now.toISOString() }], callId } = session
  const { Update } = sessionChange(table, session, { callId: by.callId, pages: [...pages, pageOf(by, now)] })
  return {
    ...Update,
    ConditionExpression: `${Update.ConditionExpression} AND callId = :callBefore`,
    ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':callBefore': callId },
  }
}

const completedStatus = 'human_pending' satisfies ApplicationStatus

/** The end of an interview, with which its application moves on to the recruiters. */
export function completionSteps(
  tables: RoomTables,
  { session, application }: Interview,
  { transcript, isDeleted, ...recorded }: InterviewEnd,
  { now, random }: { now: Date; random: Random },
): Step[] {
  const at = now.toISOString()
  const { stoppedForWellbeing } = recorded
  const kind = stoppedForWellbeing === true ? 'interview_stopped' : 'interview_arrived'
  // Set with the end, so that no file is written before the deletion.
  const removal = { recordingRemoval: { at, isErased: false, isEmailed: false } }
  const letter = isDeleted === true ? undefined : letterDueUpdate({ kind }, now)
  const isUnanswered = isDeleted !== true && stoppedForWellbeing !== true && application.status !== 'rejected'
  const questions = isUnanswered ? candidateQuestionsIn(transcript).length : 0
  return [
    sessionEnd(
      tables.sessions,
      session,
      { status: 'completed', finished_at: at, ...recorded, ...(isDeleted === true ? removal : {}) },
      now,
    ),
    applicationEnd(tables, { session, application }, { at, questions, letter }),
    // A page that lost its transcript does not erase the checkpoint.
    ...(transcript.length === 0
      ? []
      : [finalTranscript(tables.sessions, session.id, { entries: transcript, now })]),
    ...eventsOf(questions).map((event) =>
      eventStep(tables.events, { kind: event, jobId: application.jobId }, { now, random }),
    ),
  ]
}

type ApplicationEnd = {
  at: string
  questions: number
  letter: ReturnType<typeof letterDueUpdate> | undefined
}

/** A recruiter may have decided meanwhile; then the status stays, and with it the date of an interview with the team. */
function applicationEnd(
  tables: RoomTables,
  { session, application }: Interview,
  { at, questions, letter }: ApplicationEnd,
): Step {
  const { jobId, status } = application
  const asked = askedUpdate({ jobId, sessionId: session.id }, questions)
  const values = { ':now': at, ...asked.values }
  const dated = { ...values, ':date': session.started_at ?? at }
  const ended = (first: string, more: object, lettered?: typeof letter): Step =>
    applicationStep(
      tables,
      { session, application },
      updateOf([first, asked, lettered]),
      { ...more, ...lettered?.values },
      lettered?.names,
    )
  if (status === 'interview_pending') return ended('updatedAt = :now', values)
  if (status !== 'ai_pending') return ended('interviewDate = :date, updatedAt = :now', dated)
  return ended(
    '#status = :status, jobAndStatus = :listed, interviewDate = :date, updatedAt = :now',
    { ...dated, ':status': completedStatus, ':listed': jobAndStatusOf(jobId, completedStatus) },
    letter,
  )
}

/** A page that lost its transcript reports no questions. */
const eventsOf = (questions: number): NoticeKind[] =>
  questions === 0 ? ['interviews'] : ['interviews', 'questions']

type UpdateParts = { set: string | undefined; remove: string | undefined }

/** `SET … REMOVE …` of several parts; the first one sets only. */
function updateOf([first, ...others]: readonly [string, ...(UpdateParts | undefined)[]]): string {
  const joined = (part: keyof UpdateParts) => others.flatMap((each) => each?.[part] ?? [])
  const removed = joined('remove').join(', ')
  return `SET ${[first, ...joined('set')].join(', ')}${removed === '' ? '' : ` REMOVE ${removed}`}`
}

/** Another session of the application; the one before it ends, if it has not ended. */
export function retakeSteps(
  tables: RoomTables,
  { session, application }: Interview,
  next: StoredSession,
  now: Date,
): Step[] {
  const isOpen = session.status === 'scheduled' || session.status === 'in_progress'
  return [
    { Put: { TableName: tables.sessions, Item: next, ConditionExpression: 'attribute_not_exists(id)' } },
    applicationStep(tables, { session, application }, 'SET sessionId = :next, updatedAt = :now', {
      ':next': next.id,
      ':now': now.toISOString(),
    }),
    ...(isOpen ? [sessionEnd(tables.sessions, session, { status: 'abandoned' }, now)] : []),
  ]
}

/** The application that waits for its candidate, and which letter goes out: after a danger none that invites to go on as if nothing had been. */
export type Abandonment = Readonly<{
  waiting: StoredApplication | undefined
  letter: 'interrupted' | 'interview_stopped'
}>

/**
 * The end of a session whose room has expired, with a letter where the application still waits for its candidate. It is refused
 * when the candidate has begun another interview meanwhile.
 */
export function abandonmentSteps(
  tables: RoomTables,
  session: StoredSession,
  { waiting, letter: kind }: Abandonment,
  now: Date,
): Step[] {
  const end = sessionChange(tables.sessions, session, {
    status: 'abandoned',
    expiresAt: interviewExpiry(now),
  })
  if (waiting === undefined) return [end]
  const { set, names, values, remove } = letterDueUpdate({ kind }, now)
  const letter: Step = {
    Update: {
      ...applicationKey(tables, session),
      UpdateExpression: `SET ${set} REMOVE ${remove}`,
      ConditionExpression: 'sessionId = :session AND #status = :status',
      ExpressionAttributeNames: { ...names, '#status': 'status' },
      ExpressionAttributeValues: { ...values, ':session': session.id, ':status': waiting.status },
    },
  }
  return [end, letter]
}

const applicationKey = (tables: RoomTables, { userId, jobId }: StoredSession) => ({
  TableName: tables.applications,
  Key: { userId, jobId },
})

/**
 * Refused when the application has another session or status than it was read with. A status that this version does not
 * know cannot be compared; none of its rules changes such a status.
 */
const applicationStep = (
  tables: RoomTables,
  { session, application }: Interview,
  expression: string,
  values: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>> = {},
): Step => ({
  Update: {
    ...applicationKey(tables, session),
    UpdateExpression: expression,
    ...(application.status === 'unknown'
      ? {
          ConditionExpression: 'sessionId = :session',
          ExpressionAttributeValues: { ...values, ':session': session.id },
        }
      : {
          ConditionExpression: 'sessionId = :session AND #status = :statusBefore',
          ExpressionAttributeNames: { ...names, '#status': 'status' },
          ExpressionAttributeValues: {
            ...values,
            ':session': session.id,
            ':statusBefore': application.status,
          },
        }),
  },
})
