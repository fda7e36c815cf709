import type { Progress, TimedSection } from './sections.ts'

/** The candidate's consent to the recording: when it was given, and the version of the text it was given to. */
export type Consent = Readonly<{ at: number; version: string }>

/**
 * Why an interview ends. `left`: the candidate ended it; `closed`: the interviewer said goodbye; `room`: the room has closed;
 * `deleted`: the candidate withdraws the application; `recordingDeleted`: only the consent. Either may fail (`notDeleted`, `recordingNotDeleted`).
 */
export type DeletionEnd = 'deleted' | 'notDeleted' | 'recordingDeleted' | 'recordingNotDeleted'
export type EndReason = 'left' | 'closed' | 'time' | 'room' | DeletionEnd

/** How far another page got with the interview. */
export type Earlier = Readonly<{ startedAt: number; elapsedMilliseconds: number; progress: Progress }>

/** The conditions of a start, kept through all phases before the interview begins. */
export type Lobby = Readonly<{
  hasDevices: boolean
  hasInterviewer: boolean
  isJoined: boolean
  /** When the session expires; undefined until everything was ready for the first time. */
  expiresAt: number | undefined
  /** The last failure, in words for the candidate. */
  problem: string | undefined
}>

export type Call = Readonly<{
  consent: Consent
  startedAt: number
  /** When elapsed time was counted last. */
  countedAt: number
  /** How long the call was connected. */
  elapsedMilliseconds: number
  progress: Progress
  isConnected: boolean
  /** Why the call cannot continue, in words for the candidate. The transcript is kept. */
  problem: string | undefined
  /** Set once the interviewer has said goodbye. */
  closing: Readonly<{ completeAt: number; endAt: number }> | undefined
  /** 'Interview Complete!' is open. */
  isCompleteShown: boolean
}>

export type Interview =
  | Readonly<{ phase: 'idle' }>
  | (Lobby & Readonly<{ phase: 'connecting' | 'ready' | 'confirming' }>)
  | (Lobby & Readonly<{ phase: 'expired' }>)
  | (Lobby & Readonly<{ phase: 'starting'; consent: Consent }>)
  | (Call & Readonly<{ phase: 'active' }>)
  | (Call & Readonly<{ phase: 'ending'; reason: EndReason }>)
  | Readonly<{ phase: 'completed'; reason: EndReason }>
  | Readonly<{ phase: 'error' | 'blocked'; message: string }>

export type InterviewEvent =
  | { type: 'opened' }
  /** The room's status does not allow a start, or the server accepts nothing more from this page. */
  | { type: 'blocked'; message: string }
  /** The room could not be opened. */
  | { type: 'failed'; message: string }
  /** The room is opened again: after a failure, or once no other tab holds the interview. */
  | { type: 'retried' }
  | { type: 'devicesChanged'; hasDevices: boolean; at: number }
  | { type: 'interviewerJoined'; at: number }
  | { type: 'interviewerLeft' }
  | { type: 'joined'; at: number }
  | { type: 'connectionChanged'; isConnected: boolean; at: number }
  | { type: 'startPressed' }
  | { type: 'startDismissed' }
  /** The candidate confirmed the dialog that says that a recording starts. */
  | { type: 'consented'; consent: Consent }
  | { type: 'recordingStarted'; at: number; earlier?: Earlier | undefined }
  | { type: 'startFailed'; message: string }
  | { type: 'ticked'; at: number }
  /** The interviewer has asked everything of the section that runs. */
  | { type: 'sectionDone' }
  /** The candidate has the interview deleted. */
  | { type: 'deletionConfirmed'; keepsApplication: boolean }
  /** The interviewer finished a closing phrase. */
  | { type: 'closingSaid'; at: number }
  /** 'Stay' in the completion dialog. */
  | { type: 'stayed' }
  | { type: 'endPressed' }
  /** Everything is saved and the call is left. */
  | { type: 'ended'; reason?: EndReason }
  | { type: 'cancelled' }

/** What does not change during an interview. */
export type Plan = Readonly<{
  sections: readonly TimedSection[]
  maxDurationMilliseconds: number
  /** The lobby's countdown. */
  lobbyMilliseconds: number
  /** When the room closes; undefined where it does not. */
  roomEndsAt: number | undefined
}>

export const idle: Interview = { phase: 'idle' }

export const emptyLobby: Lobby = {
  hasDevices: false,
  hasInterviewer: false,
  isJoined: false,
  expiresAt: undefined,
  problem: undefined,
}

/** The lobby's phases before the candidate consents. */
export type Waiting = Extract<Interview, { phase: 'connecting' | 'ready' | 'confirming' }>
export type Starting = Extract<Interview, { phase: 'starting' }>
export type Active = Extract<Interview, { phase: 'active' }>
