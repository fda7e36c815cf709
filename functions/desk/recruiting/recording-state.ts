import type { RecordingState } from '#shared/desk/contract/listed.ts'
import { hasEnded } from '#shared/application/session/interview-status.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'

type RecordingFacts = Pick<
  StoredSession,
  'status' | 'recording' | 'recordedParts' | 'recordingFailure' | 'recordingRemoval'
>

/** The state of the recording of an interview that has begun. */
export function recordingStateOf({
  status,
  recording,
  recordedParts = [],
  recordingFailure,
  recordingRemoval,
}: RecordingFacts): RecordingState {
  if (recordingRemoval !== undefined) return recordingRemoval.isErased ? 'deleted' : 'deleting'
  if (recordingFailure !== undefined) return 'failed'
  if (!hasEnded(status)) return 'running'
  if (recording === undefined) return 'waiting'
  const segments = recordedParts.filter((parts) => parts > 0).length
  if (recording.length === 0 && segments === 0) return 'none'
  // A segment whose first part never arrived does not play, so it has no file.
  const isWhole = recording.length >= segments && recording.every(({ missing }) => missing.length === 0)
  return isWhole ? 'assembled' : 'incomplete'
}
