import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import { lobbySeconds } from '#shared/domain/interview-status.ts'
import type { deliver } from '../../api/unsent/deliver.ts'
import type { PartStore } from '../../api/unsent/part-store.ts'
import type { Network } from '../../api/unsent/retry.ts'
import type { SessionLocks } from '../../api/unsent/session-locks.ts'
import type { InterviewStore } from '../../api/unsent/unsent-interview.ts'
import { deviceMessage } from '../machine/devices.ts'
import { idle, type Interview, type Plan } from '../machine/interview-state.ts'
import type { Transcript } from '../machine/transcript.ts'
import type { CallTransport } from '../ports/call-transport.ts'
import type { Clock, RoomRetries } from './clock.ts'
import type { conductInterview } from './interview-in-progress.ts'
import type { MediaSource, MediaState } from './media-state.ts'
import type { Recorders } from './recorder.ts'
import type { LastCalls, RoomCalls } from './room-calls.ts'
import type { Meter, VoiceMeter } from './voice-meter.ts'
import type { VoiceMix } from './voice-mix.ts'

/** The parts of the room that a call uses. */
export type CallNeeds = {
  onVoice: VoiceMeter['onVoice']
  retries: RoomRetries
  /** The page's id, by which the server distinguishes the pages of an interview. */
  callId: string
}

/** Resolves to true once the mailbox is proved, to false when the lobby is left. */
export type UntilProved = (lobby: {
  retries: RoomRetries
  set: (change: Pick<RoomState, 'proof'>) => void
}) => Promise<boolean>

/** Everything of the browser that the room uses. */
export type World = {
  clock: Clock
  network: Network
  media: MediaSource | undefined
  recorders: Recorders
  meter: (stream: MediaStream) => Meter
  /** Loads what mixes the interviewer's sound into the recording. */
  loadMix: () => Promise<{ createVoiceMix: () => VoiceMix }>
  /** The candidate's id. */
  owner: string
  parts: PartStore
  interviews: InterviewStore
  locks: SessionLocks
  calls: RoomCalls
  lastCalls: LastCalls
  /** Calls the listener when the page is hidden or left. Answers a function that stops it. */
  onHidden: (listener: () => void) => () => void
  /** The call with the interviewer that the record asks for. */
  transport: (record: InterviewRecord, given: CallNeeds) => CallTransport | Promise<CallTransport>
  /** Loads code that is needed only if an earlier visit left something to send. */
  loadDelivery: () => Promise<{ deliver: typeof deliver }>
  /** Loads code that is needed only once the interview starts. */
  loadInterview: () => Promise<{ conductInterview: typeof conductInterview }>
  /** Loads code that is needed only if the mailbox must be proved first. */
  loadProof: () => Promise<{ untilProved: UntilProved }>
  newId: () => string
  /** Such as "Chrome on Linux", for the recruiter; undefined where the user agent names neither. */
  deviceName: () => string | undefined
}

/** What the pages draw. */
export type RoomState = Readonly<{
  interview: Interview
  record: InterviewRecord | undefined
  /** When the room closes, by the page's clock; undefined where it does not. */
  roomEndsAt: number | undefined
  /** An earlier page of this browser held the interview last. */
  wasHeldHere: boolean
  /** `hint`: why the interview cannot start before the mailbox is proved; `note`: that this page waited for it. */
  proof: Readonly<{ hint?: string; note?: string }> | undefined
  media: MediaState
  transcript: Transcript
  aiIsSpeaking: boolean
  userIsSpeaking: boolean
  /** The interviewer's audio, where the page plays it. */
  interviewerVoice: MediaStreamTrack | undefined
  isMicrophoneOn: boolean
  isCameraOn: boolean
  isOnline: boolean
  /** Parts of the recording that are not uploaded yet. */
  partsWaiting: number
  /** Bytes of these that IndexedDB has not stored: they are lost with the page. */
  unstoredBytes: number
  /** The page's memory is full of such parts. */
  isRecordingPaused: boolean
  /** The browser's recorder delivers nothing, even after restarts. */
  isRecordingStalled: boolean
  /** The browser does not let the interviewer speak. */
  isVoiceRefused: boolean
  /** The server's speech recognition has failed: the browser's replaces it, or answers are typed. */
  hearingLost: 'device' | 'typed' | undefined
  /** The time of the last tick, for countdowns. */
  now: number
}>

export const emptyRoom = (now: number, media: MediaState, isOnline: boolean): RoomState => ({
  interview: idle,
  record: undefined,
  roomEndsAt: undefined,
  wasHeldHere: false,
  proof: undefined,
  media,
  transcript: [],
  aiIsSpeaking: false,
  userIsSpeaking: false,
  interviewerVoice: undefined,
  isMicrophoneOn: true,
  isCameraOn: true,
  isOnline,
  partsWaiting: 0,
  unstoredBytes: 0,
  isRecordingPaused: false,
  isRecordingStalled: false,
  isVoiceRefused: false,
  hearingLost: undefined,
  now,
})

export const planOf = (record: InterviewRecord | undefined, roomEndsAt?: number): Plan => ({
  sections: record?.sections ?? [],
  maxDurationMilliseconds: (record?.maxDuration ?? 0) * 60_000,
  lobbyMilliseconds: (record?.room.lobbySeconds ?? lobbySeconds) * 1000,
  roomEndsAt,
})

/** The message of the error panel in the lobby. */
export function problemOf({ interview, media }: RoomState): string | undefined {
  const problem = 'problem' in interview ? interview.problem : undefined
  return problem ?? deviceMessage(media.devices, media.listed)
}
