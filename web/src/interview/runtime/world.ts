import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { deliver } from '../../api/unsent/deliver.ts'
import type { PartStore } from '../../api/unsent/part-store.ts'
import type { Network } from '../../api/unsent/retry.ts'
import type { SessionLocks } from '../../api/unsent/session-locks.ts'
import type { InterviewStore } from '../../api/unsent/unsent-interview.ts'
import type { CallTransport } from '../ports/call-transport.ts'
import type { Clock, RoomRetries } from './clock.ts'
import type { MediaSource } from './media-state.ts'
import type { Recorders } from './recorder.ts'
import type { LastCalls, RoomCalls } from './room-calls.ts'
import type { RoomState } from './room-state.ts'
import type { Detector, Meter, VoiceMeter } from './voice-meter.ts'
import type { VoiceMix } from './voice-mix.ts'

/** The parts of the room that a call uses. */
export type CallNeeds = {
  onVoice: VoiceMeter['onVoice']
  retries: RoomRetries
  /** The page's id, by which the server distinguishes the pages of an interview. */
  callId: string
}

/** Resolves to true once the mailbox is proved, to false when the lobby is left. */
export type UntilProved = (lobby: {
  retries: RoomRetries
  set: (change: Pick<RoomState, 'proof'>) => void
}) => Promise<boolean>

/** Everything of the browser that the room uses, but for what loads its own code (`RoomWorld`). */
export type World = {
  clock: Clock
  network: Network
  media: MediaSource | undefined
  recorders: Recorders
  meter: (stream: MediaStream) => Meter
  /** Loads what tells a voice from other sounds; rejects where the browser cannot run it. */
  detector: (stream: MediaStream) => Promise<Detector>
  /** Whether the candidate types all answers: kept for the tab, so that a page that is reloaded knows it. */
  typing: { isChosen: () => boolean; choose: (isChosen: boolean) => void }
  /** Loads what mixes the interviewer's sound into the recording. */
  loadMix: () => Promise<{ createVoiceMix: () => VoiceMix }>
  /** The candidate's id. */
  owner: string
  parts: PartStore
  interviews: InterviewStore
  locks: SessionLocks
  calls: RoomCalls
  lastCalls: LastCalls
  /** Calls the listener when the page is hidden or left. Answers a function that stops it. */
  onHidden: (listener: () => void) => () => void
  isHidden: () => boolean
  /**
   * Until the returned function is called, the page stays although the API ends the candidate's sign-in. Calls the
   * listener when it ends, and when the candidate signs in again in another tab.
   */
  holdSignIn: (changed: (hasEnded: boolean) => void) => () => void
  /** The call with the interviewer that the record asks for. */
  transport: (record: InterviewRecord, given: CallNeeds) => CallTransport | Promise<CallTransport>
  /** Loads code that is needed only if an earlier visit left something to send. */
  loadDelivery: () => Promise<{ deliver: typeof deliver }>
  /** Loads code that is needed only if the mailbox must be proved first. */
  loadProof: () => Promise<{ untilProved: UntilProved }>
  newId: () => string
  /** Such as "Chrome on Linux", for the recruiter; undefined where the user agent names neither. */
  deviceName: () => string | undefined
}
