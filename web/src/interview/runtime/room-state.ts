import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { Danger } from '#shared/interview/interviewer/kind-of.ts'
import { lobbySeconds } from '#shared/application/session/interview-status.ts'
import { accessOf } from '../machine/device-access.ts'
import { idle, type Interview, type Plan } from '../machine/interview-state.ts'
import type { Transcript } from '../machine/transcript.ts'
import type { VoiceSince } from './unanswered-voice.ts'
import type { MediaState } from './media-state.ts'

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
  /** The microphone's level is that of sound, whether it is a voice or not. */
  userIsSpeaking: boolean
  /** Since when the candidate's detected voice lasts in the call. */
  voiceSince: VoiceSince
  /** The interviewer's audio, where the page plays it. */
  interviewerVoice: MediaStreamTrack | undefined
  isMicrophoneOn: boolean
  /** The candidate types: the microphone is recorded, and what it hears is no answer. */
  willType: boolean
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
  speechStreamLost: 'device' | 'typed' | undefined
  /** Nothing is asked until the candidate chooses to continue. */
  stoppedAskingAfter: Danger | undefined
  /** The server has not given the extra time that the candidate asked for. */
  hasExtraTimeFailed: boolean
  /** The field of the typed answer contains text. */
  isTyping: boolean
  /** The API has ended the sign-in during an answer: the page leaves after it. */
  hasSignInEnded: boolean
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
  voiceSince: undefined,
  interviewerVoice: undefined,
  isMicrophoneOn: true,
  willType: false,
  isCameraOn: true,
  isOnline,
  partsWaiting: 0,
  unstoredBytes: 0,
  isRecordingPaused: false,
  isRecordingStalled: false,
  isVoiceRefused: false,
  speechStreamLost: undefined,
  stoppedAskingAfter: undefined,
  hasExtraTimeFailed: false,
  isTyping: false,
  hasSignInEnded: false,
  now,
})

export const planOf = (record: InterviewRecord | undefined, roomEndsAt?: number): Plan => ({
  sections: record?.sections ?? [],
  maxDurationMilliseconds: (record?.maxDuration ?? 0) * 60_000,
  lobbyMilliseconds: (record?.room.lobbySeconds ?? lobbySeconds) * 1000,
  roomEndsAt,
})

/** The message of the error panel in the lobby. */
export function problemOf(
  { interview, media }: RoomState,
  access = accessOf({ ...media, isDenied: false }),
): string | undefined {
  const problem = 'problem' in interview ? interview.problem : undefined
  return problem ?? access.error
}
