import type { PartQueue } from './part-queue.ts'
import { retried, type Retries } from './retry.ts'
import type { RoomCalls } from './room-calls.ts'
import { within } from './within.ts'

/** The end waits so long for the last parts; they upload later, too, while the page stays open. */
const drainMs = 15_000
const attempts = 6

type Ending = {
  retries: Retries
  calls: Pick<RoomCalls, 'finish'>
  queue: Pick<PartQueue, 'drained'>
  /** The session's. */
  id: string
  body: Parameters<RoomCalls['finish']>[0]['body']
}

/** Uploads what is left and finishes the session. A failure is no news for the candidate, who has done everything. */
export async function endInterview({ retries, calls, queue, id, body }: Ending): Promise<void> {
  await within(retries.clock, drainMs, queue.drained())
  // The checkpoints have the answers, and a sweep completes what this call cannot.
  await retried({ ...retries, most: attempts }, () => calls.finish({ params: { id }, body })).catch(() => {})
}
