import { useNavigate } from 'react-router-dom'
import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import { sessionState } from '../../api/session/session-state.ts'
import type { FromInterview } from '../../site/dashboard-state.ts'
import { linkTo } from '../../site/link.ts'
import { Frame } from '../Frame.tsx'
import { hasPeerConnections } from '../lobby/browser-support.ts'
import { asksBeforeLeaving } from '../machine/interview.ts'
import { questionsAnswered } from '../machine/open-question.ts'
import type { Transcript } from '../machine/transcript.ts'
import type { DeletionEnd, EndReason, Interview } from '../machine/interview-state.ts'
import { browserWorld } from '../browser-world.ts'
import type { Wanted } from '../runtime/opening.ts'
import { createInterview, type InterviewRoom } from '../runtime/room.ts'
import type { RoomKind } from '../room-kind.ts'
import type { Arrival } from './lobby-view.ts'
import { Overlay } from './Overlay.tsx'
import { roomCallsOf } from './room-calls.ts'
import { RoomLobby } from './RoomLobby.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useLoaded } from '../use-loaded.ts'
import { useRoom, useRoomState } from './use-room.ts'

export type RoomProps = {
  sessionId: string
  /** The extra time that the candidate has just chosen. */
  timeFactor: TimeFactor | undefined
  jobTitle: string
  userName: string
  arrival: Arrival
  /** Leaves the lobby for a practice run. */
  onPractise: () => void
}

const isDeletion = (reason: EndReason | undefined): reason is DeletionEnd =>
  reason !== undefined && /deleted$/i.test(reason)

/** The interview room: the lobby, and then the call. */
export function Room(props: RoomProps) {
  const { sessionId } = props
  const navigate = useNavigate()
  const leave = (reason?: EndReason, transcript: Transcript = []): void => {
    const state: FromInterview = {
      refreshFromInterview: true,
      sessionId,
      timestamp: Date.now(),
      questions: questionsAnswered(transcript),
      ...(reason === 'room' ? { hasRoomClosed: true } : {}),
      ...(isDeletion(reason) ? { withdrawal: reason } : {}),
    }
    void navigate(linkTo('/dashboard'), { replace: true, state })
  }
  // `?test` in the page's URL asks for a test interview, which the server grants where the operator allows it.
  const isTest = new URLSearchParams(location.search).has('test')
  const testMode = useLoaded(loadTestMode, { isWanted: isTest, step: sessionId })
  if (isTest && testMode === undefined) return <Overlay kind="starting" />
  return <SupportedRoom {...props} testMode={testMode} onLeave={leave} />
}

const loadUnsupported = () => import('../lobby/Unsupported.tsx')
const loadTestMode = () => import('../test-mode/browser-test-world.ts')
type TestMode = Awaited<ReturnType<typeof loadTestMode>>

function createRoom(request: Wanted, testMode: TestMode | undefined): InterviewRoom {
  const world = browserWorld(roomCallsOf(sessionState().user?.id ?? ''))
  return createInterview(testMode?.browserTestWorld(world) ?? world, request)
}

const loadCall = () => import('./RoomCall.tsx')

/** From these phases on, the code of the call's view is loaded. */
const hasDevices = (interview: Interview): boolean =>
  interview.phase === 'active' || ('hasDevices' in interview && interview.hasDevices)

type SupportedProps = RoomProps & {
  testMode: TestMode | undefined
  onLeave: (reason?: EndReason, transcript?: Transcript) => void
}

function SupportedRoom(props: SupportedProps) {
  const { sessionId, timeFactor, jobTitle, userName, arrival, testMode, onLeave, onPractise } = props
  const room = useRoom(() => createRoom({ sessionId, timeFactor }, testMode), onLeave)
  const state = useRoomState(room)
  const { interview } = state
  const kind: RoomKind = state.record?.isTestInterview === true ? 'test' : 'interview'
  const call = useLoaded(loadCall, {
    isWanted: state.isOnline && hasDevices(interview),
    step: interview.phase,
  })
  const isUnsupported = state.record?.provider === 'daily' && !hasPeerConnections(globalThis)
  const unsupported = useLoaded(loadUnsupported, { isWanted: isUnsupported, step: sessionId })
  useLeaveGuard(asksBeforeLeaving(interview))
  if (isUnsupported)
    return <Frame>{unsupported && <unsupported.Unsupported onClose={() => onLeave()} />}</Frame>
  // Until the dashboard is rendered.
  if (interview.phase === 'completed') return <Overlay kind="ending" />
  if (interview.phase === 'active' || interview.phase === 'ending')
    return call === undefined ? (
      <Overlay kind="starting" />
    ) : (
      <call.RoomCall room={room} state={state} interview={interview} userName={userName} kind={kind} />
    )
  return (
    <RoomLobby
      room={room}
      state={state}
      jobTitle={jobTitle}
      kind={kind}
      arrival={arrival}
      onLeave={() => onLeave()}
      onPractise={onPractise}
    />
  )
}
