import type { InterviewRoom } from '../runtime/room.ts'
import type { RoomState } from '../runtime/room-state.ts'
import type { RoomKind } from '../room-kind.ts'
import { Call } from './Call.tsx'
import { callViewOf, type InCall } from './call-view.ts'

export type RoomCallProps = {
  room: InterviewRoom
  state: RoomState
  interview: InCall
  userName: string
  kind: RoomKind
}

/** The call with the commands of its room. */
export function RoomCall({ room, state, interview, userName, kind }: RoomCallProps) {
  return (
    <Call
      view={callViewOf(state, interview, userName, kind)}
      commands={{
        grantAccess: () => void room.requestDevices(),
        selectDevice: (device, deviceId) => void room.selectDevice(device, deviceId),
        onLevel: room.onLevel,
        setMicrophone: (isOn) => room.setMicrophone(isOn),
        setCamera: (isOn) => room.setCamera(isOn),
        setWillType: (willType) => room.setWillType(willType),
        setTyping: (isTyping) => room.setTyping(isTyping),
        sendText: (text) => room.sendText(text),
        finishAnswer: () => room.finishAnswer(),
        stay: () => room.stay(),
        end: () => room.end(),
        deleteRecording: () => room.deleteRecording(),
      }}
    />
  )
}
