import type { Place } from '../machine/transcript.ts'

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
  | { type: 'userText'; text: string; final: boolean; isTyped: boolean; place?: Place | undefined }
  /** The interviewer has asked everything of the section that runs. */
  | { type: 'sectionDone' }
  /** The call is lost for good; `message` says why. */
  | { type: 'failed'; message: string }

/** A call with an interviewer. The room knows nothing else about who conducts it, or where. */
export type CallTransport = {
  /** Joins; rejects with an `Error` that says why not. */
  join: () => Promise<void>
  /** Switches what the interviewer hears; off until the interview starts. */
  setMicrophone: (isOn: boolean) => void
  greet: () => void
  /** The section that runs now, counted from 0. */
  openSection: (index: number) => void
  /** An answer that the candidate typed. */
  sendText: (text: string) => void
  /** The candidate has finished an answer and does not want to wait. */
  finishAnswer: () => void
  /** Ends the conversation and leaves. Repeated calls do nothing, and no event follows. */
  leave: () => Promise<void>
  subscribe: (listener: (event: CallEvent) => void) => () => void
}
