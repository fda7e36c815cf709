import type { AssessmentSection } from '#shared/position/assessment.ts'
import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import type { Danger } from '#shared/interview/interviewer/kind-of.ts'
import type { Heard, Place } from '../machine/transcript.ts'

/** An interviewer whose call broke off, or what the candidate said before the page was reloaded. */
export type ContinuedAfter = 'interviewer' | Danger

export type CallState = 'new' | 'loading' | 'loaded' | 'joining' | 'joined' | 'left' | 'error'

export type CallEvent =
  | { type: 'state'; state: CallState }
  | { type: 'interviewerJoined' }
  | { type: 'interviewerLeft' }
  | { type: 'connection'; isConnected: boolean }
  | { type: 'aiSpeech'; isSpeaking: boolean }
  | { type: 'userSpeech'; isSpeaking: boolean }
  | { type: 'aiText'; text: string; place?: Place | undefined }
  /** The interviewer's message is complete. */
  | { type: 'aiEnded' }
  | {
      type: 'userText'
      text: string
      final: boolean
      isTyped: boolean
      place?: Place | undefined
      /** The text is a placeholder for speech that was not recognised. */
      isUnrecognised?: boolean
      /** When it was said, where the microphone's level was measured. */
      heard?: Heard | undefined
    }
  /** The browser does not let the interviewer speak; its lines are captions. */
  | { type: 'voiceRefused' }
  /** The server's speech recognition has failed; `hasOther`: the browser's replaces it. */
  | { type: 'speechStreamLost'; hasOther: boolean }
  /** The interviewer has asked everything of the section that runs. */
  | { type: 'sectionDone' }
  /** The candidate withdraws the consent: the recording is deleted, and the application is kept or withdrawn. */
  | { type: 'deletionConfirmed'; keepsApplication: boolean }
  /** The candidate asks for extra time. */
  | { type: 'timeAsked' }
  /** Nothing is asked until the candidate chooses to continue; undefined once they have. */
  | { type: 'stoppedAsking'; after: Danger | undefined }
  /** The interviewer's audio, where the page plays it; undefined once it has ended. */
  | { type: 'interviewerVoice'; track: MediaStreamTrack | undefined }
  /** The call is lost and cannot be joined again; `message` says why. */
  | { type: 'failed'; message: string }

/** What the candidate chose in the lobby. `stream` holds camera and microphone; undefined while neither is available. */
export type CallDevices = { stream: MediaStream | undefined; speaker: string | undefined }

/** A recording that is made outside of the page. */
export type CallRecording = {
  start: () => Promise<void>
  stop: () => Promise<void>
  /** How many recordings the provider has begun: after one breaks off, another follows. Also answers after the call has ended. */
  begun: () => number
}

/** A call with an interviewer. The room uses agents and the built-in interviewer through this interface alone. */
export type CallTransport = {
  /**
   * Joins. Rejects with an `Error` whose message says why, with `NotStarted` where the call could not be started. A call
   * that is left before that is not joined.
   */
  join: () => Promise<void>
  /** Called with the first devices, and whenever others are chosen or plugged in. */
  setDevices: (devices: CallDevices) => void
  /** Switches what the interviewer hears; off until the interview starts. */
  setMicrophone: (isOn: boolean) => void
  setCamera: (isOn: boolean) => void
  /** The sections with their questions, which the server sends when the interview starts. */
  setSections: (sections: readonly AssessmentSection[]) => void
  /** Extra time that was given in the call. Agents do not have it. */
  setTimeFactor?: (factor: TimeFactor) => void
  greet: () => void
  /**
   * Continues at the question that another page asked last, or the interviewer that this one replaces (`after`). Missing in
   * a transport that cannot, whose caller calls `greet`.
   */
  goOn?: (place: Place, after?: ContinuedAfter) => void
  /** The section that runs now, counted from 0. */
  openSection: (index: number) => void
  /** An answer that the candidate typed. */
  sendText: (text: string) => void
  /** The candidate has finished an answer and does not want to wait. */
  finishAnswer: () => void
  /** The candidate stays after the goodbye. Agents do not have it: they notice by themselves. */
  stay?: () => void
  /** Ends the conversation and leaves. Repeated calls do nothing, and no event follows. */
  leave: () => Promise<void>
  /** The recording that the provider makes, in addition to the browser's. */
  recording?: CallRecording | undefined
  subscribe: (listener: (event: CallEvent) => void) => () => void
}
