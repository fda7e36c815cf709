import { decideOpening } from '#shared/domain/room.ts'
import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import { blockedCodes, type BlockedCode } from '../rooms/blocked.ts'
import { findSession } from '../rooms/find-session.ts'
import { folderOf } from '../rooms/folder.ts'
import { tryAgain } from '../rooms/try-again.ts'
import type { StoredSession } from '../storage/stored-session.ts'
import type { InterviewApp } from './app.ts'
import { recordOf } from './record.ts'

type Opened =
  | { kind: 'opened'; record: InterviewRecord }
  | { kind: 'refused'; code: 'interview_not_found' | BlockedCode }

/** Opens the room of a session; an open one is answered again. */
export const open = (userId: string, id: string, app: InterviewApp): Promise<Opened> =>
  tryAgain(() => openOnce(userId, id, app))

async function openOnce(userId: string, id: string, app: InterviewApp): Promise<Opened | undefined> {
  const found = await findSession(userId, id, app)
  if (found === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const now = app.clock()
  const decision = decideOpening(found, now)
  if (decision.kind === 'blocked') return { kind: 'refused', code: blockedCodes[decision.status] }
  const [user, job] = await Promise.all([app.users.byId(userId), app.jobs.byId(found.jobId)])
  if (user === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const { jobTitle, jobId, id: sessionId } = found
  const folder = folderOf({ jobTitle, jobId, candidateName: user.name, sessionId })
  const session = decision.kind === 'open' ? await app.rooms.open(found, folder, now) : found
  if (session === undefined || !hasRoom(session)) return undefined
  return { kind: 'opened', record: recordOf({ session, user, job }, now) }
}

const hasRoom = (session: StoredSession): session is StoredSession & { roomCreatedAt: string } =>
  session.roomCreatedAt !== null
