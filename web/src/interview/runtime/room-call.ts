import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { createCallEvents } from '../ports/call-events.ts'
import type { CallDevices, CallEvent, CallTransport } from '../ports/call-transport.ts'
import { NotStarted } from '../ports/not-started.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomState } from './room-state.ts'
import type { CallNeeds } from './world.ts'

export type RoomCall = {
  join: (record: InterviewRecord) => Promise<void>
  leave: () => Promise<void>
  /** Subscribes to the events of each call that is joined. */
  subscribe: (listener: (event: CallEvent) => void) => () => void
  /** The call, while there is one. */
  current: () => CallTransport | undefined
}

export const devicesIn = ({ media }: RoomState): CallDevices => ({
  stream: media.stream,
  speaker: media.chosen.speaker,
})

/** The call with the interviewer, from joining it to leaving it. */
export function createRoomCall(
  { world, retries, getState, dispatch, onInterviewChange }: RoomCore,
  needs: Pick<CallNeeds, 'onVoice' | 'callId'>,
): RoomCall {
  const events = createCallEvents()
  let transport: CallTransport | undefined
  /** Counts joins and leaves: a call whose code arrives after a later one is not joined. */
  let turns = 0
  onInterviewChange((after, before) => {
    if (before.phase !== 'active' || after.phase !== 'active') return
    if (after.progress.index !== before.progress.index) transport?.openSection(after.progress.index)
  })
  return {
    subscribe: events.subscribe,
    current: () => transport,
    async join(record) {
      turns += 1
      const turn = turns
      try {
        const call = await world.transport(record, { ...needs, retries })
        if (turn !== turns) return
        transport = call
        call.subscribe(events.emit)
        call.setDevices(devicesIn(getState()))
        await call.join()
      } catch (error) {
        if (turn !== turns) return
        const message = error instanceof Error ? error.message : ''
        const isWhole = error instanceof NotStarted
        dispatch({ type: 'failed', message: isWhole ? message : `Failed to join video call: ${message}` })
      }
    },
    async leave() {
      turns += 1
      const left = transport
      transport = undefined
      await left?.leave().catch(() => {})
    },
  }
}
