import type { LobbyView } from '../lobby/lobby-view.ts'
import type { RoomKind } from '../room-kind.ts'
import { secondsUntilExpiry, whyNoStart } from '../machine/interview.ts'
import type { Interview } from '../machine/interview-state.ts'
import { overOf } from '../machine/over.ts'
import { blockedBy, roomClosedMessage } from '../machine/room-status.ts'
import { endingText } from '../machine/ending-text.ts'
import { accessOf, type Access } from '../machine/device-access.ts'
import { simulatedMessage } from '../machine/devices.ts'
import { grantFirst } from '../machine/start-block.ts'
import { isSimulated } from '../test-mode/simulated.ts'
import { planOf, problemOf, type RoomState } from '../runtime/room-state.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'

type Step = LobbyView['step']

function stepOf(interview: Interview): Step {
  if (interview.phase === 'starting') return interview.isJoined ? 'starting' : 'joining'
  if (interview.phase === 'error') return 'failed'
  const { phase } = interview
  return phase === 'ready' || phase === 'confirming' || phase === 'expired' || phase === 'blocked'
    ? phase
    : 'waiting'
}

/** The specification's text for a lobby whose countdown is over. */
const expiredText = 'The interview session has expired. Please refresh and try again.'

/** The countdown; undefined before it runs, and in a practice run, which does not expire. */
function secondsLeftOf({ interview, record, now }: RoomState, kind: RoomKind): number | undefined {
  const expiresAt = 'expiresAt' in interview ? interview.expiresAt : undefined
  if (expiresAt === undefined || kind === 'practice') return undefined
  // `now` can be up to a second older than the beginning of the countdown.
  return Math.min(planOf(record).lobbyMilliseconds / 1000, secondsUntilExpiry(expiresAt, now))
}

/** What the loader knows of the interview. */
export type Arrival = Readonly<{
  interviewsLeft: number | null
  /** The page was reloaded while the interview ran. */
  wasReloaded: boolean
}>

const unknownArrival: Arrival = { interviewsLeft: null, wasReloaded: false }

function errorOf(state: RoomState, { wasReloaded }: Arrival, access: Access): string | undefined {
  const { interview } = state
  if (interview.phase === 'expired') return expiredText
  // The specification's text is true where the candidate did reload the page.
  if (interview.phase === 'blocked' && interview.message === roomClosedMessage && wasReloaded)
    return blockedBy('Interviewer Ready')
  return 'message' in interview ? interview.message : problemOf(state, access)
}

/** The hint below the start, which is not shown once the lobby is over. */
function hintOf({ interview, proof }: RoomState, access: Access): string | undefined {
  const block = whyNoStart(interview)
  return proof?.hint ?? (block === grantFirst ? access.hint : block)
}

/** A page that has sent nothing for this long, three parts of the recording, has ended or is offline. */
const elsewhereMilliseconds = 15_000

function goesOnOf({ record, wasHeldHere, roomEndsAt, now }: RoomState): LobbyView['goesOn'] {
  const running = record?.running
  if (record === undefined || running === undefined || running === null) return undefined
  const { silentMilliseconds } = running
  const isSending = silentMilliseconds !== null && silentMilliseconds < elsewhereMilliseconds
  return {
    isElsewhere: isSending && !wasHeldHere,
    closesAt: record.room.expiresAt,
    minutesLeft: roomEndsAt === undefined ? undefined : Math.floor((roomEndsAt - now) / minuteMilliseconds),
  }
}

/** What the lobby shows of the room's state. */
export function lobbyViewOf(
  state: RoomState,
  {
    jobTitle,
    kind,
    arrival = unknownArrival,
    isDenied = false,
  }: { jobTitle: string; kind: RoomKind; arrival?: Arrival; isDenied?: boolean },
): LobbyView {
  const { interview, record, media } = state
  const step = stepOf(interview)
  const access = accessOf({ ...media, isDenied })
  const error = errorOf(state, arrival, access)
  const panel = overOf(interview.phase, error)
  return {
    kind,
    jobTitle: record?.job.title ?? jobTitle,
    record,
    access,
    listed: media.listed,
    selected: media.chosen,
    stream: media.stream,
    isSpeaking: state.userIsSpeaking,
    willType: state.willType,
    // An expired room has left the call.
    hasInterviewer: step !== 'expired' && 'hasInterviewer' in interview && interview.hasInterviewer,
    step,
    over: panel,
    goesOn: goesOnOf(state),
    interviewsLeft: arrival.interviewsLeft,
    needsProof: state.proof?.hint !== undefined,
    hint: panel === undefined ? hintOf(state, access) : undefined,
    error,
    note: isSimulated(media.stream)
      ? simulatedMessage
      : (endingText({ isOnline: true, partsWaiting: state.partsWaiting }) ?? state.proof?.note),
    secondsLeft: secondsLeftOf(state, kind),
  }
}
