import { interviewMinutes, roomSeconds, timeFactors } from '#shared/application/session/interview-status.ts'
import { retried } from '../../api/unsent/retry.ts'
import type { RoomCall } from './room-call.ts'
import type { RoomCore } from './room-core.ts'

const attempts = 6

type Parts = { callId: string; call: Pick<RoomCall, 'current'> }

/**
 * Gives the running interview the next length. Timer, sections and the room's end follow the server's answer. A repeated request that is under way
 * asks for the same length.
 */
export async function extendInterview(core: RoomCore, { callId, call }: Parts): Promise<void> {
  const { world, retries, sessionId, getState, set } = core
  const { timeFactor: before = 1 } = getState().record ?? {}
  const timeFactor = timeFactors.find((factor) => factor > before)
  if (timeFactor === undefined) return
  try {
    const { data } = await retried({ ...retries, max: attempts, waitsOffline: true }, () =>
      world.calls.extend({ body: { sessionId: sessionId(), callId, timeFactor } }),
    )
    const { record, roomEndsAt } = getState()
    if (record === undefined) return
    const given = data.timeFactor
    const longer = (roomSeconds(given) - roomSeconds(record.timeFactor ?? 1)) * 1000
    set({
      record: {
        ...record,
        timeFactor: given,
        maxDuration: interviewMinutes(given),
        sections: [...data.sections],
      },
      roomEndsAt: roomEndsAt === undefined ? undefined : roomEndsAt + longer,
      hasExtraTimeFailed: false,
    })
    call.current()?.setTimeFactor?.(given)
  } catch {
    set({ hasExtraTimeFailed: true })
  }
}
