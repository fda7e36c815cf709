import type { Dispatch } from 'react'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { readSent, sendFile } from './cv-calls.ts'
import type { Event, Task } from './cv-registration.ts'
import { ReviewDialog } from './review-on-demand.ts'
import { secondMilliseconds } from '#shared/platform/durations.ts'

// Imported on demand. The calls are an argument: where their import failed, importing this again would fail with them.

const usualWaitSeconds = 5
/** Text recognition of many scanned pages takes minutes; after this long, reading counts as failed. */
const maxReadingMilliseconds = 5 * 60 * secondMilliseconds

type Calls = { readSent: typeof readSent; sendFile: typeof sendFile }
type Run = { dispatch: Dispatch<Event>; signal: AbortSignal; calls: Calls }

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends or reads a CV, and dispatches how far it is. */
export const runTask = (task: Task, run: Run): Promise<void> =>
  task.kind === 'sending' ? runSending(task, run) : runReading(task, run)

async function runSending(
  { file }: Extract<Task, { kind: 'sending' }>,
  { dispatch, signal, calls }: Run,
): Promise<void> {
  const onProgress = (share: number): void => dispatch({ type: 'progressed', share })
  dispatch({ type: 'sent', cvId: await calls.sendFile(file, { onProgress, signal }) })
}

async function runReading(
  { cvId }: Extract<Task, { kind: 'reading' }>,
  { dispatch, signal, calls }: Run,
): Promise<void> {
  const latest = Date.now() + maxReadingMilliseconds
  while (!signal.aborted) {
    try {
      const read = await calls.readSent(cvId)
      await ReviewDialog.load()
      return dispatch({ type: 'read', ...read })
    } catch (error) {
      const isStillReading = error instanceof ApiRefusal && error.code === 'cv_still_reading'
      if (!isStillReading || Date.now() > latest) throw error
      dispatch({ type: 'tookLong' })
      await pause((error.retryAfterSeconds ?? usualWaitSeconds) * secondMilliseconds)
    }
  }
}
