import type { RoomCore } from './room-core.ts'
import type { RoomRecorder } from './room-recorder.ts'
import type { RoomTranscript } from './room-transcript.ts'

type Parts = {
  transcript: Pick<RoomTranscript, 'flush'>
  recorder: Pick<RoomRecorder, 'flush'>
}

/** The browser may end a hidden page without another event, above all on a phone, so its data is sent or stored now. */
export function saveWhenHidden({ world, scope, getState }: RoomCore, { transcript, recorder }: Parts): void {
  scope.own(
    world.onHidden(() => {
      if (getState().interview.phase !== 'active') return
      transcript.flush()
      recorder.flush()
    }),
  )
}
