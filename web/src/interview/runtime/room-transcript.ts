import type { TranscriptEntry } from '#shared/domain/transcript.ts'
import { entriesOf, nextTranscript, type TranscriptEvent } from '../machine/transcript.ts'
import { createCheckpoints, type Checkpoints } from './checkpoints.ts'
import type { RoomCore } from './room-core.ts'

export type RoomTranscript = {
  write: (event: TranscriptEvent) => void
  /** Saves what is complete. */
  save: () => void
  /** The complete messages of the interview that has started. */
  entries: () => TranscriptEntry[]
  /** From now on there is something to save. */
  begin: () => void
  end: () => void
}

/** The transcript of the room, and its checkpoints on the server. */
export function createRoomTranscript(core: RoomCore): RoomTranscript {
  const { retries, world, getState, set, sessionId } = core
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
      if (getState().interview.phase === 'active') checkpoints?.save(entries())
    },
    begin() {
      checkpoints = createCheckpoints(retries, world.calls, sessionId())
    },
    end: () => checkpoints?.stop(),
  }
}
