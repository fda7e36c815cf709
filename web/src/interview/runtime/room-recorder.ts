import type { CallTransport } from '../transports/call-transport.ts'
import { levelFor } from './bitrates.ts'
import { createChosenRecording } from './chosen-recording.ts'
import { createPartQueue, type PartQueue } from './part-queue.ts'
import { createRecording, type Recording } from './recording.ts'
import type { RoomCore } from './room-core.ts'

export type RoomRecorder = Pick<Recording, 'start' | 'stop' | 'counts'> & {
  queue: PartQueue
  /** Goes on recording with this stream, which is another segment: a recorder cannot change its tracks. */
  goOn: (stream: MediaStream) => void
  /** The call has stopped to record itself: the browser records from now on. */
  callRecordingLost: () => void
}

/** The recording of the room and the upload of its parts. */
export function createRoomRecorder(core: RoomCore, ofCall: () => CallTransport['recording']): RoomRecorder {
  const { retries, world, getState, set, sessionId, scope } = core
  const queue = createPartQueue({
    retries,
    calls: world.calls,
    store: world.parts,
    changed: () => {
      set({ partsWaiting: queue.waiting() })
      fitUplink()
    },
  })
  const inBrowser = createRecording(world.clock, world.recorders, (part) => {
    queue.add({ sessionId: sessionId(), ...part })
  })
  const recording = createChosenRecording(ofCall, inBrowser)
  let level = 0
  let waitedBefore = 0
  const goOn = (stream: MediaStream): void => {
    void recording.start(stream, level).catch(() => {})
  }
  /** Records less densely where the uplink is too weak; a recorder keeps its bitrate, so this is a new segment. */
  const fitUplink = (): void => {
    const { partsWaiting: waiting, isOnline, interview, media } = getState()
    if (interview.phase !== 'active' || media.stream === undefined) return
    const fitting = levelFor(level, { waiting, before: waitedBefore, isOnline })
    if (fitting === level) return
    level = fitting
    waitedBefore = waiting
    goOn(media.stream)
  }
  scope.own(() => {
    void recording.stop()
  })
  return {
    ...recording,
    queue,
    goOn,
    callRecordingLost() {
      recording.lost()
      const { interview, media } = getState()
      if (interview.phase === 'active' && media.stream !== undefined) goOn(media.stream)
    },
  }
}
