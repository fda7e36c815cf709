import { eraseJobs, repeatedErasures } from '../nouns.ts'
import { removeContents } from '../remove-account.ts'
import { errorFields } from '#functions/platform/log/log.ts'
import type { Looks, NextLook, Removal, Removed } from '#functions/platform/removals/removals.ts'
import type { RemovalsApp } from './app.ts'
import { nextLook, nextTry } from './next-look.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'

const rowsPerQuery = 100
/** Each look waits for S3 and DynamoDB most of the time. */
const maxConcurrent = 20
/** A run begins no more rows after this, so that it ends before the function's timeout. The next run takes the others. */
const runMilliseconds = 60_000
/** Longer than the function's timeout. */
const leaseSeconds = 330
/** A run begins each minute, so a row that waits longer waits because there are too many. */
const lateMinutes = 15
/** A job of a transcription runs for six hours at most, and no other one begins after the removal. */
const jobsEndMilliseconds = 24 * 60 * 60_000

/** `everything`: an operator has restored a table, so each removal is due now. */
type RemovalsEvent = { everything?: boolean }

/** Repeats each removal until nothing of it can arrive late or come back with a backup. */
export const removalsHandler =
  (app: RemovalsApp) =>
  async ({ everything = false }: RemovalsEvent): Promise<void> => {
    const begun = app.clock()
    if (everything) await app.removals.lookForAll(begun)
    const failures: unknown[] = []
    for (const searches of ['first', 'daily'] as const) {
      await lookForDue(searches, { app, begun, failures })
      await warnOfDelay(searches, app)
    }
    // Counts as an error of the function, which raises its alarm: what was to be deleted is still there.
    if (failures.length > 0)
      throw new AggregateError(failures, `What is left of ${failures.length} removals could not be deleted.`)
  }

type Run = { app: RemovalsApp; begun: Date; failures: unknown[] }

/** Until no row is due or the time is up. */
async function lookForDue(searches: Looks, { app, begun, failures }: Run): Promise<void> {
  const isOver = (): boolean => app.clock().getTime() - begun.getTime() > runMilliseconds
  const taken = new Set<string>()
  while (!isOver()) {
    const due = await app.removals.due(searches, app.clock(), rowsPerQuery)
    // The index can still have a row that this run has looked for.
    const rows = due.filter(({ id }) => !taken.has(id))
    if (rows.length === 0) return
    const queue = rows.values()
    const takeOthers = async (): Promise<void> => {
      for (const { id } of queue) {
        if (isOver()) return
        taken.add(id)
        await look(id, app).catch((failure: unknown) => failures.push(failure))
      }
    }
    await Promise.all(Array.from({ length: maxConcurrent }, takeOthers))
  }
}

/** Raises an alarm where due rows have waited for more than some runs. */
async function warnOfDelay(searches: Looks, { removals, clock, log }: RemovalsApp): Promise<void> {
  const now = clock()
  const [oldest] = await removals.due(searches, now, 1)
  if (oldest === undefined) return
  const minutes = Math.floor((now.getTime() - Date.parse(oldest.dueAt)) / minuteMilliseconds)
  if (minutes >= lateMinutes) log.warn('removals wait', { looks: searches, minutes }, 'RemovalsWait')
}

async function look(id: string, app: RemovalsApp): Promise<void> {
  const now = app.clock()
  const row = await app.removals.lease(id, now, new Date(now.getTime() + leaseSeconds * 1000))
  if (row === undefined) return
  const removedAt = new Date(row.removedAt)
  try {
    await removeAgain(row.removed, app)
    if (now.getTime() - removedAt.getTime() < jobsEndMilliseconds) await eraseJobs(row.removed, app)
  } catch (error) {
    app.log.warn('a removal is not complete yet', { removal: id, ...errorFields(error) })
    await app.removals.again(row, nextTry(removedAt, app.clock()))
    throw error
  }
  await conclude(row, nextLook({ removed: row.removed, removedAt }, app.clock()), app)
}

const conclude = (row: Removal, next: NextLook | undefined, { removals }: RemovalsApp): Promise<void> =>
  next === undefined ? removals.remove(row) : removals.again(row, next)

async function removeAgain(removed: Removed, app: RemovalsApp): Promise<void> {
  for (const erase of repeatedErasures) await erase(removed, app)
  if (removed.kind === 'account') await removeContents(removed.userId, app, { cvId: removed.cvId })
}
