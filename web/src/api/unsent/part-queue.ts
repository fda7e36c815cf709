import type { PartStore, StoredPart } from './part-store.ts'
import { isFinal, retried, type Retries } from './retry.ts'
import type { UnsentCalls } from './unsent-calls.ts'

export type PartQueue = {
  add: (part: StoredPart) => void
  /** Continues with the parts of a session that an earlier visit left. */
  resume: (sessionId: string) => Promise<void>
  /** Parts that are not uploaded. */
  waiting: () => number
  /** The bytes of waiting parts that are in this page's memory only. */
  unstoredBytes: () => number
  /** Resolves once nothing waits. */
  drained: () => Promise<void>
}

type Parts = {
  retries: Retries
  calls: Pick<UnsentCalls, 'recordingPart' | 'upload'>
  store: PartStore
  /** Called when another page has taken over the interview. Parts that were recorded before are still uploaded. */
  takenOver?: () => void
  changed: () => void
}

const uploadWith =
  ({ calls, takenOver }: Pick<Parts, 'calls' | 'takenOver'>) =>
  async ({ sessionId, segment, part, contentType, blob }: StoredPart): Promise<void> => {
    const { data } = await calls.recordingPart({
      params: { id: sessionId },
      body: { segment, part, size: blob.size, contentType },
    })
    await calls.upload(data, blob)
    if (data.isTakenOver) takenOver?.()
  }

/** Uploads the parts of a recording one after the other, and keeps each in the store until it is uploaded. */
export function createPartQueue({ retries, store, changed, ...parts }: Parts): PartQueue {
  const upload = uploadWith(parts)
  const unstored = new Set<StoredPart>()
  let waiting: StoredPart[] = []
  let isRunning = false
  let drains: (() => void)[] = []

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (let part = waiting[0]; part !== undefined && !retries.signal.aborted; part = waiting[0]) {
      const current = part
      try {
        await retried(retries, () => upload(current))
      } catch (error) {
        // The API accepts no more parts of this interview. Each later part gets the same refusal and is removed.
        if (!isFinal(error)) throw error
      }
      waiting = waiting.filter((each) => each !== current)
      unstored.delete(current)
      await store.remove(current).catch(() => {})
      changed()
    }
    isRunning = false
    if (waiting.length === 0) for (const drained of drains.splice(0)) drained()
  }

  return {
    add(part) {
      waiting.push(part)
      unstored.add(part)
      changed()
      // Where the browser has no storage, as in some private windows, or a full one, the part waits in memory only.
      store.add(part).then(
        () => {
          unstored.delete(part)
        },
        () => {
          changed()
        },
      )
      void run()
    },
    async resume(sessionId) {
      const left = await store.of(sessionId).catch(() => [])
      if (left.length === 0) return
      waiting = [...left, ...waiting]
      changed()
      void run()
    },
    waiting: () => waiting.length,
    unstoredBytes: () => [...unstored].reduce((sum, { blob }) => sum + blob.size, 0),
    drained: () =>
      waiting.length === 0 && !isRunning
        ? Promise.resolve()
        : new Promise((resolve) => {
            drains = [...drains, resolve]
          }),
  }
}
