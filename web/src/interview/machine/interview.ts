import { advanced, firstSection, type Progress, type TimedSection } from './sections.ts'
import { startBlock } from './start-block.ts'

/** The candidate's consent to the recording: when it was given, and the text it was given to. */
export type Consent = Readonly<{ at: number; text: string }>

/** Why an interview ends. `left`: the candidate ended it; `closed`: the interviewer said goodbye. */
export type EndReason = 'left' | 'closed' | 'time'

/** What a start needs. It is kept over all phases before the interview begins. */
type Lobby = Readonly<{
  hasDevices: boolean
  hasInterviewer: boolean
  isJoined: boolean
  /** When the session expires; undefined until everything was ready for the first time. */
  expiresAt: number | undefined
  /** What went wrong last, in words for the candidate. */
  problem: string | undefined
}>

export type Call = Readonly<{
  consent: Consent
  startedAt: number
  /** When elapsed time was counted last. */
  countedAt: number
  /** Time connected. */
  elapsedMs: number
  progress: Progress
  isConnected: boolean
  /** Set once the interviewer has said goodbye. */
  closing: Readonly<{ completeAt: number; endAt: number }> | undefined
  /** 'Interview Complete!' is open. */
  isCompleteShown: boolean
}>

export type Interview =
  | Readonly<{ phase: 'idle' }>
  | (Lobby & Readonly<{ phase: 'connecting' | 'ready' | 'confirming' | 'expired' }>)
  | (Lobby & Readonly<{ phase: 'starting'; consent: Consent }>)
  | (Call & Readonly<{ phase: 'active' }>)
  | (Call & Readonly<{ phase: 'ending'; reason: EndReason }>)
  | Readonly<{ phase: 'completed'; reason: EndReason }>
  | Readonly<{ phase: 'error' | 'blocked'; message: string }>

export type Phase = Interview['phase']

export type InterviewEvent =
  | { type: 'opened' }
  /** The room's status does not allow a start. */
  | { type: 'blocked'; message: string }
  /** The room could not be opened. `retried` opens it again. */
  | { type: 'failed'; message: string }
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
  | { type: 'recordingStarted'; at: number }
  | { type: 'startFailed'; message: string }
  | { type: 'ticked'; at: number }
  /** The interviewer has asked everything of the section that runs. */
  | { type: 'sectionDone' }
  /** The interviewer finished a closing phrase. */
  | { type: 'closingSaid'; at: number }
  /** 'Stay' in the completion dialog. */
  | { type: 'stayed' }
  | { type: 'endPressed' }
  /** Everything is saved and the call is left. */
  | { type: 'ended' }
  | { type: 'cancelled' }

/** What does not change during an interview. */
export type Plan = Readonly<{ sections: readonly TimedSection[]; maxDurationMs: number }>

const readinessMs = 180_000
const completionAfterMs = 2_000
const endAfterMs = 5_000

export const idle: Interview = { phase: 'idle' }

const emptyLobby: Lobby = {
  hasDevices: false,
  hasInterviewer: false,
  isJoined: false,
  expiresAt: undefined,
  problem: undefined,
}

type LobbyPhase = Extract<Interview, { phase: 'connecting' | 'ready' | 'confirming' | 'expired' }>
type Active = Extract<Interview, { phase: 'active' }>

/** The machine of the interview room. A phase ignores events it does not expect, such as a second click. */
export function next(interview: Interview, event: InterviewEvent, plan: Plan): Interview {
  switch (interview.phase) {
    case 'idle':
      return event.type === 'opened' ? { phase: 'connecting', ...emptyLobby } : interview
    case 'connecting':
    case 'ready':
    case 'confirming':
      return nextOfLobby(interview, event)
    case 'starting':
      return nextOfStarting(interview, event)
    case 'active':
      return nextOfCall(interview, event, plan)
    case 'ending':
      return event.type === 'ended' ? { phase: 'completed', reason: interview.reason } : interview
    case 'error':
      if (event.type === 'cancelled') return idle
      return event.type === 'retried' ? { phase: 'connecting', ...emptyLobby } : interview
    case 'expired':
    case 'blocked':
      return event.type === 'cancelled' ? idle : interview
    case 'completed':
      return interview
  }
}

function nextOfLobby(lobby: LobbyPhase, event: InterviewEvent): Interview {
  switch (event.type) {
    case 'blocked':
      return { phase: 'blocked', message: event.message }
    case 'failed':
      return { phase: 'error', message: event.message }
    case 'cancelled':
      return idle
    case 'devicesChanged':
      return settled({ ...lobby, hasDevices: event.hasDevices }, event.at)
    case 'interviewerJoined':
      return settled({ ...lobby, hasInterviewer: true }, event.at)
    case 'joined':
      return settled({ ...lobby, isJoined: true }, event.at)
    case 'connectionChanged':
      return settled({ ...lobby, isJoined: event.isConnected }, event.at)
    case 'interviewerLeft':
      return { ...lobby, hasInterviewer: false, phase: 'connecting' }
    case 'ticked':
      return settled(lobby, event.at)
    case 'startPressed':
      return lobby.phase === 'ready' ? { ...lobby, phase: 'confirming', problem: undefined } : lobby
    case 'startDismissed':
      return lobby.phase === 'confirming' ? { ...lobby, phase: 'ready' } : lobby
    case 'consented':
      return lobby.phase === 'confirming' ? { ...lobby, phase: 'starting', consent: event.consent } : lobby
    default:
      return lobby
  }
}

/** The phase that follows from what is ready. The countdown begins with the first readiness and does not stop again. */
function settled(lobby: LobbyPhase, at: number): Interview {
  if (lobby.expiresAt !== undefined && at >= lobby.expiresAt) return { ...lobby, phase: 'expired' }
  const isReady = startBlock({ isBlocked: false, hasExpired: false, ...lobby }) === undefined
  if (!isReady) return { ...lobby, phase: 'connecting' }
  const expiresAt = lobby.expiresAt ?? at + readinessMs
  return { ...lobby, expiresAt, phase: lobby.phase === 'confirming' ? 'confirming' : 'ready' }
}

function nextOfStarting(
  starting: Extract<Interview, { phase: 'starting' }>,
  event: InterviewEvent,
): Interview {
  const { consent, ...lobby } = starting
  switch (event.type) {
    case 'recordingStarted':
      return {
        phase: 'active',
        consent,
        startedAt: event.at,
        countedAt: event.at,
        elapsedMs: 0,
        progress: firstSection,
        isConnected: true,
        closing: undefined,
        isCompleteShown: false,
      }
    case 'startFailed':
      return { ...lobby, phase: 'ready', problem: event.message }
    case 'blocked':
      return { phase: 'blocked', message: event.message }
    case 'devicesChanged':
      return { ...starting, hasDevices: event.hasDevices }
    default:
      return starting
  }
}

const ending = (call: Active, reason: EndReason): Interview => ({
  ...call,
  phase: 'ending',
  reason,
  isCompleteShown: false,
})

function nextOfCall(call: Active, event: InterviewEvent, plan: Plan): Interview {
  switch (event.type) {
    case 'ticked':
      return ticked(call, event.at, plan)
    case 'connectionChanged': {
      const counted = ticked(call, event.at, plan)
      return counted.phase === 'active' ? { ...counted, isConnected: event.isConnected } : counted
    }
    case 'sectionDone': {
      const { index } = call.progress
      // After the last section the interviewer closes in its own words.
      return index + 1 < plan.sections.length
        ? { ...call, progress: { index: index + 1, elapsedMs: 0 } }
        : call
    }
    case 'closingSaid':
      return call.closing === undefined
        ? { ...call, closing: { completeAt: event.at + completionAfterMs, endAt: event.at + endAfterMs } }
        : call
    case 'stayed':
      // The end that the closing phrase announced is off; the time still ends the interview.
      return call.closing === undefined
        ? call
        : {
            ...call,
            isCompleteShown: false,
            closing: { completeAt: Number.POSITIVE_INFINITY, endAt: Number.POSITIVE_INFINITY },
          }
    case 'endPressed':
      return ending(call, 'left')
    default:
      return call
  }
}

function ticked(call: Active, at: number, plan: Plan): Interview {
  const passed = call.isConnected ? Math.max(0, at - call.countedAt) : 0
  const elapsedMs = Math.min(plan.maxDurationMs, call.elapsedMs + passed)
  const progress = advanced(call.progress, plan.sections, elapsedMs - call.elapsedMs)
  const counted: Active = {
    ...call,
    elapsedMs,
    progress,
    countedAt: Math.max(at, call.countedAt),
    isCompleteShown: call.isCompleteShown || (call.closing !== undefined && at >= call.closing.completeAt),
  }
  if (call.closing !== undefined && at >= call.closing.endAt) return ending(counted, 'closed')
  const isOver = elapsedMs >= plan.maxDurationMs || progress.index >= plan.sections.length
  return isOver ? ending(counted, 'time') : counted
}

/** Why Start is disabled; undefined where it is not, or where no lobby is shown. */
export function whyNoStart(interview: Interview): string | undefined {
  const block = { isBlocked: false, hasExpired: false }
  switch (interview.phase) {
    case 'blocked':
    case 'error':
      return startBlock({
        ...block,
        isBlocked: true,
        hasDevices: false,
        hasInterviewer: false,
        isJoined: false,
      })
    case 'expired':
      return startBlock({ ...block, ...interview, hasExpired: true })
    case 'connecting':
    case 'ready':
    case 'confirming':
    case 'starting':
      return startBlock({ ...block, ...interview })
    default:
      return undefined
  }
}

const wholeSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000))

/** 'Session expires in:' */
export const secondsUntilExpiry = (expiresAt: number, now: number): number => wholeSeconds(expiresAt - now)

/** The call's timer: what remains of the longest duration, in seconds. */
export const secondsLeft = (call: Pick<Call, 'elapsedMs'>, plan: Plan): number =>
  wholeSeconds(plan.maxDurationMs - call.elapsedMs)

/** The recording runs in these phases, and only in these. */
export const isRecorded = ({ phase }: Interview): boolean => phase === 'active'

/** Leaving the page asks first. */
export const asksBeforeLeaving = ({ phase }: Interview): boolean =>
  phase === 'starting' || phase === 'active' || phase === 'ending'

export const leaveQuestion = 'You have an active interview. Are you sure you want to leave?'
export const expiredMessage = 'The interview session has expired. Please refresh and try again.'
