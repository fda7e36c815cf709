export type Fault =
  /** The connection closes and nothing is accepted; the other faults apply only to sending. */
  | { kind: 'down' }
  /** Sending is refused with Throttling. */
  | { kind: 'throttled' }
  /** Sending is refused with MessageRejected. */
  | { kind: 'rejected' }
  /** The e-mail is accepted, then the connection closes without a response. */
  | { kind: 'drop-answer' }

/** A value that can be sent to another process. Without `times` a fault applies until another is set. */
export type FaultSetting = Fault & { times?: number }

export type SesFaults = { set(fault: FaultSetting | null): void }

export type FaultPlan = SesFaults & {
  /** The fault for this request. */
  next(request: { sends: boolean }): Fault | null
}

export function createFaults(): FaultPlan {
  let current: FaultSetting | null = null
  let left = 0
  return {
    set(fault) {
      current = fault
      left = fault?.times ?? Infinity
    },
    next({ sends }) {
      if (current === null || left < 1 || (!sends && current.kind !== 'down')) return null
      left -= 1
      return current
    },
  }
}
