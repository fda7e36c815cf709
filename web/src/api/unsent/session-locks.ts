/** Each session has one lock in this browser. It is released with the page that holds it, also when that page crashes. */
export type SessionLocks = {
  /** For the page of an interview; undefined where another page holds the lock. */
  tryHold: (sessionId: string) => Promise<(() => void) | undefined>
  /** For a delivery: waits until no page conducts the interview and no other delivery runs. */
  holdForDelivery: (sessionId: string, signal: AbortSignal) => Promise<() => void>
  heldBy: (sessionId: string) => Promise<'interview' | 'delivery' | undefined>
}

const nameOf = (sessionId: string): string => `interview ${sessionId}`
/** One delivery at a time: two would upload the same parts. */
const turnOf = (sessionId: string): string => `delivery ${sessionId}`

const nothing = (): void => undefined

const request = (locks: LockManager, name: string, options: LockOptions): Promise<(() => void) | undefined> =>
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
    locks.request(name, options, granted).catch(reject)
  })

/**
 * The mode of the lock says what holds it: `exclusive` an interview, `shared` a delivery. Without the Web Locks API each
 * page acts as the only one; the server still tells two pages apart.
 */
export function createSessionLocks(locks: LockManager | undefined): SessionLocks {
  return {
    tryHold: async (sessionId) =>
      locks === undefined ? nothing : request(locks, nameOf(sessionId), { ifAvailable: true }),
    async holdForDelivery(sessionId, signal) {
      if (locks === undefined) return nothing
      const endTurn = (await request(locks, turnOf(sessionId), { signal })) ?? nothing
      try {
        const release = await request(locks, nameOf(sessionId), { mode: 'shared', signal })
        return () => {
          release?.()
          endTurn()
        }
      } catch (error) {
        endTurn()
        throw error
      }
    },
    async heldBy(sessionId) {
      const { held = [] } = (await locks?.query()) ?? {}
      const lock = held.find(({ name }) => name === nameOf(sessionId))
      if (lock === undefined) return undefined
      return lock.mode === 'shared' ? 'delivery' : 'interview'
    },
  }
}
