import { maxCloudRecordings } from '#shared/domain/recording-limits.ts'
import type { CallRecording } from '../ports/call-transport.ts'
import type { Recording } from './recording.ts'
import type { VoiceMix } from './voice-mix.ts'

export type RoomRecording = Recording & {
  /** How many recordings the call began; undefined where it makes none. */
  ofCall: () => number | undefined
}

type Parts = {
  /** The call's own recording, where the operator has it made. */
  currentOfCall: () => CallRecording | undefined
  inBrowser: Recording
  /** Undefined where the interviewer's sound does not come through the page. */
  mix: () => Promise<VoiceMix> | undefined
}

/** The browser's recording, with the sound of both sides, and the call's own beside it. */
export function createRoomRecording({ currentOfCall, inBrowser, mix }: Parts): RoomRecording {
  /** Kept, because its recordings are counted after the call was left. */
  let begunByCall: CallRecording | undefined
  /** The candidate's own sound is recorded, whatever becomes of the mix. */
  const mixed = async (stream: MediaStream, mixing: Promise<VoiceMix>): Promise<MediaStream> => {
    try {
      return await (await mixing).with(stream)
    } catch {
      return stream
    }
  }
  return {
    ...inBrowser,
    ofCall: () => (begunByCall === undefined ? undefined : Math.min(maxCloudRecordings, begunByCall.begun())),
    start(stream, level) {
      if (begunByCall === undefined) {
        begunByCall = currentOfCall()
        // Without it there is still the browser's.
        begunByCall?.start().catch(() => {})
      }
      const mixing = mix()
      return mixing === undefined
        ? inBrowser.start(stream, level)
        : mixed(stream, mixing).then((both) => inBrowser.start(both, level))
    },
    async stop() {
      await Promise.all([begunByCall?.stop(), inBrowser.stop()])
      await mix()?.then(
        ({ close }) => close(),
        () => {},
      )
    },
  }
}
