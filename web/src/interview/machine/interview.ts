import { nextOfCall } from './call.ts'
import {
  emptyLobby,
  idle,
  type Call,
  type Interview,
  type InterviewEvent,
  type Plan,
} from './interview-state.ts'
import { nextOfLobby, nextOfStarting } from './lobby.ts'
import { openElsewhereMessage } from './room-status.ts'
import { startBlock } from './start-block.ts'

const connecting: Interview = { phase: 'connecting', ...emptyLobby }

/** Another tab of this browser holds the interview: this page can open it once that tab has ended. */
export const isOpenElsewhere = (interview: Interview): boolean =>
  interview.phase === 'blocked' && interview.message === openElsewhereMessage

/** The machine of the interview room. A phase ignores events it does not expect, such as a second click. */
export function next(interview: Interview, event: InterviewEvent, plan: Plan): Interview {
  switch (interview.phase) {
    case 'idle':
      return event.type === 'opened' ? connecting : interview
    case 'connecting':
    case 'ready':
    case 'confirming':
      return nextOfLobby(interview, event, plan)
    case 'starting':
      return nextOfStarting(interview, event)
    case 'active':
      return nextOfCall(interview, event, plan)
    case 'ending':
      return event.type === 'ended'
        ? { phase: 'completed', reason: event.reason ?? interview.reason }
        : interview
    case 'error':
      if (event.type === 'cancelled') return idle
      return event.type === 'retried' ? connecting : interview
    case 'blocked':
      if (event.type === 'retried' && isOpenElsewhere(interview)) return connecting
      return event.type === 'cancelled' ? idle : interview
    case 'expired':
      return event.type === 'cancelled' ? idle : interview
    case 'completed':
      return interview
  }
}

/** The interview cannot go on in this page as it is: it needs no devices. */
export const isOver = ({ phase }: Interview): boolean =>
  phase === 'blocked' || phase === 'expired' || phase === 'error'

/** Why Start is disabled; undefined where it is not, or where no lobby is shown. */
export function whyNoStart(interview: Interview): string | undefined {
  const block = { isBlocked: false, hasExpired: false }
  switch (interview.phase) {
    case 'blocked':
    case 'error':
      return startBlock({ ...block, ...emptyLobby, isBlocked: true })
    case 'expired':
      return startBlock({ ...block, ...interview, hasExpired: true })
    case 'connecting':
    case 'ready':
    case 'confirming':
    case 'starting':
      return startBlock({ ...block, ...interview })
    case 'idle':
    case 'active':
    case 'ending':
    case 'completed':
      return undefined
  }
}

const wholeSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000))

/** The lobby's countdown. */
export const secondsUntilExpiry = (expiresAt: number, now: number): number => wholeSeconds(expiresAt - now)

/** The call's timer: what remains of the longest duration, in seconds. */
export const secondsLeft = (call: Pick<Call, 'elapsedMilliseconds'>, plan: Plan): number =>
  wholeSeconds(plan.maxDurationMilliseconds - call.elapsedMilliseconds)

/** Whether the page asks before it is left. */
export const asksBeforeLeaving = ({ phase }: Interview): boolean =>
  phase === 'starting' || phase === 'active' || phase === 'ending'

export const leaveQuestion = 'You have an active interview. Are you sure you want to leave?'
