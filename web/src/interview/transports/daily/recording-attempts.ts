import type { Clock } from '../../runtime/clock.ts'

const maxAttempts = 3
const pauseMilliseconds = 1_000
/** Daily's recorder begins within 25 seconds, or reports an error. On a weak uplink, the request may not reach Daily. */
const answerMilliseconds = 25_000

type AttemptParts = {
  clock: Clock
  /** Asks Daily to record; throws outside of a call. */
  begin: () => void
  /** The last attempt failed, or was not answered. */
  gaveUp: () => void
}

export type Attempts = {
  start: () => void
  /** As `start`, after a pause. */
  startLater: () => void
  /** Daily reported an error: asks again, or gives up. */
  failed: () => void
  stop: () => void
}

/** Asks Daily to record, again after an error. */
export function createAttempts({ clock, begin, gaveUp }: AttemptParts): Attempts {
  let attempt = 0
  let stopTimer = () => {}

  const ask = () => {
    stopTimer()
    attempt += 1
    stopTimer = clock.after(answerMilliseconds, gaveUp)
    try {
      begin()
    } catch {
      failed()
    }
  }

  function failed(): void {
    stopTimer()
    if (attempt < maxAttempts) stopTimer = clock.after(pauseMilliseconds, ask)
    else gaveUp()
  }

  return {
    start() {
      attempt = 0
      ask()
    },
    startLater() {
      attempt = 0
      stopTimer = clock.after(pauseMilliseconds, ask)
    },
    failed,
    stop: () => stopTimer(),
  }
}
