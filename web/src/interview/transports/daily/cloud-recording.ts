import type { Clock } from '../../runtime/clock.ts'
import type { CallRecording } from '../call-transport.ts'

type CloudParts = {
  clock: Clock
  /** Asks Daily to record, and to stop; it answers with events. Throws outside of a call. */
  begin: () => void
  end: () => void
  /** A recording that ran has stopped, and cannot be started again. */
  lost: () => void
}

export type CloudRecording = CallRecording & {
  /** Daily's events; the id is the recording's. */
  started: (id?: string) => void
  stopped: () => void
  failed: () => void
}

const mostAttempts = 3
const pauseMs = 1_000
/** Daily's recorder begins within 25 seconds, or reports an error. On a weak uplink, the request may not reach Daily. */
const answerMs = 25_000
const stopMs = 3_000

/** Daily's recording of the call. After an error it is started again, also later in the call. */
export function createCloudRecording({ clock, begin, end, lost }: CloudParts): CloudRecording {
  let state: 'off' | 'starting' | 'on' | 'over' = 'off'
  let attempt = 0
  let stopTimer = () => {}
  let starting = Promise.withResolvers<void>()
  let stopping: (() => void) | undefined
  /** Daily repeats the event for a page that joins again. */
  const begunIds = new Set<string>()

  const ask = () => {
    stopTimer()
    attempt += 1
    stopTimer = clock.after(answerMs, giveUp)
    try {
      begin()
    } catch {
      failed()
    }
  }

  const begun = (afterMs: number): Promise<void> => {
    state = 'starting'
    attempt = 0
    starting = Promise.withResolvers<void>()
    if (afterMs === 0) ask()
    else stopTimer = clock.after(afterMs, ask)
    return starting.promise
  }

  function failed(): void {
    if (state === 'on') {
      begun(pauseMs).catch(lost)
      return
    }
    if (state !== 'starting') return
    stopTimer()
    if (attempt < mostAttempts) stopTimer = clock.after(pauseMs, ask)
    else giveUp()
  }

  function giveUp(): void {
    state = 'off'
    starting.reject(new Error('Daily did not start to record.'))
  }

  return {
    start() {
      if (state === 'on' || state === 'over') return Promise.resolve()
      return state === 'starting' ? starting.promise : begun(0)
    },
    stop() {
      const isOn = state === 'on' || state === 'starting'
      state = 'over'
      stopTimer()
      if (!isOn) return Promise.resolve()
      return new Promise((resolve) => {
        stopping = resolve
        stopTimer = clock.after(stopMs, resolve)
        try {
          end()
        } catch {
          stopTimer()
          resolve()
        }
      })
    },
    begun: () => begunIds.size,
    started(id) {
      if (id !== undefined || state !== 'on') begunIds.add(id ?? `without an id ${begunIds.size}`)
      if (state === 'over') return
      // The server or the agent may have started it before the room asks.
      stopTimer()
      state = 'on'
      starting.resolve()
    },
    stopped() {
      // While it starts, this is the end of the one before.
      if (state === 'on') failed()
      if (state !== 'over') return
      stopTimer()
      stopping?.()
    },
    failed,
  }
}
