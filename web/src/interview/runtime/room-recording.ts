import { maxCloudRecordings } from '#shared/application/session/recording-limits.ts'
import type { CallRecording } from '../ports/call-transport.ts'
import type { Recording } from './recording.ts'
import type { VoiceMix } from './voice-mix.ts'

export type RoomRecording = Recording & {
  /** How many recordings the call began; undefined where it makes none. */
  ofCall: () => number | undefined
}

type Parts = {
  /** The provider's recording, where the operator has enabled it. */
  currentOfCall: () => CallRecording | undefined
  inBrowser: Recording
  /** Undefined where the page does not play the interviewer's sound. */
  mix: () => Promise<VoiceMix> | undefined
}

/** The browser's recording, with the sound of both sides, and the provider's in addition. */
export function createRoomRecording({ currentOfCall, inBrowser, mix }: Parts): RoomRecording {
  /** Kept, because its recordings are counted after the call was left. */
  let begunByCall: CallRecording | undefined
  /** Records the candidate's own stream where mixing fails. */
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
        // The browser's recording continues without it.
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
