import { takenOverMessage } from '../machine/room-status.ts'
import { createPartQueue, type PartQueue } from '../../api/unsent/part-queue.ts'
import type { UnsentCalls } from '../../api/unsent/unsent-calls.ts'
import type { CallRecording } from '../ports/call-transport.ts'
import { levelFor } from './bitrates.ts'
import { createRecording } from './recording.ts'
import { createRoomRecording, type RoomRecording } from './room-recording.ts'
import type { RoomCore } from './room-core.ts'
import type { RoomState } from './room-state.ts'
import type { World } from './world.ts'
import { recordsWith } from './storage-room.ts'
import type { VoiceMix } from './voice-mix.ts'

export type RoomRecorder = Omit<RoomRecording, 'pause'> & {
  queue: PartQueue
  /** Continues the recording with this stream, in another segment: a recorder cannot change its tracks. */
  goOn: (stream: MediaStream) => void
}

/** Each part names its page; the server answers whether another page continues the interview. */
const callsOf = ({ calls }: World, callId: string): Pick<UnsentCalls, 'recordingPart' | 'upload'> => ({
  upload: calls.upload,
  recordingPart: (input) => calls.recordingPart({ ...input, body: { ...input.body, callId } }),
})

/** The recording of the room and the upload of its parts. */
export function createRoomRecorder(
  core: RoomCore,
  { callId, currentOfCall }: { callId: string; currentOfCall: () => CallRecording | undefined },
): RoomRecorder {
  const { retries, world, getState, set, sessionId, scope, dispatch } = core
  const queue = createPartQueue({
    retries,
    calls: callsOf(world, callId),
    takenOver: () => dispatch({ type: 'blocked', message: takenOverMessage }),
    store: world.parts,
    changed: () => {
      set({ partsWaiting: queue.waiting(), unstoredBytes: queue.unstoredBytes() })
      fitStorage()
      fitUplink()
    },
  })
  const inBrowser = createRecording(world.clock, world.recorders, {
    recorded(part) {
      queue.add({ sessionId: sessionId(), ...part })
    },
    stalled: (isRecordingStalled) => set({ isRecordingStalled }),
  })
  const recording = createRoomRecording({ currentOfCall, inBrowser, mix: createMix(core) })
  const level = createLevel()
  const goOn = (stream: MediaStream): void => {
    if (getState().isRecordingPaused) return
    void recording.start(stream, level.current()).catch(() => {})
  }
  const inCall = (): MediaStream | undefined => {
    const { interview, media } = getState()
    return interview.phase === 'active' ? media.stream : undefined
  }
  const fitStorage = (): void => {
    const { isRecordingPaused: wasPaused, unstoredBytes } = getState()
    const isPaused = !recordsWith(!wasPaused, unstoredBytes)
    if (isPaused === wasPaused) return
    set({ isRecordingPaused: isPaused })
    const stream = inCall()
    if (isPaused) recording.pause()
    else if (stream !== undefined) goOn(stream)
  }
  /** Lowers the bitrate where the uplink is too weak. A recorder keeps its bitrate, so this begins a new segment. */
  const fitUplink = (): void => {
    const stream = inCall()
    if (stream !== undefined && level.fit(getState())) goOn(stream)
  }
  scope.own(() => {
    void recording.stop()
  })
  return {
    ...recording,
    queue,
    goOn,
  }
}

/** The mix for a call whose sound the page plays. It follows the interviewer's track, which can arrive later. */
function createMix({ world, scope, getState, subscribe }: RoomCore): () => Promise<VoiceMix> | undefined {
  let loading: Promise<VoiceMix> | undefined
  let mix: VoiceMix | undefined
  let voice: MediaStreamTrack | undefined
  const follow = (): void => {
    const { interviewerVoice } = getState()
    if (interviewerVoice === voice) return
    voice = interviewerVoice
    mix?.setVoice(voice)
  }
  const load = async (): Promise<VoiceMix> => {
    const { createVoiceMix } = await world.loadMix()
    mix = createVoiceMix()
    scope.own(subscribe(follow))
    follow()
    return mix
  }
  return () => {
    const { record } = getState()
    if (record?.provider === 'daily' || record?.brain?.voice === true) loading ??= load()
    return loading
  }
}

/** The level of `bitrates.ts` at which the browser records. */
function createLevel() {
  let level = 0
  let waitedBefore = 0
  return {
    current: () => level,
    /** Fits the level to the uplink; true if it has changed. */
    fit({ partsWaiting: waiting, isOnline }: Pick<RoomState, 'partsWaiting' | 'isOnline'>): boolean {
      const fitting = levelFor(level, { waiting, before: waitedBefore, isOnline })
      if (fitting === level) return false
      level = fitting
      waitedBefore = waiting
      return true
    },
  }
}
