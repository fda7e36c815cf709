import type { ListedRecording } from '#shared/desk/contract/listed.ts'
import { applicationId } from '#functions/application/rows/application-id.ts'
import { recordingIdOf, recordingKeyOf } from '#functions/application/session/recording-id.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import type { RecruitingApp } from './app.ts'
import { recordingStateOf } from './recording-state.ts'

/** An interview that has begun, so it can have a recording. */
export type Begun = StoredSession & { started_at: string; folder: string }

const begun = (session: StoredSession): Begun[] => {
  const { started_at, folder } = session
  return started_at === null || folder === undefined ? [] : [{ ...session, started_at, folder }]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function listed(session: Begun, user: StoredUser | undefined): ListedRecording {
  const files = session.recording ?? []
  const seconds = files.flatMap((file) => file.seconds ?? [])
  return {
    id: recordingIdOf(session),
    applicationId: applicationId(session),
    jobId: session.jobId,
    jobTitle: session.jobTitle,
    candidate: { name: user?.name ?? '', email: user?.email ?? '' },
    interview: session.status,
    startedAt: session.started_at,
    consentAt: session.consent?.at ?? null,
    state: recordingStateOf(session),
    failure: session.recordingFailure?.reason ?? null,
    seconds: files.length === 0 || seconds.length < files.length ? null : sum(seconds),
    bytes: sum(files.map(({ bytes }) => bytes)),
    files: files.map(({ name }) => name),
    folder: session.folder,
  }
}

/** The interviews of a candidate for a position that have begun, the oldest first; a retake is another one. */
export async function recordingsOf(
  { userId, jobId }: { userId: string; jobId: string },
  { users, sessions }: Pick<RecruitingApp, 'users' | 'sessions'>,
): Promise<ListedRecording[]> {
  const [user, all] = await Promise.all([users.byId(userId), sessions.ofUser(userId)])
  return all
    .filter((session) => session.jobId === jobId)
    .flatMap(begun)
    .map((session) => listed(session, user))
    .toReversed()
}

/** The interview whose recording an id names. */
export async function begunInterview(
  id: string,
  { sessions }: Pick<RecruitingApp, 'sessions'>,
): Promise<Begun | undefined> {
  const key = recordingKeyOf(id)
  const session = key === undefined ? undefined : await sessions.byId(key.userId, key.id)
  return session === undefined ? undefined : begun(session)[0]
}

/** The recording that an id names, or why it cannot be opened. */
export async function recordingNamed(
  id: string,
  app: Pick<RecruitingApp, 'users' | 'sessions'>,
): Promise<ListedRecording | 'recording_not_found' | 'recording_deleted'> {
  const interview = await begunInterview(id, app)
  if (interview === undefined) return 'recording_not_found'
  if (interview.recordingRemoval !== undefined) return 'recording_deleted'
  return listed(interview, await app.users.byId(interview.userId))
}
