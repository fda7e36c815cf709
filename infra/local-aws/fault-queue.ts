export type FaultQueue<Fault> = {
  /** Without `times` the fault applies until another one is set. */
  set: (setting: (Fault & { times?: number }) | null) => void
  /** The fault of this request, if one is set that applies to it. */
  next: (applies?: (fault: Fault) => boolean) => Fault | undefined
}

/** The fault that a test sets for the requests that follow. */
export function faultQueue<Fault extends { kind: string }>(): FaultQueue<Fault> {
  let setting: (Fault & { times?: number }) | null = null
  let left = 0
  return {
    set(next) {
      setting = next
      left = next?.times ?? Infinity
    },
    next(applies = () => true) {
      if (setting === null || left < 1 || !applies(setting)) return undefined
      left -= 1
      return setting
    },
  }
}
