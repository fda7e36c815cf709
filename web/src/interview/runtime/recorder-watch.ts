import type { Clock } from './clock.ts'

/** A recorder that delivers nothing for so long has stopped working without an error. */
const minSilentMilliseconds = 15_000
const maxMissingParts = 3

/** In a row, without a part between them. Another attempt would only cost the candidate's battery. */
const maxRestarts = 2

type Ends = {
  restart: () => void
  /** Called when a recorder still delivers nothing after the restarts, and when one delivers again. */
  stalled: (isStalled: boolean) => void
}

/** Calls `restart` when a recorder delivers nothing. */
export function createRecorderWatch(clock: Clock, partMilliseconds: number, { restart, stalled }: Ends) {
  const silentMilliseconds = Math.max(minSilentMilliseconds, maxMissingParts * partMilliseconds)
  let restarts = 0
  let isStalled = false
  let stopWaiting = (): void => {}

  const report = (value: boolean): void => {
    if (value === isStalled) return
    isStalled = value
    stalled(value)
  }
  const silent = (): void => {
    if (restarts >= maxRestarts) {
      report(true)
      return
    }
    restarts += 1
    restart()
  }
  const wait = (): void => {
    stopWaiting()
    stopWaiting = clock.after(silentMilliseconds, silent)
  }
  return {
    started: wait,
    delivered(): void {
      restarts = 0
      report(false)
      wait()
    },
    end: (): void => stopWaiting(),
  }
}
