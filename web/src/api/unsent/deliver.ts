import { createPartQueue } from './part-queue.ts'
import type { PartStore } from './part-store.ts'
import { isFinal, retried, type Retries } from './retry.ts'
import type { SessionLocks } from './session-locks.ts'
import type { UnsentCalls } from './unsent-calls.ts'
import type { InterviewStore, UnsentInterview } from './unsent-interview.ts'

export type Delivery = {
  retries: Retries
  /** The calls of the candidate who is signed in. */
  calls: UnsentCalls
  parts: PartStore
  interviews: InterviewStore
  locks: SessionLocks
  /** Called with the number of parts of the session that wait. */
  changed: (sessionId: string, waiting: number) => void
}

/** A refusal that no repetition changes means that the server has the data, or accepts no more. */
async function sent(retries: Retries, call: () => Promise<unknown>): Promise<void> {
  try {
    await retried(retries, call)
  } catch (error) {
    if (!isFinal(error)) throw error
  }
}

/** Sends the answers before the recording, because the server accepts parts for ten minutes after the finish. */
async function sendAll(
  { sessionId, checkpoint, finish }: UnsentInterview,
  delivery: Delivery,
): Promise<void> {
  const { retries, calls, parts, changed } = delivery
  const params = { id: sessionId }
  if (finish !== undefined) await sent(retries, () => calls.finish({ params, body: finish }))
  else if (checkpoint !== undefined)
    await sent(retries, () => calls.saveTranscript({ params, body: checkpoint }))
  const queue = createPartQueue({
    retries,
    calls,
    store: parts,
    changed: () => {
      changed(sessionId, queue.waiting())
    },
  })
  await queue.resume(sessionId)
  await queue.drained()
}

/** Whether nothing was stored since `kept` was read. */
const isStill = (stored: UnsentInterview | undefined, copy: UnsentInterview): boolean =>
  stored?.callId === copy.callId &&
  stored?.checkpoint?.version === copy.checkpoint?.version &&
  (stored?.finish === undefined) === (copy.finish === undefined)

/** Sends what an earlier page kept of an interview, once no other page works on it. */
export async function deliver(interview: UnsentInterview, delivery: Delivery): Promise<void> {
  const { retries, interviews, locks } = delivery
  const { sessionId } = interview
  const release = await locks.holdForDelivery(sessionId, retries.signal)
  retries.signal.addEventListener('abort', release, { once: true })
  try {
    const copy = await interviews.get(sessionId)
    // The page that held the lock before has sent everything.
    if (copy === undefined) return
    await sendAll(copy, delivery)
    const stored = await interviews.get(sessionId)
    // The lock is released with the signal, and is missing in browsers without the Web Locks API: a page may have begun
    // or continued the interview meanwhile, and the record is that page's.
    if (retries.signal.aborted || !isStill(stored, copy)) return
    // An interview that may continue stays stored: the row says that it was held in this browser.
    if (copy.finish !== undefined) await interviews.remove(sessionId)
    else await interviews.put({ ...copy, checkpoint: undefined })
  } finally {
    retries.signal.removeEventListener('abort', release)
    release()
  }
}

/** Deletes interviews of any candidate that the server no longer accepts, and parts without an interview. */
async function removeExpired(
  { parts, interviews, locks }: Pick<Delivery, 'parts' | 'interviews' | 'locks'>,
  now: number,
): Promise<void> {
  // Read first: an interview that begins meanwhile is known before it has parts.
  const withParts = await parts.sessions()
  const storedInterviews = await interviews.all()
  const open = new Set(
    storedInterviews.filter(({ expiresAt }) => expiresAt > now).map(({ sessionId }) => sessionId),
  )
  // Where the device's clock is wrong, an interview that runs may look expired.
  for (const { sessionId } of storedInterviews)
    if ((await locks.heldBy(sessionId)) === 'interview') open.add(sessionId)
  for (const sessionId of withParts) if (!open.has(sessionId)) await parts.removeAll(sessionId)
  for (const { sessionId } of storedInterviews) if (!open.has(sessionId)) await interviews.remove(sessionId)
}

/** Sends what this browser keeps of a candidate's interviews; returns how many it finished. */
export async function deliverAll(owner: string, now: number, delivery: Delivery): Promise<number> {
  await removeExpired(delivery, now)
  const ofOwner = (await delivery.interviews.all()).filter((interview) => interview.owner === owner)
  await Promise.all(ofOwner.map((interview) => deliver(interview, delivery)))
  return ofOwner.filter(({ finish }) => finish !== undefined).length
}
