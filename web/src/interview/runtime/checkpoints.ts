import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { endedMessage, takenOverMessage } from '../machine/room-status.ts'
import { retried, type Retries } from '../../api/unsent/retry.ts'
import type { CheckpointBody, UnsentCalls } from '../../api/unsent/unsent-calls.ts'

export type Checkpoints = {
  /** Saves the interview as it is now. While a save is under way, only the latest of those that follow is sent. */
  save: (soFar: Omit<CheckpointBody, 'version'>) => void
  /** The checkpoint that the server may not have yet. */
  unsaved: () => CheckpointBody | undefined
  stop: () => void
}

type Parts = {
  retries: Retries
  calls: Pick<UnsentCalls, 'saveTranscript'>
  sessionId: string
  /** The version of the transcript that another page stored; 0 without one. */
  version: number
  /** Called when the server refuses this page's checkpoints from now on. */
  refused: (message: string) => void
  /** Stores the checkpoint in the browser, in case the page ends before it is saved; undefined deletes it. */
  keep: (checkpoint: CheckpointBody | undefined) => void
}

/** The candidate's message where another page continues the interview or it has ended; undefined for other failures. */
function endMessageOf(error: unknown): string | undefined {
  if (!(error instanceof ApiRefusal)) return undefined
  if (error.code === 'interview_taken_over') return takenOverMessage
  return error.code === 'interview_ended' ? endedMessage : undefined
}

export function createCheckpoints({
  retries,
  calls,
  sessionId,
  keep,
  refused,
  ...before
}: Parts): Checkpoints {
  let { version } = before
  let latest: CheckpointBody | undefined
  let isRunning = false
  let isStopped = false

  const sendLatest = async (): Promise<void> => {
    const body = latest
    if (body === undefined || isStopped) return
    await calls.saveTranscript({ params: { id: sessionId }, body })
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
    } catch (error) {
      // A repetition would be refused, too. The finish call contains the whole transcript.
      latest = undefined
      const message = endMessageOf(error)
      if (message !== undefined) refused(message)
    }
    isRunning = false
  }

  return {
    save(soFar) {
      version += 1
      latest = { version, ...soFar }
      keep(latest)
      void run()
    },
    unsaved: () => (isStopped ? undefined : latest),
    stop() {
      isStopped = true
    },
  }
}
