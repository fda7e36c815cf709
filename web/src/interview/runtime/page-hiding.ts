import type { RoomCore } from './room-core.ts'
import type { RoomRecorder } from './room-recorder.ts'
import type { RoomTranscript } from './room-transcript.ts'

type Parts = {
  transcript: Pick<RoomTranscript, 'flush'>
  recorder: Pick<RoomRecorder, 'flush'>
}

/** A page that is hidden may be ended without another event, on a phone above all: what it has is sent or kept now. */
export function saveWhenHidden({ world, scope, getState }: RoomCore, { transcript, recorder }: Parts): void {
  scope.own(
    world.onHidden(() => {
      if (getState().interview.phase !== 'active') return
      transcript.flush()
      recorder.flush()
    }),
  )
}
