export type Fault =
  /** The connection closes and nothing is accepted. */
  | { kind: 'down' }
  /** Sending is refused with Throttling. */
  | { kind: 'throttled' }
  /** The e-mail is accepted at once, but the response is delayed, possibly beyond the client's timeout. */
  | { kind: 'slow'; delayMilliseconds: number }
  /** Sending is refused with MessageRejected. */
  | { kind: 'rejected' }
  /** The e-mail is accepted, then the connection closes without a response. */
  | { kind: 'drop-answer' }

/** Without `times` a fault applies until another is set. */
type Duration = { times?: number | undefined }
export type FaultSetting = Fault & Duration

export type SesFaults = {
  /** `times` may also be a member of the fault, so that one value can be sent to another process. */
  set(fault: FaultSetting | null, duration?: Duration): void
}

/** These faults apply only to sending; the others to every request. */
const onlyWhenSending: ReadonlySet<Fault['kind']> = new Set(['throttled', 'rejected', 'drop-answer'])

export type FaultPlan = SesFaults & {
  /** The fault for this request. */
  next(request: { sends: boolean }): Fault | null
}

export function createFaults(): FaultPlan {
  let current: Fault | null = null
  let left = 0
  return {
    set(fault, duration = {}) {
      current = fault
      left = duration.times ?? fault?.times ?? Infinity
    },
    next({ sends }) {
      if (current === null || left < 1 || (!sends && onlyWhenSending.has(current.kind))) return null
      left -= 1
      return current
    },
  }
}
