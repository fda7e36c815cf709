import { isOver } from '../machine/interview.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomDevices } from './room-devices.ts'

type Parts = { call: Pick<RoomCall, 'leave'>; devices: Pick<RoomDevices, 'release'> }

/** Leaves the call and releases the devices where the interview cannot go on. */
export function leaveWhenOver(core: RoomCore, { call, devices }: Parts): void {
  core.onInterviewChange((after, before) => {
    if (after.phase === before.phase) return
    if (!isOver(after)) return
    void call.leave()
    devices.release()
  })
}

/** Leaves the lobby. A room that has not started is cancelled on the server. */
export async function cancel(core: RoomCore, { call, devices }: Parts): Promise<void> {
  const { world, getState, dispatch } = core
  const { record, interview } = getState()
  if (interview.phase === 'starting') return
  dispatch({ type: 'cancelled' })
  if (getState().interview.phase !== 'idle' || interview.phase === 'idle') return
  void call.leave()
  devices.release()
  if (record === undefined || record.status !== 'Pending Interview') return
  await world.calls
    .finish({ params: { id: record.session.id }, body: { transcript: [], cancelled: true } })
    .catch(() => {})
}
