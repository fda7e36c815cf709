/** Runs at most `max` tasks concurrently; the others wait in the order of their calls. */
export function semaphore(max: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The next task takes this slot, so the count does not change.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
