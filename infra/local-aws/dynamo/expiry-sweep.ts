const sweepEveryMilliseconds = 10_000

export type ExpirySweep = {
  /** Runs the sweep after the one in progress and returns how many items it deleted. */
  now: () => Promise<number>
  /** Ends the schedule and waits for the sweep in progress. */
  stop: () => Promise<void>
}

/** Sweeps on a schedule, one sweep at a time. */
export function startSweeping(sweep: () => Promise<number>): ExpirySweep {
  let last: Promise<unknown> = Promise.resolve()
  const now = (): Promise<number> => {
    const next = last.then(sweep)
    last = next.catch((error: unknown) => {
      console.error('The local database could not remove what has expired:', error)
    })
    return next
  }
  const schedule = setInterval(() => void now().catch(() => {}), sweepEveryMilliseconds)
  schedule.unref()
  return {
    now,
    async stop() {
      clearInterval(schedule)
      await last
    },
  }
}
