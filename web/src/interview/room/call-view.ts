import type { SelectedDevices } from '../lobby/DeviceSelector.tsx'
import type { OnLevel } from '../lobby/MicrophoneMeter.tsx'
import { timeFactors } from '#shared/application/session/interview-status.ts'
import { malaysianContacts } from '#shared/platform/emergency-contacts.ts'
import { callNotice } from '../machine/call-notice.ts'
import { hasAccess, type Listed } from '../machine/devices.ts'
import { roomClosedText } from '../../site/dashboard-state.ts'
import { endingText } from '../machine/ending-text.ts'
import { secondsLeft } from '../machine/interview.ts'
import type { Interview } from '../machine/interview-state.ts'
import { openQuestion, type OpenQuestion } from '../machine/open-question.ts'
import { sectionBadge } from '../machine/sections.ts'
import type { Transcript } from '../machine/transcript.ts'
import { isVoiceUnanswered } from '../runtime/unanswered-voice.ts'
import type { DeviceKind } from '../runtime/media-state.ts'
import { planOf, type RoomState } from '../runtime/room-state.ts'
import type { RoomKind } from '../room-kind.ts'

/** What the view of the call shows. */
export type CallView = Readonly<{
  kind: RoomKind
  interviewName: string
  aiName: string
  userName: string
  isConnected: boolean
  secondsLeft: number
  /** 'Section 1/2: …', of the open question, which the candidate may answer beyond its section's time. */
  section: string | undefined
  question: OpenQuestion | undefined
  stream: MediaStream | undefined
  listed: readonly Listed[]
  selected: SelectedDevices
  isMicrophoneOn: boolean
  /** The interviewer gives extra time in the call, and there is some left. */
  canExtend: boolean
  /** An agent's call has a length of its own, set at its start. */
  isLengthFixed: boolean
  /** Only typed answers count. */
  willType: boolean
  isCameraOn: boolean
  isUserSpeaking: boolean
  isAiSpeaking: boolean
  /** The interviewer waits for an answer, which the candidate may speak. */
  isAnswerOpen: boolean
  transcript: Transcript
  /** For example that the connection is lost. */
  notice: string | undefined
  needsDevices: boolean
  overlay: 'starting' | 'ending' | undefined
  /** What must still be uploaded before the call ends. */
  endingText: string | undefined
  isCompleteShown: boolean
}>

export type CallCommands = Readonly<{
  setMicrophone: (isOn: boolean) => void
  setCamera: (isOn: boolean) => void
  grantAccess: () => void
  selectDevice: (kind: DeviceKind, deviceId: string) => void
  onLevel: OnLevel
  setWillType: (willType: boolean) => void
  /** Whether the field of the typed answer contains text. */
  setTyping: (isTyping: boolean) => void
  sendText: (text: string) => void
  finishAnswer: () => void
  stay: () => void
  end: () => void
  deleteRecording: () => void
}>

export type InCall = Extract<Interview, { phase: 'active' | 'ending' }>

/** The interviewer speaks a second after the start; after this time the call is shown even if it has not. */
const maxStartMilliseconds = 3_000

function overlayOf({ transcript }: RoomState, interview: InCall, kind: RoomKind): CallView['overlay'] {
  // A practice run has nothing to save.
  if (interview.phase === 'ending') return kind === 'practice' ? undefined : 'ending'
  return transcript.length === 0 && interview.elapsedMilliseconds < maxStartMilliseconds
    ? 'starting'
    : undefined
}

const hasRoomClosed = (interview: InCall): boolean =>
  interview.phase === 'ending' && interview.reason === 'room'

/** On a phone the interviewer's line has scrolled past the number by the time it is said. A number stays on one line. */
const whomToCall = ({ stoppedAskingAfter, record }: RoomState): string | undefined =>
  stoppedAskingAfter === 'danger'
    ? `Call ${record?.emergencyContacts ?? malaysianContacts}.`.replaceAll(/(?<=\d) (?=\d)/gu, '\u00A0')
    : undefined

/** What the call shows of the room's state. */
export function callViewOf(state: RoomState, interview: InCall, userName: string, kind: RoomKind): CallView {
  const { record, media, transcript, aiIsSpeaking, isOnline } = state
  const plan = planOf(record)
  const asked = openQuestion(transcript, record?.sections ?? [], {
    staysOpen: record?.provider === 'daily',
  })
  // Nothing looks like an unanswered question until the candidate chooses to continue.
  const question = state.stoppedAskingAfter === undefined ? asked : undefined
  return {
    kind,
    interviewName: record?.interviewName ?? '',
    aiName: record?.aiName ?? '',
    userName: record?.candidate.fullName || userName,
    isConnected: interview.isConnected && isOnline,
    secondsLeft: secondsLeft(interview, plan),
    section: sectionBadge(question?.section ?? interview.progress.index, plan.sections),
    question,
    stream: media.devices.camera === 'granted' ? media.stream : undefined,
    listed: media.listed,
    selected: media.chosen,
    isMicrophoneOn: state.isMicrophoneOn,
    canExtend: record?.provider === 'built-in' && (record.timeFactor ?? 1) < Math.max(...timeFactors),
    isLengthFixed: record?.provider === 'daily',
    willType: state.willType,
    isCameraOn: state.isCameraOn,
    isUserSpeaking: state.userIsSpeaking && state.isMicrophoneOn && !state.willType,
    isAiSpeaking: aiIsSpeaking,
    isAnswerOpen: !aiIsSpeaking && !state.willType && transcript.length > 0,
    transcript,
    notice:
      whomToCall(state) ??
      callNotice({
        ...state,
        ...interview,
        devices: media.devices,
        isVoiceUnanswered: isVoiceUnanswered(state, state.now),
      }),
    needsDevices: !hasAccess(media.devices),
    overlay: overlayOf(state, interview, kind),
    endingText: endingText(state) ?? (hasRoomClosed(interview) ? roomClosedText : undefined),
    isCompleteShown: interview.isCompleteShown && kind !== 'practice',
  }
}
