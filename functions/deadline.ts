import { AsyncLocalStorage } from 'node:async_hooks'

/** The time a request has. Everything it asks of a service ends with it, attempts included. */
type Deadline = {
  readonly signal: AbortSignal
  readonly endsAt: number
  /** A service answered: a patient request has its time again. */
  readonly progress: () => void
  /** A call begins that has a deadline of its own: a patient request has time without a limit until `progress`. */
  readonly hold: () => void
}

const present = new AsyncLocalStorage<Deadline>()

/** Named like the SDK's own error, which `isTransient` knows. */
export class DeadlinePassed extends Error {
  constructor() {
    super('the deadline of the request has passed')
    this.name = 'TimeoutError'
  }
}

/** What does not heed the signal, such as work of the processor, is left behind this much later. */
const shareOfGrace = 0.1

export type Patience = {
  milliseconds: number
  /** Longer than `milliseconds` where the request may take this long while the services answer it. */
  mostMilliseconds?: number
}

/** Does the work within a time. When it is over, the signal aborts, and the promise rejects even if the work goes on. */
export function withinDeadline<Result>(
  { milliseconds, mostMilliseconds = milliseconds }: Patience,
  work: () => Promise<Result>,
): Promise<Result> {
  const control = new AbortController()
  const latest = performance.now() + mostMilliseconds
  return new Promise((resolve, reject) => {
    const end = (): void => {
      control.abort(new DeadlinePassed())
      timer = setTimeout(() => reject(new DeadlinePassed()), milliseconds * shareOfGrace)
    }
    let timer = setTimeout(end, milliseconds)
    const isPatient = mostMilliseconds > milliseconds
    const arm = (time: number): void => {
      if (!isPatient || control.signal.aborted) return
      clearTimeout(timer)
      timer = setTimeout(end, Math.min(time, latest - performance.now()))
    }
    const deadline = {
      signal: control.signal,
      endsAt: latest,
      progress: () => arm(milliseconds),
      hold: () => arm(mostMilliseconds),
    }
    const settling =
      <Value>(settle: (value: Value) => void) =>
      (value: Value): void => {
        clearTimeout(timer)
        settle(value)
      }
    present.run(deadline, work).then(settling(resolve), settling(reject))
  })
}

/** Aborts when the present request's time is over; undefined outside a request. */
export const deadlineSignal = (): AbortSignal | undefined => present.getStore()?.signal

export const millisecondsLeft = (): number =>
  Math.max(0, (present.getStore()?.endsAt ?? Number.POSITIVE_INFINITY) - performance.now())

/**
 * Does what the request can do without, an e-mail or a copy, within half of the time that is left: if its service is
 * silent, the rest of the request is still done.
 */
export function withinHalfOfTheTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const left = millisecondsLeft()
  return Number.isFinite(left) ? withinDeadline({ milliseconds: left / 2 }, work) : work()
}

/** Waits for a service that may take longer than others, within a deadline that the caller has set for it. */
export async function withOwnDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = present.getStore()
  deadline?.hold()
  try {
    return await work()
  } finally {
    deadline?.progress()
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

type Sending = { abortSignal?: unknown }

/** The part of an SDK client that sends one attempt of a call. */
type Client = {
  config: { requestHandler: { handle: (request: never, options?: Sending) => Promise<unknown> } }
}

/** Makes each attempt of each call of an SDK client end with the request's time. */
export function heedingDeadline<C extends Client>(client: C): C {
  const { requestHandler } = client.config
  const handle = requestHandler.handle.bind(requestHandler)
  requestHandler.handle = async (request, options = {}) => {
    const deadline = present.getStore()
    if (deadline === undefined) return handle(request, options)
    const answer = await handle(request, { abortSignal: deadline.signal, ...options })
    deadline.progress()
    return answer
  }
  return client
}
