export type Fault =
  /** The connection breaks; nothing is mailed. */
  | { kind: 'down' }
  /** Sending answers that the rate is exceeded. */
  | { kind: 'throttled' }
  /** The work is done at once, the answer comes late: too late for a client that gave up. */
  | { kind: 'slow'; delayMilliseconds: number }
  /** Sending answers that the letter will never be taken. */
  | { kind: 'rejected' }
  /** The letter is kept, then the connection breaks: the sender cannot know. */
  | { kind: 'drop-answer' }

/** Without `times` a fault stays until another is set. */
type Duration = { times?: number | undefined }
export type FaultSetting = Fault & Duration

export type SesFaults = {
  /** `times` may stand beside the kind too, so that one value can travel to another process. */
  set(fault: FaultSetting | null, duration?: Duration): void
}

/** These only happen to a letter; the others to every request. */
const onlyWhenSending: ReadonlySet<Fault['kind']> = new Set(['throttled', 'rejected', 'drop-answer'])

export type FaultPlan = SesFaults & {
  /** What is to go wrong with this request. */
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
