import type { PartStore, StoredPart } from './part-store.ts'
import { isFinal, retried, type Retries } from './retry.ts'
import type { RoomCalls } from './room-calls.ts'

export type PartQueue = {
  add: (part: StoredPart) => void
  /** Continues with the parts of a session that an earlier visit left. */
  resume: (sessionId: string) => Promise<void>
  /** Parts that are not uploaded. */
  waiting: () => number
  /** Resolves once nothing waits. */
  drained: () => Promise<void>
  /** Forgets the parts that wait. */
  discard: () => void
}

type Parts = {
  retries: Retries
  calls: Pick<RoomCalls, 'recordingPart' | 'upload'>
  store: PartStore
  changed: () => void
}

/** Uploads the parts of a recording one after the other, and keeps each in the store until it is uploaded. */
export function createPartQueue({ retries, calls, store, changed }: Parts): PartQueue {
  let waiting: StoredPart[] = []
  let isRunning = false
  let drains: (() => void)[] = []

  const upload = async (part: StoredPart): Promise<void> => {
    const { sessionId, segment, contentType, blob } = part
    const { data } = await calls.recordingPart({
      params: { id: sessionId },
      body: { segment, part: part.part, size: blob.size, contentType },
    })
    await calls.upload(data, blob)
  }

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (let part = waiting[0]; part !== undefined; part = waiting[0]) {
      const current = part
      try {
        await retried(retries, () => upload(current))
      } catch (error) {
        // The interview takes no more parts; the ones that follow find out for themselves.
        if (!isFinal(error)) throw error
      }
      waiting = waiting.filter((each) => each !== current)
      await store.remove(current).catch(() => {})
      changed()
    }
    isRunning = false
    for (const drained of drains.splice(0)) drained()
  }

  return {
    add(part) {
      waiting.push(part)
      changed()
      // Without a store, in a private window for instance, the part waits in memory only.
      store.add(part).catch(() => {})
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
    drained: () =>
      waiting.length === 0 && !isRunning
        ? Promise.resolve()
        : new Promise((resolve) => {
            drains = [...drains, resolve]
          }),
    discard() {
      for (const part of waiting) store.remove(part).catch(() => {})
      waiting = []
      changed()
    },
  }
}
