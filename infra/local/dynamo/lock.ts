export type FairLock = {
  /** Runs beside other shared work. */
  shared: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs alone. */
  exclusive: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Strictly first come, first served: nobody starves behind a stream of others. */
export function fairLock(): FairLock {
  type Waiting = { alone: boolean; enter: () => void }
  const queue: Waiting[] = []
  let inside = 0
  let occupiedAlone = false

  const mayEnter = (next: Waiting) => !occupiedAlone && (inside === 0 || !next.alone)

  const admit = () => {
    for (let next = queue[0]; next !== undefined && mayEnter(next); next = queue[0]) {
      queue.shift()
      inside += 1
      occupiedAlone = next.alone
      next.enter()
    }
  }

  const hold = async <Result>(alone: boolean, work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((enter) => {
      queue.push({ alone, enter })
      admit()
    })
    try {
      return await work()
    } finally {
      inside -= 1
      occupiedAlone = false
      admit()
    }
  }

  return {
    shared: (work) => hold(false, work),
    exclusive: (work) => hold(true, work),
  }
}
