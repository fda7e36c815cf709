import type { JobState } from '../../external/transcription-jobs.ts'
import type { TranscriptionProblem } from '#shared/application/session/transcription-state.ts'
import type { StoredTranscription } from '#functions/application/session/stored-session.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'

/** A recording of an interview takes minutes; jobs wait where the account's quota is in use. */
const maxMilliseconds = 6 * 60 * minuteMilliseconds
/** Between two looks: often at first, and rarely once it is late. */
const pauseMilliseconds = { early: minuteMilliseconds / 2, late: 5 * minuteMilliseconds } as const
const lateAfterMilliseconds = 10 * minuteMilliseconds

export const maxFailures = 3

export type Step =
  | { kind: 'again'; at: Date }
  /** Every job is completed. */
  | { kind: 'read' }
  | { kind: 'failedTry' }
  | { kind: 'give up'; problem: TranscriptionProblem }

/** What follows from the states of the jobs; 'unknown' where they could not be read. */
export function nextStep(
  { since }: Pick<StoredTranscription, 'since'>,
  states: readonly JobState['kind'][] | 'unknown',
  now: Date,
): Step {
  if (states === 'unknown' || states.includes('failed')) return { kind: 'failedTry' }
  if (states.every((state) => state === 'completed')) return { kind: 'read' }
  const passed = now.getTime() - Date.parse(since)
  if (passed >= maxMilliseconds) return { kind: 'give up', problem: 'slow' }
  const pause = passed < lateAfterMilliseconds ? pauseMilliseconds.early : pauseMilliseconds.late
  return { kind: 'again', at: new Date(now.getTime() + pause) }
}

/** After a failed try: a longer pause each time, until the tries are used up. */
export function afterFailedTry(failures: number, now: Date): Exclude<Step, { kind: 'read' | 'failedTry' }> {
  return failures >= maxFailures
    ? { kind: 'give up', problem: 'failed' }
    : { kind: 'again', at: new Date(now.getTime() + pauseMilliseconds.early * 4 ** (failures - 1)) }
}
