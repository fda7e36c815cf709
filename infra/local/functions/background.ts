import type { TableChange } from 'local-aws/dynamodb'
import type { BackgroundName, BackgroundShape } from '../../resources/background.ts'
import { matches } from './change-filter.ts'

/** A record of a table's stream, as Lambda passes it on. */
export type ChangeRecord = {
  eventName: TableChange['kind']
  dynamodb: { Keys: TableChange['keys']; NewImage?: NonNullable<TableChange['newImage']> }
}

/** A function as the schedule (without records) and a table's stream invoke it. */
export type BackgroundFunction = (event: {
  Records?: readonly ChangeRecord[]
  detail?: object
  /** What an operator invokes `removals` with. */
  everything?: boolean
}) => Promise<void>

/** An event as EventBridge passes it on. */
export type BusEvent = { source: string; detail: object }

/** The parts of a running function as they are set up, not as they were described. */
export type BackgroundState = {
  everyMinutes: number | undefined
  changesOf: BackgroundShape['onChangesOf']
  events: BackgroundShape['onEvents']
  /** How often each cause has invoked the function; a batch of changes counts once for each change. */
  invoked: { bySchedule: number; byChanges: number; byEvents: number }
  failed: number
}

type One = Omit<Background, 'states'> & { state: () => BackgroundState }

export type Background = {
  /** Queues a change for each function whose filter matches; it arrives in batches, one batch after another. */
  notify: (change: TableChange) => void
  /** Hands an event of the account's event bus to each function whose pattern matches. */
  publish: (event: BusEvent) => void
  /** Runs every schedule now, for who moved the clock on. */
  runSchedules: () => void
  /** What invokes each function, and what has invoked it since the start. */
  states: () => Readonly<Record<BackgroundName, BackgroundState>>
  /** Stops the schedules and waits for the runs in progress. */
  close: () => Promise<void>
}

const batchSize = 10
/** What a schedule in minutes is here, so that nobody waits for a minute. */
const localMinuteMilliseconds = 2000

/** Does for each function what its schedule and its event source mapping do when deployed. */
export function runInBackground(
  shapes: Readonly<Record<BackgroundName, BackgroundShape>>,
  functions: Readonly<Record<BackgroundName, BackgroundFunction>>,
): Background {
  const names = Object.keys(shapes) as BackgroundName[]
  const byName = new Map(names.map((name) => [name, runOne(shapes[name], functions[name])]))
  const running = [...byName.values()]
  return {
    states: () =>
      Object.fromEntries([...byName].map(([name, one]) => [name, one.state()])) as Record<
        BackgroundName,
        BackgroundState
      >,
    notify: (change) => running.forEach((one) => one.notify(change)),
    publish: (event) => running.forEach((one) => one.publish(event)),
    runSchedules: () => running.forEach((one) => one.runSchedules()),
    close: async () => {
      await Promise.all(running.map((one) => one.close()))
    },
  }
}

const recordOf = ({ kind, keys, newImage }: TableChange): ChangeRecord => ({
  eventName: kind,
  dynamodb: { Keys: keys, ...(newImage === undefined ? {} : { NewImage: newImage }) },
})

const sayFailed = (error: unknown): void =>
  void process.stderr.write(
    `A background function failed: ${String(error instanceof Error ? error.message : error)}\n`,
  )

function runOne({ everyMinutes, onChangesOf, onEvents }: BackgroundShape, run: BackgroundFunction): One {
  const invoked = { bySchedule: 0, byChanges: 0, byEvents: 0 }
  let failed = 0
  const waiting: ChangeRecord[] = []
  let turn: Promise<void> = Promise.resolve()
  let closed = false

  const report = (error: unknown): void => {
    failed += 1
    sayFailed(error)
  }
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(() => (closed ? undefined : work())).catch(report)
  }
  const drain = async (): Promise<void> => {
    if (waiting.length > 0) await run({ Records: waiting.splice(0, batchSize) })
  }

  const runSchedules = (): void => {
    if (everyMinutes === undefined) return
    invoked.bySchedule += 1
    inTurn(() => run({}))
  }
  const period = everyMinutes === undefined ? undefined : everyMinutes * localMinuteMilliseconds
  const timer = period === undefined ? undefined : setInterval(runSchedules, period)
  // Runs once at the start, because a crash may have left work unfinished.
  runSchedules()
  return {
    runSchedules,
    state: () => {
      const minutes = period === undefined ? undefined : period / localMinuteMilliseconds
      return {
        everyMinutes: minutes,
        changesOf: onChangesOf,
        events: onEvents,
        invoked: { ...invoked },
        failed,
      }
    },
    publish: (event) => {
      if (onEvents === undefined || !matches({ source: onEvents.source, detail: onEvents.detail }, event))
        return
      invoked.byEvents += 1
      inTurn(() => run(event))
    },
    notify: (change) => {
      const record = recordOf(change)
      if (onChangesOf?.table !== change.table || !matches(onChangesOf.matching, record)) return
      invoked.byChanges += 1
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
