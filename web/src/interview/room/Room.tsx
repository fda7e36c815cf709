import { useNavigate } from 'react-router-dom'
import type { FromInterview } from '../../site/dashboard-state.ts'
import { linkTo } from '../../site/link.ts'
import { Frame } from '../Frame.tsx'
import { isSupported, partsOf } from '../lobby/browser-support.ts'
import { Unsupported } from '../lobby/Unsupported.tsx'
import { asksBeforeLeaving } from '../machine/interview.ts'
import { Overlay } from './Overlay.tsx'
import { RoomLobby } from './RoomLobby.tsx'
import { useCallRoom } from './use-call-room.ts'
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
  if (isSupported(partsOf(globalThis))) return <SupportedRoom {...props} onLeave={leave} />
  return (
    <Frame>
      <Unsupported onClose={leave} />
    </Frame>
  )
}

function SupportedRoom({ sessionId, jobTitle, userName, onLeave }: RoomProps & { onLeave: () => void }) {
  const room = useRoom(sessionId, onLeave)
  const state = useRoomState(room)
  const { interview } = state
  const CallRoom = useCallRoom(state)
  useLeaveGuard(asksBeforeLeaving(interview))
  // Until the dashboard is there.
  if (interview.phase === 'completed') return <Overlay kind="ending" />
  if (interview.phase !== 'active' && interview.phase !== 'ending')
    return <RoomLobby room={room} state={state} jobTitle={jobTitle} onLeave={onLeave} />
  if (CallRoom === undefined) return <Overlay kind="starting" />
  return <CallRoom room={room} state={state} interview={interview} userName={userName} />
}
