import type { Interview } from '../machine/interview-state.ts'
import type { InterviewRoom } from '../runtime/room.ts'
import type { RoomState } from '../runtime/room-state.ts'
import { Call } from './Call.tsx'
import { callViewOf } from './call-view.ts'

export type CallRoomProps = {
  room: InterviewRoom
  state: RoomState
  interview: Extract<Interview, { phase: 'active' | 'ending' }>
  userName: string
}

/** The call with the commands of its room. */
export function CallRoom({ room, state, interview, userName }: CallRoomProps) {
  return (
    <Call
      view={callViewOf(state, interview, userName)}
      commands={{
        grantAccess: () => void room.requestDevices(),
        setMicrophone: (isOn) => room.setMicrophone(isOn),
        setCamera: (isOn) => room.setCamera(isOn),
        sendText: (text) => room.sendText(text),
        finishAnswer: () => room.finishAnswer(),
        stay: () => room.stay(),
        end: () => room.end(),
      }}
    />
  )
}
