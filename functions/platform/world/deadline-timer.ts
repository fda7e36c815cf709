/** Named like the SDK's own error, which `isTransient` knows. */
export class DeadlinePassed extends Error {
  constructor() {
    super('the deadline of the request has passed')
    this.name = 'TimeoutError'
  }
}

/** A handler that does not react to the signal, because it computes for example, is abandoned this share of the time later. */
const shareOfGrace = 0.1
/** After each answer of a service, a patient request has at least this share of its usual time. */
const shareAfterAnswer = 0.6

export type Patience = {
  milliseconds: number
  /** Longer than `milliseconds` where the request may take this long while the services answer it. */
  maxMilliseconds?: number
}

/** The time a request has. Everything it asks of a service ends with it, attempts included. */
export class Deadline {
  /** The present end. Each answer of a service moves that of a patient request. */
  private endsAt: number
  private readonly usualEnd: number
  private readonly latestEnd: number
  private readonly milliseconds: number
  private readonly leave: (reason: DeadlinePassed) => void
  private control: AbortController | undefined
  private timer: NodeJS.Timeout | undefined
  private held = 0

  constructor(
    { milliseconds, maxMilliseconds = milliseconds }: Patience,
    leave: (reason: DeadlinePassed) => void,
  ) {
    const now = performance.now()
    this.milliseconds = milliseconds
    this.usualEnd = now + milliseconds
    this.latestEnd = now + maxMilliseconds
    this.endsAt = this.usualEnd
    this.leave = leave
  }

  /** Created with its timer for the first call of a service: many requests make none. */
  get signal(): AbortSignal {
    this.control ??= this.begun()
    return this.control.signal
  }

  /** Called when a service has answered: moves the end of a patient request. */
  progress(): void {
    if (this.held > 0) return
    this.moveTo(Math.max(this.usualEnd, performance.now() + this.milliseconds * shareAfterAnswer))
  }

  /** Called before a call with a deadline of its own: until `release`, a patient request may take its whole time. */
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

  private moveTo(target: number): void {
    const end = Math.min(target, this.latestEnd)
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
