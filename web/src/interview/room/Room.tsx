import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import type { FromInterview } from '../../site/dashboard-state.ts'
import { linkTo } from '../../site/link.ts'
import { Frame } from '../Frame.tsx'
import { isSupported, partsOf } from '../lobby/browser-support.ts'
import { Lobby } from '../lobby/Lobby.tsx'
import { Unsupported } from '../lobby/Unsupported.tsx'
import { asksBeforeLeaving } from '../machine/interview.ts'
import type { InterviewRoom } from '../runtime/room.ts'
import { Call } from './Call.tsx'
import { callViewOf } from './call-view.ts'
import { lobbyViewOf } from './lobby-view.ts'
import { Overlay } from './Overlay.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useRoom, useRoomState } from './use-room.ts'

export type RoomProps = { sessionId: string; jobTitle: string; userName: string }

/** The interview room: the lobby, and then the call. */
export function Room(props: RoomProps) {
  const { sessionId } = props
  const navigate = useNavigate()
  const leave = (): void => {
    const state: FromInterview = { refreshFromInterview: true, sessionId, timestamp: Date.now() }
    void navigate(linkTo('/dashboard'), { replace: true, state })
  }
  if (!isSupported(partsOf(globalThis)))
    return (
      <Frame>
        <Unsupported onClose={leave} />
      </Frame>
    )
  return <SupportedRoom {...props} onLeave={leave} />
}

function SupportedRoom({ onLeave, ...props }: RoomProps & { onLeave: () => void }) {
  const room = useRoom(props.sessionId, onLeave)
  return room === undefined ? null : <OpenRoom {...props} room={room} onLeave={onLeave} />
}

type OpenProps = RoomProps & { room: InterviewRoom; onLeave: () => void }

function OpenRoom({ room, jobTitle, userName, onLeave }: OpenProps) {
  const state = useRoomState(room)
  const { interview } = state
  const [retakeFailure, setRetakeFailure] = useState<string>()
  useLeaveGuard(asksBeforeLeaving(interview))
  if (interview.phase === 'completed') return <Overlay kind="ending" />
  if (interview.phase === 'active' || interview.phase === 'ending')
    return (
      <Call
        view={callViewOf(state, interview, userName)}
        commands={{
          setMicrophone: room.setMicrophone,
          setCamera: room.setCamera,
          grantAccess: () => void room.requestDevices(),
          sendText: room.sendText,
          finishAnswer: room.finishAnswer,
          stay: room.stay,
          end: room.end,
        }}
      />
    )
  const view = lobbyViewOf(state, jobTitle)
  const retake = async (): Promise<void> => {
    try {
      location.assign(await room.retake())
    } catch (error) {
      setRetakeFailure(error instanceof ApiRefusal ? error.message : undefined)
    }
  }
  return (
    <Frame>
      <Lobby
        view={retakeFailure === undefined ? view : { ...view, error: retakeFailure, canRetake: false }}
        commands={{
          grantAccess: () => void room.requestDevices(),
          selectDevice: (kind, deviceId) => void room.selectDevice(kind, deviceId),
          pressStart: room.pressStart,
          dismissStart: room.dismissStart,
          confirmStart: () => void room.consent(),
          cancel: () => {
            void room.cancel()
            onLeave()
          },
          retry: () => void room.retry(),
          refresh: () => location.reload(),
          retake: () => void retake(),
        }}
      />
    </Frame>
  )
}
