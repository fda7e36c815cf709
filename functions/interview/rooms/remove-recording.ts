import { positionOf } from '#functions/application/session/interview-position.ts'
import type { InterviewRemains } from '../rows/interview-remains.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { Transcripts } from '../rows/transcripts.ts'

type Parts = {
  transcripts: Pick<Transcripts, 'remove'>
  interviewRemains: () => Promise<Pick<InterviewRemains, 'erase'>>
}

/**
 * Deletes what was said and recorded in an interview, while its session and its application stay. What is left where it
 * fails, and what arrives later, is deleted by `functions/erasure/removals`.
 */
export async function removeRecording(
  { id, folder }: Pick<StoredSession, 'id' | 'folder'>,
  { transcripts, interviewRemains }: Parts,
): Promise<void> {
  await transcripts.remove(id)
  // Without a folder no room was opened.
  if (folder === undefined) return
  await (await interviewRemains()).erase({ sessionId: id, position: positionOf(folder) })
}
