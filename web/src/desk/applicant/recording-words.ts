import type { RecordingState } from '#shared/desk/contract/listed.ts'
import type { Recording } from './use-recordings.ts'
import { minuteSeconds } from '#shared/platform/durations.ts'

export const recordingStates: Readonly<Record<RecordingState, string>> = {
  running: 'Interview in progress',
  waiting: 'Recording still uploading',
  assembled: 'Recorded',
  incomplete: 'Recorded, with parts missing',
  none: 'Not recorded',
  failed: 'Recording could not be processed',
  deleting: 'Recording being deleted',
  deleted: "Recording deleted at the candidate's request",
}

export const isWatchable = ({ state }: Pick<Recording, 'state'>): boolean =>
  state === 'assembled' || state === 'incomplete' || state === 'none'

/** `12 minutes`; undefined where the length is unknown. */
export function lengthText(seconds: number | null): string | undefined {
  if (seconds === null) return undefined
  const minutes = Math.max(1, Math.round(seconds / minuteSeconds))
  return `${minutes} minute${minutes === 1 ? '' : 's'}`
}
