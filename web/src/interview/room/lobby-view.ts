import type { LobbyView } from '../lobby/Lobby.tsx'
import type { RoomKind } from './Banner.tsx'
import { secondsUntilExpiry, whyNoStart } from '../machine/interview.ts'
import type { Interview } from '../machine/interview-state.ts'
import { simulatedMessage } from '../machine/devices.ts'
import { isSimulated } from '../test-mode/simulated.ts'
import { problemOf, type RoomState } from '../runtime/room-state.ts'

type Step = LobbyView['step']

function stepOf(interview: Interview): Step {
  if (interview.phase === 'starting') return interview.isJoined ? 'starting' : 'joining'
  if (interview.phase === 'error') return 'failed'
  const { phase } = interview
  return phase === 'ready' || phase === 'confirming' || phase === 'expired' || phase === 'blocked'
    ? phase
    : 'waiting'
}

/** A completed interview is not taken again. */
const completed = '(Status: Completed)'

/** What the lobby shows of the room's state. */
export function lobbyViewOf(state: RoomState, jobTitle: string, kind: RoomKind): LobbyView {
  const { interview, record, media } = state
  const step = stepOf(interview)
  const expiresAt = 'expiresAt' in interview ? interview.expiresAt : undefined
  const error = 'message' in interview ? interview.message : problemOf(state)
  return {
    kind,
    jobTitle: record?.job.title ?? jobTitle,
    record,
    devices: media.devices,
    listed: media.listed,
    selected: media.chosen,
    stream: media.stream,
    isSpeaking: state.userIsSpeaking,
    hasInterviewer: 'hasInterviewer' in interview && interview.hasInterviewer,
    step,
    canRetake: step === 'blocked' && error?.includes(completed) !== true,
    hint: whyNoStart(interview),
    error,
    note: isSimulated(media.stream) ? simulatedMessage : undefined,
    // A practice run does not expire.
    secondsLeft:
      expiresAt === undefined || kind === 'practice' ? undefined : secondsUntilExpiry(expiresAt, state.now),
  }
}
