import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import { decideOpening } from '#shared/application/session/room.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { blockedCodeOf, type BlockedCode } from '../rooms/blocked.ts'
import { findSession } from '../rooms/find-session.ts'
import { folderOf } from '../rooms/folder.ts'
import { refusalOf, type ClosedRoom } from '../rooms/refusal.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import { hasRoom } from '#functions/application/session/stored-session.ts'
import type { InterviewApp } from './app.ts'
import { practiceRecordOf } from './practice-record.ts'
import { recordOf } from './record.ts'

type Opened =
  | { kind: 'opened'; record: InterviewRecord }
  | { kind: 'refused'; code: 'interview_not_found' | ClosedRoom | BlockedCode }

const notFound = { kind: 'refused', code: 'interview_not_found' } as const

export type Wanted = {
  sessionId: string
  isTestInterview?: boolean | undefined
  isPracticeInterview?: boolean | undefined
  timeFactor?: TimeFactor | undefined
}

/** Opens the room of a session; an open one is answered again. */
export const open = (userId: string, request: Wanted, app: InterviewApp): Promise<Opened> =>
  request.isPracticeInterview === true
    ? practise(userId, request.sessionId, app)
    : tryAgain(() => openOnce(userId, request, app))

async function openOnce(userId: string, request: Wanted, app: InterviewApp): Promise<Opened | undefined> {
  const storedSession = await findSession(userId, request.sessionId, app)
  if (storedSession === undefined) return notFound
  const refusal = await refusalOf(storedSession, app)
  if (refusal !== undefined) return { kind: 'refused', code: refusal }
  const now = app.clock()
  const decision = decideOpening(storedSession, now)
  if (decision.kind === 'blocked')
    return { kind: 'refused', code: blockedCodeOf(storedSession, decision.status, now) }
  const [user, job] = await Promise.all([app.users.byId(userId), app.jobs.byId(storedSession.jobId)])
  if (user === undefined) return notFound
  const { jobTitle, jobId, id: sessionId } = storedSession
  const folder = folderOf({ jobTitle, jobId, candidateName: user.name, sessionId })
  const { areTestsAllowed, agentName, isRecordedInCloud, interviewerParts, emergencyContacts } = app.settings
  const isTest = areTestsAllowed && request.isTestInterview === true
  const before = storedSession.timeFactor ?? 1
  const timeFactor = decision.kind === 'running' ? before : (request.timeFactor ?? before)
  // Another length needs another room, whose time in the lobby begins again.
  const session =
    decision.kind === 'open' || timeFactor !== before
      ? await app.rooms.open(storedSession, { folder, isTest, timeFactor }, now)
      : storedSession
  if (session === undefined || !hasRoom(session)) return undefined
  return {
    kind: 'opened',
    record: recordOf(
      { session, user, job, agentName, isRecordedInCloud, interviewerParts, emergencyContacts },
      now,
    ),
  }
}

/** Reads what a practice run needs, and writes nothing. */
async function practise(userId: string, id: string, app: InterviewApp): Promise<Opened> {
  const { emergencyContacts } = app.settings
  const session = await findSession(userId, id, app)
  if (session === undefined) return notFound
  const [user, job] = await Promise.all([app.users.byId(userId), app.jobs.byId(session.jobId)])
  if (user === undefined) return notFound
  return { kind: 'opened', record: practiceRecordOf({ session, user, job, emergencyContacts }, app.clock()) }
}
