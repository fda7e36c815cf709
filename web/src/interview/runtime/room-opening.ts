import { openRoom } from './opening.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomRecorder } from './room-recorder.ts'

type Parts = { call: Pick<RoomCall, 'join'>; recorder: Pick<RoomRecorder, 'queue'> }

/** Opens the room and joins the call. */
export async function connect(core: RoomCore, { call, recorder }: Parts): Promise<void> {
  const { world, scope, retries, sessionId, getState, set, dispatch } = core
  if (sessionId() === '') {
    dispatch({ type: 'failed', message: 'Cannot start interview: Session ID missing.' })
    return
  }
  const opened = await openRoom(retries, world.calls, sessionId())
  if (scope.signal.aborted || getState().interview.phase !== 'connecting') return
  if ('record' in opened) {
    set({ record: opened.record })
    // Parts that a reload left are uploaded, whatever follows.
    void recorder.queue.resume(opened.record.session.id)
  }
  if (opened.refused !== undefined) dispatch(opened.refused)
  else if ('record' in opened) await call.join(opened.record)
}
