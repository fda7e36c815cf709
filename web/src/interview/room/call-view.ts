import { deviceMessage, hasAccess } from '../machine/devices.ts'
import { secondsLeft } from '../machine/interview.ts'
import type { Interview } from '../machine/interview-state.ts'
import { sectionBadge } from '../machine/sections.ts'
import { planOf, type RoomState } from '../runtime/room-state.ts'
import type { RoomKind } from './Banner.tsx'
import type { CallView } from './Call.tsx'

export type InCall = Extract<Interview, { phase: 'active' | 'ending' }>

export const offlineText = 'You are offline. Your answers are kept, and sent once you are connected again.'

/** What the candidate can do once the call is lost for good. */
const lostText = ({ problem }: InCall): string | undefined =>
  problem === undefined
    ? undefined
    : `${problem} Your answers are saved. End the call to hand them in, or reload the page to ask for another attempt.`

/** The interviewer speaks a second after the start. Should it not, the call shows anyway. */
const longestStartMs = 3_000

function overlayOf({ transcript }: RoomState, interview: InCall, kind: RoomKind): CallView['overlay'] {
  // A practice run has nothing to save.
  if (interview.phase === 'ending') return kind === 'practice' ? undefined : 'ending'
  return transcript.length === 0 && interview.elapsedMs < longestStartMs ? 'starting' : undefined
}

/** What the call shows of the room's state. */
export function callViewOf(state: RoomState, interview: InCall, userName: string, kind: RoomKind): CallView {
  const { record, media, transcript, aiIsSpeaking, isOnline } = state
  const plan = planOf(record)
  return {
    kind,
    interviewName: record?.interviewName ?? '',
    aiName: record?.aiName ?? '',
    userName: record?.candidate.fullName || userName,
    isConnected: interview.isConnected && isOnline,
    secondsLeft: secondsLeft(interview, plan),
    section: sectionBadge(interview.progress, plan.sections),
    stream: media.stream,
    listed: media.listed,
    selected: media.chosen,
    isMicrophoneOn: state.isMicrophoneOn,
    isCameraOn: state.isCameraOn,
    isUserSpeaking: state.userIsSpeaking,
    isAiSpeaking: aiIsSpeaking,
    isAnswerOpen: !aiIsSpeaking && transcript.length > 0,
    transcript,
    notice: isOnline ? (lostText(interview) ?? deviceMessage(media.devices, media.listed)) : offlineText,
    needsDevices: !hasAccess(media.devices),
    overlay: overlayOf(state, interview, kind),
    isCompleteShown: interview.isCompleteShown && kind !== 'practice',
  }
}
