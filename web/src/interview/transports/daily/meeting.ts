import type { Clock } from '../../runtime/clock.ts'
import type { Scope } from '../../runtime/scope.ts'
import { CallFailed, failureIn, loadFailure } from './call-failure.ts'
import type { CallObject } from './daily-js.ts'

export type JoinTarget = Readonly<{ url: string; token: string }>

export type Meeting = {
  /** Whether no later call object has replaced this one. */
  isCurrent: (call: CallObject) => boolean
  current: () => CallObject | undefined
  /** Loads what the call needs, ahead of the join. */
  load: () => Promise<void>
  /** Joins, again after failures of these types. */
  join: (target: JoinTarget, passing: readonly string[]) => Promise<void>
  /** Leaves and destroys the call object. */
  drop: () => Promise<void>
}

/**
 * Daily tries three hosts three times, which takes up to 186 seconds: longer than the lobby is open. A single attempt is given
 * up after 20 seconds, so that at least one has failed by then.
 */
const loadMilliseconds = 30_000

/** Until Daily notices that a connection is gone, the candidate who comes back finds the call full. */
const rejoin = { attempts: 7, pauseMilliseconds: 5_000 } as const

type MeetingParts = {
  clock: Clock
  scope: Scope
  create: () => Promise<CallObject>
  listen: (call: CallObject) => void
}

/** The call object from its creation to its end, and the next one where the call is joined again. */
export function createMeeting({ clock, scope, create, listen }: MeetingParts): Meeting {
  let current: CallObject | undefined
  let opening: Promise<CallObject> | undefined

  const drop = async (): Promise<void> => {
    const call = current
    current = undefined
    opening = undefined
    await call?.leave().catch(() => {})
    await call?.destroy().catch(() => {})
  }

  const open = async (): Promise<CallObject> => {
    const call = await create()
    if (scope.signal.aborted) {
      await call.destroy().catch(() => {})
      throw new CallFailed(loadFailure)
    }
    current = call
    listen(call)
    await loaded(clock, call)
    return call
  }

  const opened = (): Promise<CallObject> => {
    opening ??= open()
    return opening
  }

  return {
    isCurrent: (call) => call === current,
    current: () => current,
    drop,
    async load() {
      await opened()
    },
    async join(target, passing) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await joined(await opened(), target)
          return
        } catch (error) {
          const failure = failureIn(error)
          await drop()
          const isOver = attempt >= rejoin.attempts || !passing.includes(failure.type)
          if (isOver || scope.signal.aborted) throw new CallFailed(failure)
          await pause(clock, scope, rejoin.pauseMilliseconds)
        }
      }
    },
  }
}

function loaded(clock: Clock, call: CallObject): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      stop()
      reject(new CallFailed(loadFailure))
    }
    const stop = clock.after(loadMilliseconds, fail)
    call.load().then(() => {
      stop()
      resolve()
    }, fail)
  })
}

/** `join` may stay open where the call ends before it began, so that the events count as well. */
function joined(call: CallObject, target: JoinTarget): Promise<void> {
  return new Promise((resolve, reject) => {
    call.on('error', (event) => {
      reject(new CallFailed(failureIn(event)))
    })
    call.on('left-meeting', () => {
      reject(new CallFailed(failureIn(undefined)))
    })
    call.join({ ...target }).then(
      () => {
        resolve()
      },
      (error: unknown) => {
        reject(new CallFailed(failureIn(error)))
      },
    )
  })
}

const pause = (clock: Clock, scope: Scope, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = clock.after(milliseconds, resolve)
    scope.own(() => {
      stop()
      resolve()
    })
  })
