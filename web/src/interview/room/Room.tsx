import { useNavigate } from 'react-router-dom'
import { sessionState } from '../../api/session/session-state.ts'
import type { FromInterview } from '../../site/dashboard-state.ts'
import { linkTo } from '../../site/link.ts'
import { Frame } from '../Frame.tsx'
import { isSupported, partsOf } from '../lobby/browser-support.ts'
import { Unsupported } from '../lobby/Unsupported.tsx'
import { asksBeforeLeaving } from '../machine/interview.ts'
import { browserWorld } from '../runtime/browser-world.ts'
import { createInterview } from '../runtime/room.ts'
import type { World } from '../runtime/room-state.ts'
import { simulatedStream } from '../test-mode/simulated-stream.ts'
import { testWorld } from '../test-mode/test-world.ts'
import type { RoomKind } from './Banner.tsx'
import { Overlay } from './Overlay.tsx'
import { roomCallsOf } from './room-calls.ts'
import { RoomCall } from './RoomCall.tsx'
import { RoomLobby } from './RoomLobby.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useRoom, useRoomState } from './use-room.ts'

export type RoomProps = {
  sessionId: string
  jobTitle: string
  userName: string
  /** Leaves the lobby for a practice run. */
  onPractise: () => void
}

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

/** `?test` in the page's URL asks for a test interview, which the server grants where the operator allows it. */
function worldOf(search: string): World {
  const world = browserWorld(roomCallsOf(sessionState().user?.id ?? ''))
  return new URLSearchParams(search).has('test') ? testWorld(world, simulatedStream) : world
}

type SupportedProps = RoomProps & { onLeave: () => void }

function SupportedRoom({ sessionId, jobTitle, userName, onLeave, onPractise }: SupportedProps) {
  const room = useRoom(() => createInterview(worldOf(location.search), sessionId), onLeave)
  const state = useRoomState(room)
  const { interview } = state
  const kind: RoomKind = state.record?.isTestInterview === true ? 'test' : 'interview'
  useLeaveGuard(asksBeforeLeaving(interview))
  // Until the dashboard is there.
  if (interview.phase === 'completed') return <Overlay kind="ending" />
  if (interview.phase === 'active' || interview.phase === 'ending')
    return <RoomCall room={room} state={state} interview={interview} userName={userName} kind={kind} />
  return (
    <RoomLobby
      room={room}
      state={state}
      jobTitle={jobTitle}
      kind={kind}
      onLeave={onLeave}
      onPractise={onPractise}
    />
  )
}
