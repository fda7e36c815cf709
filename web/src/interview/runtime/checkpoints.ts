import { retried, type Retries } from '../../api/unsent/retry.ts'
import type { UnsentCalls } from '../../api/unsent/unsent-calls.ts'
import type { Checkpoint } from '../../api/unsent/unsent-interview.ts'

export type Checkpoints = {
  /** Saves the transcript as it is now. While a save is under way, only the latest of those that follow is sent. */
  save: (entries: Checkpoint['entries']) => void
  /** The data that the server may not have yet. */
  unsaved: () => Checkpoint | undefined
  stop: () => void
}

type Parts = {
  retries: Retries
  calls: Pick<UnsentCalls, 'saveTranscript'>
  sessionId: string
  /** Keeps what is not saved, in case the page ends before it is; undefined once it is saved. */
  keep: (checkpoint: Checkpoint | undefined) => void
}

export function createCheckpoints({ retries, calls, sessionId, keep }: Parts): Checkpoints {
  let version = 0
  let latest: Checkpoint | undefined
  let isRunning = false
  let isStopped = false

  const sendLatest = async (): Promise<void> => {
    const body = latest
    if (body === undefined || isStopped) return
    await calls.saveTranscript({
      params: { id: sessionId },
      body: { version: body.version, entries: [...body.entries] },
    })
    if (latest !== body) return
    latest = undefined
    if (!isStopped) keep(undefined)
  }

  const isPending = (): boolean => latest !== undefined && !isStopped

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      while (isPending()) await retried(retries, sendLatest)
    } catch {
      // A repetition would be refused, too: the finish contains the whole transcript.
      latest = undefined
    }
    isRunning = false
  }

  return {
    save(entries) {
      version += 1
      latest = { version, entries }
      keep(latest)
      void run()
    },
    unsaved: () => (isStopped ? undefined : latest),
    stop() {
      isStopped = true
    },
  }
}
