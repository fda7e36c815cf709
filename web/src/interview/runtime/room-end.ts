import { endInterview } from './ending.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomDevices } from './room-devices.ts'
import type { RoomRecorder } from './room-recorder.ts'
import type { RoomTranscript } from './room-transcript.ts'

type Parts = {
  call: Pick<RoomCall, 'leave'>
  devices: Pick<RoomDevices, 'release'>
  recorder: RoomRecorder
  transcript: RoomTranscript
}

/** Lets go of call and devices where the interview cannot go on, and finishes it at its end. */
export function endWith(core: RoomCore, parts: Parts): void {
  const { call, devices } = parts
  core.onInterviewChange((after, before) => {
    if (after.phase === before.phase) return
    // The machine enters `ending` once.
    if (after.phase === 'ending') void finish(core, parts)
    if (after.phase === 'blocked' || after.phase === 'expired' || after.phase === 'error') {
      void call.leave()
      devices.release()
    }
  })
}

async function finish(core: RoomCore, { call, devices, recorder, transcript }: Parts): Promise<void> {
  const { retries, world, sessionId, dispatch } = core
  // What is being said comes to its end with the call.
  await call.leave()
  const entries = transcript.entries()
  transcript.end()
  await recorder.stop()
  devices.release()
  await endInterview({
    retries,
    calls: world.calls,
    queue: recorder.queue,
    id: sessionId(),
    body: { transcript: entries, recordedParts: recorder.counts() },
  })
  dispatch({ type: 'ended' })
}
