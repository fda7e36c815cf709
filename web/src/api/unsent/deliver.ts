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

/** Sends what an earlier page kept of an interview, once no other page works on it. */
export async function deliver(interview: UnsentInterview, delivery: Delivery): Promise<void> {
  const { retries, interviews, locks } = delivery
  const { sessionId } = interview
  const release = await locks.hold(sessionId, retries.signal)
  retries.signal.addEventListener('abort', release, { once: true })
  try {
    // The page that held the lock may have sent everything.
    const kept = await interviews.get(sessionId)
    await sendAll(kept ?? interview, delivery)
    // An interview that may continue stays stored: the row says that it was held in this browser.
    if (kept === undefined || kept.finish !== undefined) await interviews.remove(sessionId)
    else await interviews.put({ ...kept, checkpoint: undefined })
  } finally {
    retries.signal.removeEventListener('abort', release)
    release()
  }
}

/** Deletes interviews of any candidate that the server no longer accepts, and parts without an interview. */
async function removeExpired(
  { parts, interviews }: Pick<Delivery, 'parts' | 'interviews'>,
  now: number,
): Promise<void> {
  // Read first: an interview that begins meanwhile is known before it has parts.
  const withParts = await parts.sessions()
  const known = await interviews.all()
  const open = new Set(known.filter(({ expiresAt }) => expiresAt > now).map(({ sessionId }) => sessionId))
  for (const sessionId of withParts) if (!open.has(sessionId)) await parts.removeAll(sessionId)
  for (const { sessionId } of known) if (!open.has(sessionId)) await interviews.remove(sessionId)
}

/** Sends what this browser keeps of a candidate's interviews; returns how many it finished. */
export async function deliverAll(owner: string, now: number, delivery: Delivery): Promise<number> {
  await removeExpired(delivery, now)
  const own = (await delivery.interviews.all()).filter((interview) => interview.owner === owner)
  await Promise.all(own.map((interview) => deliver(interview, delivery)))
  return own.filter(({ finish }) => finish !== undefined).length
}
