import type { ExportedInterview } from '#shared/interview/exported-interview.ts'
import { shownSession } from '#functions/application/shown.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { AuthApp } from './app.ts'

type Parts = Pick<AuthApp, 'sessions' | 'transcripts' | 'interviewLinks'>

/** The interviews of a candidate, each with its consent, its transcript and links to its files. */
export async function exportedInterviews(userId: string, app: Parts): Promise<ExportedInterview[]> {
  const sessions = await app.sessions.ofUser(userId)
  return Promise.all(sessions.map((session) => exported(session, app)))
}

async function exported(
  session: StoredSession,
  { transcripts, interviewLinks }: Parts,
): Promise<ExportedInterview> {
  const { id, consent, folder } = session
  const [{ entries }, files] = await Promise.all([
    transcripts.of(id),
    // Without a folder no room was opened.
    folder === undefined ? [] : (await interviewLinks()).of(folder),
  ])
  return { ...shownSession(session), consent: consent ?? null, transcript: entries, files }
}
