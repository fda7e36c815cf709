export type FairLock = {
  /** Runs concurrently with other shared work. */
  shared: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs when no other work does. */
  exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** A readers-writer lock in strict order of arrival, so that a stream of readers cannot starve a writer. */
export function fairLock(): FairLock {
  type Waiting = { exclusive: boolean; start: () => void }
  const queue: Waiting[] = []
  let running = 0
  let isExclusive = false

  const mayStart = (next: Waiting) => !isExclusive && (running === 0 || !next.exclusive)

  const startNext = () => {
    for (let next = queue[0]; next !== undefined && mayStart(next); next = queue[0]) {
      queue.shift()
      running += 1
      isExclusive = next.exclusive
      next.start()
    }
  }

  const run = async <Result>(exclusive: boolean, work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((start) => {
      queue.push({ exclusive, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      isExclusive = false
      startNext()
    }
  }

  return {
    shared: (work) => run(false, work),
    exclusive: (work) => run(true, work),
  }
}
