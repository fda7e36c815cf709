export type Fault =
  /** The connection closes and nothing is accepted; the other faults apply only to sending. */
  | { kind: 'down' }
  /** Sending is refused with Throttling. */
  | { kind: 'throttled' }
  /** Sending is refused with MessageRejected. */
  | { kind: 'rejected' }
  /** Sending is refused with AccessDenied, as in the sandbox to a verified recipient that the sender has no right on. */
  | { kind: 'sandbox' }
  /** The e-mail is accepted, then the connection closes without a response. */
  | { kind: 'drop-answer' }

/** A serialisable value. Without `times` a fault applies until another is set. */
export type FaultSetting = Fault & { times?: number }

export type SesFaults = { set(fault: FaultSetting | null): void }

/** Whether the fault applies to a request. */
export const appliesTo =
  ({ sends }: { sends: boolean }) =>
  ({ kind }: Fault): boolean =>
    sends || kind === 'down'
