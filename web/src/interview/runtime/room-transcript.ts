import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { entriesOf, nextTranscript, type TranscriptEvent } from '../machine/transcript.ts'
import { createCheckpoints, type Checkpoints } from './checkpoints.ts'
import type { KeptInterview } from './kept-interview.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomRecorder } from './room-recorder.ts'
import { progressOf } from './progress.ts'
import { segmentStartsOf } from './segment-starts.ts'

export type RoomTranscript = {
  write: (event: TranscriptEvent) => void
  /** Saves what is complete. */
  save: () => void
  /** The complete messages of the interview that has started. */
  entries: () => TranscriptEntry[]
  /** From now on, `save` sends checkpoints. */
  begin: (earlier?: { version: number }) => void
  /** Sends the checkpoint that is not saved with a request that outlives the page. */
  flush: () => void
  end: () => void
}

type Parts = { callId: string; kept: KeptInterview; recorder: Pick<RoomRecorder, 'starts'> }

/** The transcript of the room, and its checkpoints on the server, which also contain the beginnings of the recording's segments. */
export function createRoomTranscript(core: RoomCore, { callId, kept, recorder }: Parts): RoomTranscript {
  const { retries, world, scope, getState, set, sessionId, dispatch } = core
  let checkpoints: Checkpoints | undefined
  const entries = (): TranscriptEntry[] => {
    const { interview, transcript } = getState()
    return 'startedAt' in interview ? entriesOf(transcript, interview.startedAt) : []
  }
  return {
    entries,
    write(event) {
      set({ transcript: nextTranscript(getState().transcript, event) })
    },
    save() {
      const { interview } = getState()
      if (interview.phase !== 'active') return
      checkpoints?.save({
        entries: entries(),
        segmentStarts: segmentStartsOf(recorder, interview.startedAt),
        progress: progressOf(interview, getState()),
        callId,
      })
    },
    begin(earlier) {
      checkpoints = createCheckpoints({
        version: earlier?.version ?? 0,
        refused: (message) => dispatch({ type: 'blocked', message }),
        retries,
        calls: world.calls,
        sessionId: sessionId(),
        keep: (checkpoint) => {
          // A late answer must not overwrite the record of the page that continues the interview.
          if (!scope.signal.aborted) kept.keep({ checkpoint })
        },
      })
    },
    flush() {
      const body = checkpoints?.unsaved()
      if (body === undefined) return
      world.lastCalls
        .saveTranscript({ params: { id: sessionId() }, body })
        // Too long for such a request, or without a connection: the next visit sends what is kept.
        .catch(() => {})
    },
    end: () => checkpoints?.stop(),
  }
}
