import type { RelayEvent } from '#functions/contact/relay-event.ts'

/** A function as the schedule and the table's stream invoke it. */
export type BackgroundFunction = (event: RelayEvent) => Promise<void>

export type Background = {
  /** Queues one change; changes reach the function in batches, one batch after another. */
  notify: (record: NonNullable<RelayEvent['Records']>[number]) => void
  /** Stops the schedule and waits for the run in progress. */
  close: () => Promise<void>
}

const batchSize = 10

export function runInBackground(run: BackgroundFunction, everyMilliseconds: number): Background {
  const waiting: NonNullable<RelayEvent['Records']>[number][] = []
  let turn: Promise<void> = Promise.resolve()
  let closed = false

  const report = (error: unknown): void => {
    process.stderr.write(
      `A background function failed: ${String(error instanceof Error ? error.message : error)}\n`,
    )
  }
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(() => (closed ? undefined : work())).catch(report)
  }
  const drain = async (): Promise<void> => {
    if (waiting.length > 0) await run({ Records: waiting.splice(0, batchSize) })
  }

  const timer = setInterval(() => inTurn(() => run({})), everyMilliseconds)
  // Runs once at the start, because a crash may have left work unfinished.
  inTurn(() => run({}))
  return {
    notify: (record) => {
      waiting.push(record)
      inTurn(drain)
    },
    close: async () => {
      closed = true
      clearInterval(timer)
      await turn
    },
  }
}
