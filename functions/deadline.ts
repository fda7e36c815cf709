import { AsyncLocalStorage } from 'node:async_hooks'

/** Named like the SDK's own error, which `isTransient` knows. */
class DeadlinePassed extends Error {
  constructor() {
    super('the deadline of the request has passed')
    this.name = 'TimeoutError'
  }
}

/** What does not heed the signal, such as work of the processor, is left behind this much later. */
const shareOfGrace = 0.1
/** What an answer gives a patient request at least: with work of up to two seconds before, silence ends it in five. */
const shareAfterAnswer = 0.6

export type Patience = {
  milliseconds: number
  /** Longer than `milliseconds` where the request may take this long while the services answer it. */
  mostMilliseconds?: number
}

/** The time a request has. Everything it asks of a service ends with it, attempts included. */
class Deadline {
  /** As things stand: that of a patient request moves with the answers of services. */
  private endsAt: number
  private readonly usualEnd: number
  private readonly latestEnd: number
  private readonly milliseconds: number
  private readonly leave: (reason: DeadlinePassed) => void
  private control: AbortController | undefined
  private timer: NodeJS.Timeout | undefined
  private held = 0

  constructor(
    { milliseconds, mostMilliseconds = milliseconds }: Patience,
    leave: (reason: DeadlinePassed) => void,
  ) {
    const now = performance.now()
    this.milliseconds = milliseconds
    this.usualEnd = now + milliseconds
    this.latestEnd = now + mostMilliseconds
    this.endsAt = this.usualEnd
    this.leave = leave
  }

  /** Created with its timer for the first call of a service: many requests make none. */
  get signal(): AbortSignal {
    this.control ??= this.begun()
    return this.control.signal
  }

  /** A service answered: a patient request goes on. */
  progress(): void {
    if (this.held > 0) return
    this.moveTo(Math.max(this.usualEnd, performance.now() + this.milliseconds * shareAfterAnswer))
  }

  /** A call begins that has a deadline of its own: until `release`, a patient request may take all its time. */
  hold(): void {
    this.held += 1
    this.moveTo(this.latestEnd)
  }

  release(): void {
    this.held -= 1
    this.progress()
  }

  close(): void {
    if (this.timer !== undefined) clearTimeout(this.timer)
  }

  left(): number {
    return Math.max(0, this.endsAt - performance.now())
  }

  private begun(): AbortController {
    this.startTimer()
    return new AbortController()
  }

  private moveTo(wanted: number): void {
    const end = Math.min(wanted, this.latestEnd)
    if (end === this.endsAt || this.control?.signal.aborted === true) return
    this.endsAt = end
    if (this.timer === undefined) return
    clearTimeout(this.timer)
    this.startTimer()
  }

  private startTimer(): void {
    this.timer = setTimeout(() => this.end(), this.left())
  }

  private end(): void {
    this.control?.abort(new DeadlinePassed())
    this.timer = setTimeout(() => this.leave(new DeadlinePassed()), this.milliseconds * shareOfGrace)
  }
}

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

/** Aborts when the present request's time is over; undefined outside a request. */
export const deadlineSignal = (): AbortSignal | undefined => present.getStore()?.signal

export const millisecondsLeft = (): number => present.getStore()?.left() ?? Number.POSITIVE_INFINITY

/**
 * Does what the request can do without, an e-mail or a copy, within half of the time that is left: if its service is
 * silent, the rest of the request is still done.
 */
export function withinHalfOfTheTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const left = millisecondsLeft()
  if (!Number.isFinite(left)) return work()
  return withinDeadline({ milliseconds: left / 2 }, () => {
    // Its time runs from now on, whether or not it calls a service.
    deadlineSignal()
    return work()
  })
}

/** Waits for a service that may take longer than others, within a deadline that the caller has set for it. */
export async function withOwnDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = present.getStore()
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
