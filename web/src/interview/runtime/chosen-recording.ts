import { maxCloudRecordings } from '#shared/domain/recording-limits.ts'
import type { CallRecording } from '../ports/call-transport.ts'
import type { Recording } from './recording.ts'

export type ChosenRecording = Recording & {
  /** How many recordings the call began; undefined where it makes none. */
  ofCall: () => number | undefined
  /** The call has stopped to record itself. */
  lost: () => void
}

/** The call's own recording where it makes one. Where it fails, and for other calls, the browser records. */
export function createChosenRecording(
  currentOfCall: () => CallRecording | undefined,
  inBrowser: Recording,
): ChosenRecording {
  let isLost = false
  /** Kept, because its recordings are counted after the call was left. */
  let begunByCall: CallRecording | undefined
  const chosen = () => (isLost ? undefined : currentOfCall())
  return {
    ofCall: () => (begunByCall === undefined ? undefined : Math.min(maxCloudRecordings, begunByCall.begun())),
    follow: inBrowser.follow,
    counts: inBrowser.counts,
    starts: inBrowser.starts,
    pause: inBrowser.pause,
    flush: inBrowser.flush,
    async start(stream, level) {
      try {
        const call = chosen()
        if (call !== undefined) {
          begunByCall = call
          await call.start()
          return
        }
      } catch {
        isLost = true
      }
      await inBrowser.start(stream, level)
    },
    async stop() {
      await Promise.all([chosen()?.stop(), inBrowser.stop()])
    },
    lost() {
      isLost = true
    },
  }
}
