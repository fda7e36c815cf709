import type { TableChange } from 'local-aws/dynamodb'
import type { BackgroundName, BackgroundShape } from '../../resources/background.ts'
import { matches } from './change-filter.ts'

/** A record of a table's stream, as Lambda passes it to a function. */
export type ChangeRecord = {
  eventName: TableChange['kind']
  dynamodb: { Keys: TableChange['keys']; NewImage?: NonNullable<TableChange['newImage']> }
}

/** The schedule invokes it with an empty event, a table's stream with records, EventBridge with a detail. */
export type BackgroundFunction = (event: {
  Records?: readonly ChangeRecord[]
  detail?: object
  /** With this the operate command invokes `removals`. */
  everything?: boolean
}) => Promise<void>

/** An event as EventBridge passes it to a function. */
export type BusEvent = { source: string; detail: object }

/** What invokes a running function, and how often it has. */
export type BackgroundState = {
  everyMinutes: number | undefined
  changesOf: BackgroundShape['onChangesOf']
  events: BackgroundShape['onEvents']
  /** How often each cause has invoked the function; a batch of changes counts once for each change. */
  invoked: { bySchedule: number; byChanges: number; byEvents: number }
  failed: number
}

type One = Omit<Background, 'states' | 'settled'> & {
  state: () => BackgroundState
  /** The last of its runs, which ends after all before it. */
  lastRun: () => Promise<void>
}

export type Background = {
  /** Queues a change for each function whose filter matches, which receives its changes in consecutive batches. */
  notify: (change: TableChange) => void
  /** Invokes each function whose pattern matches an event of the account's event bus. */
  publish: (event: BusEvent) => void
  /** Runs every schedule now, for tests that shift the clock. A run that waits for its turn is not followed by another. */
  runSchedules: () => void
  /** Without timers a schedule runs only by `runSchedules`. */
  setTimers: (areOn: boolean) => void
  /** Resolves when no function runs or waits for its turn. */
  settled: () => Promise<void>
  states: () => Readonly<Record<BackgroundName, BackgroundState>>
  /** Stops the schedules and waits for the runs in progress. */
  close: () => Promise<void>
}

const batchSize = 10
/** Schedules in minutes run this often, so that developers do not wait for minutes. */
const localMinuteMilliseconds = 2000

/** Invokes the functions like their deployed schedules, event rules and event source mappings. */
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
    setTimers: (areOn) => running.forEach((one) => one.setTimers(areOn)),
    settled: async () => {
      let seen: Promise<void>[] = []
      // A run can invoke other functions by what it writes.
      while (running.some((one, index) => one.lastRun() !== seen[index])) {
        seen = running.map((one) => one.lastRun())
        await Promise.all(seen)
      }
    },
    close: async () => {
      await Promise.all(running.map((one) => one.close()))
    },
  }
}

const recordOf = ({ kind, keys, newImage }: TableChange): ChangeRecord => ({
  eventName: kind,
  dynamodb: { Keys: keys, ...(newImage === undefined ? {} : { NewImage: newImage }) },
})

const printFailure = (error: unknown): void =>
  void process.stderr.write(
    `A background function failed: ${String(error instanceof Error ? error.message : error)}\n`,
  )

/** One run waits at most, however often the timer ends meanwhile. */
function createSchedule(everyMinutes: number | undefined, enqueue: (begun: () => void) => void) {
  let isWaiting = false
  let timer: NodeJS.Timeout | undefined
  const runSchedules = (): void => {
    if (everyMinutes === undefined || isWaiting) return
    isWaiting = true
    enqueue(() => {
      isWaiting = false
    })
  }
  return {
    runSchedules,
    setTimers: (areOn: boolean): void => {
      clearInterval(timer)
      if (areOn && everyMinutes !== undefined)
        timer = setInterval(runSchedules, everyMinutes * localMinuteMilliseconds)
    },
  }
}

function runOne({ everyMinutes, onChangesOf, onEvents }: BackgroundShape, run: BackgroundFunction): One {
  const invoked = { bySchedule: 0, byChanges: 0, byEvents: 0 }
  let failed = 0
  const waiting: ChangeRecord[] = []
  let turn: Promise<void> = Promise.resolve()
  let closed = false

  const report = (error: unknown): void => {
    failed += 1
    printFailure(error)
  }
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(() => (closed ? undefined : work())).catch(report)
  }
  const drain = async (): Promise<void> => {
    if (waiting.length > 0) await run({ Records: waiting.splice(0, batchSize) })
  }

  const { runSchedules, setTimers } = createSchedule(everyMinutes, (begun) => {
    invoked.bySchedule += 1
    inTurn(() => {
      begun()
      return run({})
    })
  })
  setTimers(true)
  // Runs once at the start, because a crash may have left work unfinished.
  runSchedules()
  return {
    runSchedules,
    setTimers,
    lastRun: () => turn,
    state: () => ({
      everyMinutes,
      changesOf: onChangesOf,
      events: onEvents,
      invoked: { ...invoked },
      failed,
    }),
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
      setTimers(false)
      await turn
    },
  }
}
