import type { Devices, DeviceState } from './devices.ts'

/** The facts from which the notice above a call is derived. */
export type CallFacts = Readonly<{
  isOnline: boolean
  /** The call with the interviewer is connected. */
  isConnected: boolean
  /** Why that call cannot be joined again. */
  problem: string | undefined
  devices: Devices
  /** Parts of the recording that are not uploaded. */
  partsWaiting: number
  /** Bytes of these that the browser could not store. */
  unstoredBytes: number
  isRecordingPaused: boolean
  isRecordingStalled: boolean
  isVoiceRefused: boolean
  speechStreamLost: 'device' | 'typed' | undefined
  hasExtraTimeFailed: boolean
  /** A voice lasts, and no word of it is recognised. */
  isVoiceUnanswered: boolean
  /** The API has ended the sign-in: the page leaves after the answer that the candidate is giving. */
  hasSignInEnded: boolean
}>

/** About half a minute of the recording. */
const manyParts = 6
/** Each part counts as unstored until IndexedDB has written it; fewer bytes than these are normal. */
const manyBytes = 2 * 1024 * 1024

export const offlineText =
  'You are offline. Stay on this page: your answers are kept, and sent once you are connected again.'
export const signInEndedText =
  'You are signed out. Finish your answer: it is kept on this device. Then sign in again to continue the interview.'
export const reconnectingText = 'Reconnecting… Your time is paused and your answers are kept.'

const voiceText =
  "Your browser is blocking the interviewer's voice. Read the captions, or turn on the voice under “Having trouble?”."

const extraTimeText =
  'The extra time could not be added. Ask for it again, or write to the hiring team under “Having trouble?”.'

const unansweredText = 'I hear sound, but no answer. Press Done answering when you have finished.'

const speechStreamTexts = {
  device: 'Live captions come from your browser now. If words are missing, type your answer.',
  typed:
    "Live captions of your voice aren't available right now. Type your answers, or keep talking: your voice is still recorded.",
} as const

type Lost = 'unplugged' | 'blocked' | 'unusable'

const lostAs = (state: DeviceState): Lost | undefined => {
  if (state === 'granted' || state === 'pending' || state === 'idle') return undefined
  if (state === 'not-found') return 'unplugged'
  return state === 'blocked' ? 'blocked' : 'unusable'
}

const lostTexts: Readonly<Record<Lost, Readonly<Record<'both' | 'camera' | 'microphone', string>>>> = {
  unplugged: {
    both: 'Camera and microphone are disconnected. Type your answers, or reconnect them.',
    camera: 'Your camera is disconnected. Continue without it, or reconnect it.',
    microphone: 'Your microphone is disconnected. Type your answers, or reconnect it.',
  },
  blocked: {
    both: 'Camera and microphone are blocked. Type your answers, or allow access again.',
    camera: 'Your camera is blocked. Continue without it, or allow access again.',
    microphone: 'Your microphone is blocked. Type your answers, or allow access again.',
  },
  unusable: {
    both: "Your camera and microphone aren't working. Type your answers, or try again.",
    camera: "Your camera isn't working. Continue without it, or try again.",
    microphone: "Your microphone isn't working. Type your answers, or try again.",
  },
}

function deviceText({ camera, microphone }: Devices): string | undefined {
  const lost = { camera: lostAs(camera), microphone: lostAs(microphone) }
  if (lost.microphone === undefined)
    return lost.camera === undefined ? undefined : lostTexts[lost.camera].camera
  return lostTexts[lost.microphone][lost.camera === undefined ? 'microphone' : 'both']
}

function recordingText({
  isRecordingPaused,
  isRecordingStalled,
  unstoredBytes,
  partsWaiting,
}: CallFacts): string | undefined {
  if (isRecordingPaused)
    return 'This device has no space left, so the recording has paused. Type your answers: they are saved.'
  if (isRecordingStalled)
    return 'Your browser has stopped recording. Keep going: your answers are saved as text.'
  if (unstoredBytes >= manyBytes)
    return 'This device cannot store your recording. Stay on this page until it is uploaded.'
  return partsWaiting >= manyParts
    ? 'Your connection is slow. Keep going: your recording is kept here and uploaded in the background.'
    : undefined
}

/** The notice above the call: what is wrong, and what to do. The specification's texts are for the lobby: they ask to refresh, which would end a call. */
export function callNotice(facts: CallFacts): string | undefined {
  if (!facts.isOnline) return offlineText
  if (facts.hasSignInEnded) return signInEndedText
  if (facts.problem !== undefined)
    return `${facts.problem} Your answers are saved. End the call to submit them, or reload the page to ask for another attempt.`
  if (!facts.isConnected) return reconnectingText
  return (
    deviceText(facts.devices) ??
    recordingText(facts) ??
    (facts.hasExtraTimeFailed ? extraTimeText : undefined) ??
    (facts.isVoiceUnanswered ? unansweredText : undefined) ??
    (facts.isVoiceRefused ? voiceText : undefined) ??
    (facts.speechStreamLost === undefined ? undefined : speechStreamTexts[facts.speechStreamLost])
  )
}
