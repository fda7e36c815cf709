import type { Clock } from '../../runtime/clock.ts'
import { isSilentTooLong, nextOwed, nothingOwed, type OwedInput } from './silence-of-interviewer.ts'

const lookMilliseconds = 500

/** Above the noise of a silent track. */
const soundLevel = 0.02

type WatchParts = {
  clock: Clock
  /** How loud the interviewer is, from 0 to 1; undefined without a track. */
  level: () => number | undefined
  /** The call is joined, and an interviewer is in it. */
  isThere: () => boolean
  silent: () => void
}

export type InterviewerWatch = {
  /** Begins to watch: the greeting is due. */
  start: () => void
  asked: () => void
  spoke: () => void
  candidateSpeaks: () => void
  candidateStops: () => void
  stop: () => void
}

/** Notices an interviewer who is in the call and neither says nor writes anything. */
export function createInterviewerWatch({ clock, level, isThere, silent }: WatchParts): InterviewerWatch {
  let owed = nothingOwed
  let stopLooking = (): void => {}
  const take = (input: OwedInput): void => {
    owed = nextOwed(owed, input)
  }
  const look = (): void => {
    if (!isThere()) take({ type: 'away', at: clock.now() })
    if ((level() ?? 0) > soundLevel) take({ type: 'spoke' })
    if (!isSilentTooLong(owed, clock.now())) return
    stopLooking()
    silent()
  }
  return {
    start() {
      stopLooking()
      stopLooking = clock.every(lookMilliseconds, look)
    },
    asked: () => take({ type: 'asked', at: clock.now() }),
    spoke: () => take({ type: 'spoke' }),
    candidateSpeaks: () => take({ type: 'candidateSpeaks' }),
    candidateStops: () => take({ type: 'candidateStops', at: clock.now() }),
    stop: () => stopLooking(),
  }
}
