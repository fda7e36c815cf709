import { drainMilliseconds } from './ending.ts'
import type { RoomCore } from './room-core.ts'
import { within } from './within.ts'

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
 * The URL of a new session for an interview that was left or expired. The server refuses parts of the session that it
 * replaces, so those that wait are uploaded first.
 */
export async function retake(core: RoomCore): Promise<string> {
  const { world, sessionId } = core
  await within(world.clock, drainMilliseconds, delivered(core))
  const { data } = await world.calls.retake({ params: { id: sessionId() } })
  return data.interviewUrl
}
