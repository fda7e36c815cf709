import type { PartQueue } from '../../api/unsent/part-queue.ts'
import { isFinal, retried, type Retries } from '../../api/unsent/retry.ts'
import type { FinishBody, UnsentCalls } from '../../api/unsent/unsent-calls.ts'
import type { Clock } from './clock.ts'
import { within } from './within.ts'

/** How long the end waits for the last parts. The dashboard uploads those that are left. */
export const drainMilliseconds = 15_000
export const endAttempts = 6

type Ending = {
  clock: Clock
  retries: Retries
  calls: Pick<UnsentCalls, 'finish'>
  queue: Pick<PartQueue, 'drained'>
  /** The session's id. */
  id: string
  body: FinishBody
}

/**
 * Uploads what is left and finishes the session; answers whether the server has accepted or finally refused it. A failure
 * is not shown, because the dashboard repeats the call.
 */
export async function endInterview({ clock, retries, calls, queue, id, body }: Ending): Promise<boolean> {
  await within(clock, drainMilliseconds, queue.drained())
  try {
    await retried({ ...retries, max: endAttempts, waitsOffline: true }, () =>
      calls.finish({ params: { id }, body }),
    )
    return true
  } catch (error) {
    return isFinal(error)
  }
}
