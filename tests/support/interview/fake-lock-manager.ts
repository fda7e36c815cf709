type Held = { name: string; mode: LockMode }
type Waiting = Held & { grant: () => void }

const conflicts = (one: Held, other: Held): boolean =>
  one.name === other.name && (one.mode === 'exclusive' || other.mode === 'exclusive')

/** The locks of a browser, which its pages share: granted in the order of the requests, as the standard demands. */
export function createFakeLockManager(): LockManager {
  const held = new Set<Held>()
  let waiting: Waiting[] = []
  const isFree = (wanted: Held, before: readonly Held[]): boolean =>
    ![...held, ...before].some((other) => conflicts(wanted, other))

  const grantNext = (): void => {
    for (const [index, wanted] of waiting.entries()) {
      if (!isFree(wanted, waiting.slice(0, index))) continue
      waiting = waiting.filter((each) => each !== wanted)
      wanted.grant()
      grantNext()
      return
    }
  }
  const run = async (wanted: Held, callback: (lock: Lock | null) => unknown): Promise<unknown> => {
    held.add(wanted)
    try {
      return await callback(wanted)
    } finally {
      held.delete(wanted)
      grantNext()
    }
  }
  const request = (
    name: string,
    { mode = 'exclusive', ifAvailable = false, signal }: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const wanted: Waiting = {
        name,
        mode,
        grant: () => {
          run(wanted, callback).then(resolve, reject)
        },
      }
      if (isFree(wanted, waiting)) wanted.grant()
      else if (ifAvailable) resolve(callback(null))
      else {
        waiting.push(wanted)
        signal?.addEventListener('abort', () => {
          if (!waiting.includes(wanted)) return
          waiting = waiting.filter((each) => each !== wanted)
          reject(signal.reason)
          grantNext()
        })
      }
    })
  return {
    request: request as LockManager['request'],
    query: () => Promise.resolve({ held: [...held], pending: [...waiting] }),
  }
}
