import type { Clock } from '../../runtime/clock.ts'
import type { CallRecording } from '../../ports/call-transport.ts'
import { createAttempts } from './recording-attempts.ts'

type CloudParts = {
  clock: Clock
  /** Asks Daily to record, and to stop; it answers with events. Throws outside of a call. */
  begin: () => void
  end: () => void
}

export type CloudRecording = CallRecording & {
  /** Daily's events; the id is the recording's. */
  started: (id?: string) => void
  stopped: () => void
  failed: () => void
}

const stopMilliseconds = 3_000

/** Daily's recording of the call. After an error it is started again, also later in the call. */
export function createCloudRecording({ clock, begin, end }: CloudParts): CloudRecording {
  let state: 'off' | 'starting' | 'on' | 'over' = 'off'
  let starting = Promise.withResolvers<void>()
  /** Resolves the promise that `stop` returned. */
  let finish = () => {}
  /** Daily repeats the event for a page that joins again. */
  const begunIds = new Set<string>()

  const attempts = createAttempts({
    clock,
    begin,
    gaveUp() {
      state = 'off'
      starting.reject(new Error('Daily did not start to record.'))
    },
  })

  const begun = (how: 'start' | 'startLater'): Promise<void> => {
    state = 'starting'
    starting = Promise.withResolvers<void>()
    attempts[how]()
    return starting.promise
  }

  const failed = (): void => {
    if (state === 'on') begun('startLater').catch(() => {})
    else if (state === 'starting') attempts.failed()
  }

  return {
    start() {
      if (state === 'on' || state === 'over') return Promise.resolve()
      return state === 'starting' ? starting.promise : begun('start')
    },
    stop() {
      const isOn = state === 'on' || state === 'starting'
      state = 'over'
      attempts.stop()
      if (!isOn) return Promise.resolve()
      return askToStop(clock, end, (answered) => {
        finish = answered
      })
    },
    begun: () => begunIds.size,
    started(id) {
      if (id !== undefined || state !== 'on') begunIds.add(id ?? `without an id ${begunIds.size}`)
      if (state === 'over') return
      // The server or the agent may have started it before the room asks.
      attempts.stop()
      state = 'on'
      starting.resolve()
    },
    stopped() {
      // While a recording starts, this is the end of the one before.
      if (state === 'on') failed()
      else if (state === 'over') finish()
    },
    failed,
  }
}

/** Asks Daily to stop; resolves when `answered` is called, and after `stopMilliseconds` at the latest. */
function askToStop(clock: Clock, end: () => void, expect: (answered: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const stopTimer = clock.after(stopMilliseconds, resolve)
    const answered = () => {
      stopTimer()
      resolve()
    }
    expect(answered)
    try {
      end()
    } catch {
      answered()
    }
  })
}
