import type { TranscriptEntry } from '#shared/domain/transcript.ts'
import { retried, type Retries } from './retry.ts'
import type { RoomCalls } from './room-calls.ts'

export type Checkpoints = {
  /** Saves the transcript as it is now. While a save is under way, only the latest of those that follow is sent. */
  save: (entries: readonly TranscriptEntry[]) => void
  stop: () => void
}

export function createCheckpoints(
  retries: Retries,
  calls: Pick<RoomCalls, 'saveTranscript'>,
  sessionId: string,
): Checkpoints {
  let version = 0
  let latest: { version: number; entries: readonly TranscriptEntry[] } | undefined
  let isRunning = false
  let isStopped = false

  const sendLatest = async (): Promise<void> => {
    const body = latest
    if (body === undefined || isStopped) return
    await calls.saveTranscript({
      params: { id: sessionId },
      body: { version: body.version, entries: [...body.entries] },
    })
    if (latest === body) latest = undefined
  }

  const isPending = (): boolean => latest !== undefined && !isStopped

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      while (isPending()) await retried(retries, sendLatest)
    } catch {
      // Refused for good: the finish call carries the whole transcript.
      latest = undefined
    }
    isRunning = false
  }

  return {
    save(entries) {
      version += 1
      latest = { version, entries }
      void run()
    },
    stop() {
      isStopped = true
    },
  }
}
