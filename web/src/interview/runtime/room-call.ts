import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import type { CallEvent, CallTransport } from '../transports/call-transport.ts'
import type { RoomCore } from './room-core.ts'
import type { VoiceMeter } from './voice-meter.ts'

export type RoomCall = {
  join: (record: InterviewRecord) => Promise<void>
  leave: () => Promise<void>
  /** The call, while there is one. */
  current: () => CallTransport | undefined
}

/** The call with the interviewer, from joining it to leaving it. */
export function createRoomCall(
  { world, dispatch, onInterviewChange }: RoomCore,
  onVoice: VoiceMeter['onVoice'],
  heard: (event: CallEvent) => void,
): RoomCall {
  let transport: CallTransport | undefined
  onInterviewChange((after, before) => {
    if (before.phase !== 'active' || after.phase !== 'active') return
    if (after.progress.index !== before.progress.index) transport?.openSection(after.progress.index)
  })
  return {
    current: () => transport,
    async join(record) {
      const call = world.transport(record, onVoice)
      transport = call
      call.subscribe(heard)
      try {
        await call.join()
      } catch (error) {
        const message = error instanceof Error ? error.message : ''
        dispatch({ type: 'failed', message: `Failed to join video call: ${message}` })
      }
    },
    async leave() {
      const left = transport
      transport = undefined
      await left?.leave().catch(() => {})
    },
  }
}
