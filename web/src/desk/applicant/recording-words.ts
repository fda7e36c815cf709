import type { RecordingState } from '#shared/contract/recruiting/listed.ts'
import type { Recording } from './use-recordings.ts'

const secondsPerMinute = 60

export const recordingStates: Readonly<Record<RecordingState, string>> = {
  running: 'The interview is going on.',
  waiting: 'The recording is still arriving.',
  assembled: 'Recorded',
  incomplete: 'Recorded, with parts missing',
  none: 'Nothing was recorded.',
  failed: 'The files could not be written.',
  deleting: 'The recording is being deleted.',
  deleted: 'The recording was deleted on request of the candidate.',
}

export const isWatchable = ({ state }: Pick<Recording, 'state'>): boolean =>
  state === 'assembled' || state === 'incomplete' || state === 'none'

/** `12 minutes`; undefined where the files do not tell. */
export function lengthText(seconds: number | null): string | undefined {
  if (seconds === null) return undefined
  const minutes = Math.max(1, Math.round(seconds / secondsPerMinute))
  return `${minutes} minute${minutes === 1 ? '' : 's'}`
}
