import type { AssessmentSection } from '#shared/domain/assessment.ts'
import type { Heard, Place } from '../machine/transcript.ts'

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
      /** The text says only that something was said. */
      isUnrecognised?: boolean
      /** When it was said, where the voice was heard. */
      heard?: Heard | undefined
    }
  /** The browser does not let the interviewer speak; its lines are captions. */
  | { type: 'voiceRefused' }
  /** The server does not hear the candidate; `hasOther`: the browser recognises speech in its place. */
  | { type: 'hearingLost'; hasOther: boolean }
  /** The interviewer has asked everything of the section that runs. */
  | { type: 'sectionDone' }
  /** The interviewer's sound, where it comes through the page; undefined once it is gone. */
  | { type: 'interviewerVoice'; track: MediaStreamTrack | undefined }
  /** The call is lost for good; `message` says why. */
  | { type: 'failed'; message: string }

/** What the candidate chose in the lobby. `stream` holds camera and microphone; without it, they are not there now. */
export type CallDevices = { stream: MediaStream | undefined; speaker: string | undefined }

/** A recording that is made outside of the page. */
export type CallRecording = {
  start: () => Promise<void>
  stop: () => Promise<void>
  /** How many recordings the provider said it began: one that broke off is followed by another. Also known after the end. */
  begun: () => number
}

/** A call with an interviewer. The room knows nothing else about who conducts it, or where. */
export type CallTransport = {
  /**
   * Joins; rejects with an `Error` that says why not, `NotStarted` where there is no call to join. A call that is left
   * meanwhile is not joined.
   */
  join: () => Promise<void>
  /** The devices at first, and each time others are chosen or plugged in. */
  setDevices: (devices: CallDevices) => void
  /** Switches what the interviewer hears; off until the interview starts. */
  setMicrophone: (isOn: boolean) => void
  setCamera: (isOn: boolean) => void
  /** The sections with their questions, which the server tells when the interview starts. */
  setSections: (sections: readonly AssessmentSection[]) => void
  greet: () => void
  /**
   * Goes on at the question that was asked last: by another page, or by an interviewer that this one replaces. One that knows
   * no place greets again.
   */
  goOn?: (place: Place, after?: 'interviewer') => void
  /** The section that runs now, counted from 0. */
  openSection: (index: number) => void
  /** An answer that the candidate typed. */
  sendText: (text: string) => void
  /** The candidate has finished an answer and does not want to wait. */
  finishAnswer: () => void
  /** The candidate stays after the goodbye. An interviewer that hears it by itself needs no word. */
  stay?: () => void
  /** Ends the conversation and leaves. Repeated calls do nothing, and no event follows. */
  leave: () => Promise<void>
  /** The recording that the call makes itself, beside the browser's. */
  recording?: CallRecording | undefined
  subscribe: (listener: (event: CallEvent) => void) => () => void
}
