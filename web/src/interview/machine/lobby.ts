import { firstSection } from './sections.ts'
import {
  idle,
  type Interview,
  type InterviewEvent,
  type Plan,
  type Starting,
  type Waiting,
} from './interview-state.ts'
import { startBlock } from './start-block.ts'

export function nextOfLobby(lobby: Waiting, event: InterviewEvent, plan: Plan): Interview {
  if (event.type === 'blocked') return { phase: 'blocked', message: event.message }
  if (event.type === 'failed') return { phase: 'error', message: event.message }
  if (event.type === 'cancelled') return idle
  if (event.type === 'startPressed')
    return lobby.phase === 'ready' ? { ...lobby, phase: 'confirming', problem: undefined } : lobby
  if (event.type === 'startDismissed')
    return lobby.phase === 'confirming' ? { ...lobby, phase: 'ready' } : lobby
  if (event.type === 'consented')
    return lobby.phase === 'confirming' ? { ...lobby, phase: 'starting', consent: event.consent } : lobby
  return nextReadiness(lobby, event, plan)
}

function nextReadiness(lobby: Waiting, event: InterviewEvent, plan: Plan): Interview {
  const settle = (next: Waiting, at: number): Interview => settled(next, at, plan)
  if (event.type === 'ticked') return settle(lobby, event.at)
  if (event.type === 'devicesChanged') return settle({ ...lobby, hasDevices: event.hasDevices }, event.at)
  if (event.type === 'interviewerJoined') return settle({ ...lobby, hasInterviewer: true }, event.at)
  if (event.type === 'joined') return settle({ ...lobby, isJoined: true }, event.at)
  if (event.type === 'connectionChanged') return settle({ ...lobby, isJoined: event.isConnected }, event.at)
  if (event.type === 'interviewerLeft') return { ...lobby, hasInterviewer: false, phase: 'connecting' }
  return lobby
}

/** The phase that follows from what is ready. The countdown begins with the first readiness and does not stop again. */
function settled(lobby: Waiting, at: number, { lobbyMilliseconds }: Plan): Interview {
  if (lobby.expiresAt !== undefined && at >= lobby.expiresAt) return { ...lobby, phase: 'expired' }
  const isReady = startBlock({ isBlocked: false, hasExpired: false, ...lobby }) === undefined
  if (!isReady) return { ...lobby, phase: 'connecting' }
  const expiresAt = lobby.expiresAt ?? at + lobbyMilliseconds
  return { ...lobby, expiresAt, phase: lobby.phase === 'confirming' ? 'confirming' : 'ready' }
}

export function nextOfStarting(starting: Starting, event: InterviewEvent): Interview {
  const { consent, ...lobby } = starting
  if (event.type === 'startFailed') return { ...lobby, phase: 'ready', problem: event.message }
  if (event.type === 'blocked') return { phase: 'blocked', message: event.message }
  if (event.type === 'devicesChanged') return { ...starting, hasDevices: event.hasDevices }
  if (event.type !== 'recordingStarted') return starting
  return {
    phase: 'active',
    consent,
    startedAt: event.at,
    elapsedMilliseconds: 0,
    progress: firstSection,
    ...event.earlier,
    countedAt: event.at,
    isConnected: true,
    problem: undefined,
    closing: undefined,
    isCompleteShown: false,
  }
}
