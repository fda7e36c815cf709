import { AsyncLocalStorage } from 'node:async_hooks'
import { Deadline, DeadlinePassed, type Patience } from './deadline-timer.ts'

const present = new AsyncLocalStorage<Deadline>()

/**
 * Does the work within a time. When it is over, the signal aborts, and the promise is settled by `leave` even if the work
 * goes on.
 */
export function withinDeadline<Result>(
  patience: Patience,
  work: () => Promise<Result>,
  leave: (reason: DeadlinePassed) => Promise<Result> | Result = (reason) => Promise.reject(reason),
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const deadline = new Deadline(patience, (reason) => resolve(leave(reason)))
    present.run(deadline, work).then(
      (value) => {
        deadline.close()
        resolve(value)
      },
      (error: unknown) => {
        deadline.close()
        reject(error instanceof Error ? error : new Error(String(error)))
      },
    )
  })
}

/** The deadline of the present request; undefined outside a request. */
export const presentDeadline = (): Deadline | undefined => present.getStore()

/** Aborts when the present request's time is over; undefined outside a request. */
export const deadlineSignal = (): AbortSignal | undefined => presentDeadline()?.signal

export const millisecondsLeft = (): number => presentDeadline()?.left() ?? Number.POSITIVE_INFINITY

/**
 * Does optional work, an e-mail or a copy, within half of the time that is left, so the request is completed even if the
 * service of that work does not answer.
 */
export function withinHalfOfTheTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const left = millisecondsLeft()
  if (!Number.isFinite(left)) return work()
  return withinDeadline({ milliseconds: left / 2 }, () => {
    // Starts the timer now, whether or not the work calls a service.
    deadlineSignal()
    return work()
  })
}

/** Waits for a service that may take longer than others, within a deadline that the caller has set for it. */
export async function withOwnDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = presentDeadline()
  deadline?.hold()
  try {
    return await work()
  } finally {
    deadline?.release()
  }
}

/** Waits, but not beyond the deadline. */
export function pause(milliseconds: number): Promise<void> {
  const signal = deadlineSignal()
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(new DeadlinePassed())
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', give)
      resolve()
    }, milliseconds)
    const give = (): void => {
      clearTimeout(timer)
      reject(new DeadlinePassed())
    }
    signal?.addEventListener('abort', give, { once: true })
  })
}
