import type { RoomCall } from './room-call.ts'
import { drainMs } from './ending.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomDevices } from './room-devices.ts'
import { within } from './within.ts'

type Parts = { call: Pick<RoomCall, 'leave'>; devices: Pick<RoomDevices, 'release'> }

/** Leaves the call and releases the devices where the interview cannot go on. */
export function leaveWhenOver(core: RoomCore, { call, devices }: Parts): void {
  core.onInterviewChange((after, before) => {
    if (after.phase === before.phase) return
    if (after.phase !== 'blocked' && after.phase !== 'expired' && after.phase !== 'error') return
    void call.leave()
    devices.release()
  })
}

/** Leaves the lobby. The server hears of it where there is a room that has not started. */
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

/** Resolves once no part waits. */
const delivered = ({ scope, getState, subscribe }: RoomCore): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (getState().partsWaiting > 0) return
      stop()
      resolve()
    }
    const stop = subscribe(look)
    scope.own(stop)
    look()
  })

/**
 * The URL of a new session for an interview that was left or expired. The server takes no more parts of the one that it
 * replaces, so those that wait are uploaded first.
 */
export async function retake(core: RoomCore): Promise<string> {
  const { world, sessionId } = core
  await within(world.clock, drainMs, delivered(core))
  const { data } = await world.calls.retake({ params: { id: sessionId() } })
  return data.interviewUrl
}
