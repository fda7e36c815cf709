import { callNotice } from '../machine/call-notice.ts'
import { hasAccess } from '../machine/devices.ts'
import { endingText } from '../machine/ending-text.ts'
import { secondsLeft } from '../machine/interview.ts'
import type { Interview } from '../machine/interview-state.ts'
import { sectionBadge } from '../machine/sections.ts'
import { planOf, type RoomState } from '../runtime/room-state.ts'
import type { RoomKind } from './Banner.tsx'
import type { CallView } from './Call.tsx'

export type InCall = Extract<Interview, { phase: 'active' | 'ending' }>

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
    stream: media.devices.camera === 'granted' ? media.stream : undefined,
    listed: media.listed,
    selected: media.chosen,
    isMicrophoneOn: state.isMicrophoneOn,
    isCameraOn: state.isCameraOn,
    isUserSpeaking: state.userIsSpeaking && state.isMicrophoneOn,
    isAiSpeaking: aiIsSpeaking,
    isAnswerOpen: !aiIsSpeaking && transcript.length > 0,
    transcript,
    notice: callNotice({ ...state, ...interview, devices: media.devices }),
    needsDevices: !hasAccess(media.devices),
    overlay: overlayOf(state, interview, kind),
    endingText: endingText(state),
    isCompleteShown: interview.isCompleteShown && kind !== 'practice',
  }
}
