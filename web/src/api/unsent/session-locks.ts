/** Held by the one page of this browser that works on a session; released with the page, also when it crashes. */
export type SessionLocks = {
  /** Undefined where another page holds it. */
  tryHold: (sessionId: string) => Promise<(() => void) | undefined>
  /** Waits until no other page holds it. */
  hold: (sessionId: string, signal: AbortSignal) => Promise<() => void>
  isHeld: (sessionId: string) => Promise<boolean>
}

const nameOf = (sessionId: string): string => `interview ${sessionId}`

const nothing = (): void => undefined

const request = (
  locks: LockManager,
  sessionId: string,
  options: LockOptions,
): Promise<(() => void) | undefined> =>
  new Promise((resolve, reject) => {
    const granted = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(undefined)
        return undefined
      }
      return new Promise((release) => {
        resolve(() => {
          release()
        })
      })
    }
    locks.request(nameOf(sessionId), options, granted).catch(reject)
  })

/** Without the Web Locks API each page acts as the only one; the server still tells two pages apart. */
export function createSessionLocks(locks: LockManager | undefined): SessionLocks {
  return {
    tryHold: async (sessionId) =>
      locks === undefined ? nothing : request(locks, sessionId, { ifAvailable: true }),
    hold: async (sessionId, signal) =>
      (locks === undefined ? undefined : await request(locks, sessionId, { signal })) ?? nothing,
    async isHeld(sessionId) {
      const { held = [] } = (await locks?.query()) ?? {}
      return held.some(({ name }) => name === nameOf(sessionId))
    },
  }
}
