import type { CallTransport } from '../transports/call-transport.ts'
import type { Recording } from './recording.ts'

export type ChosenRecording = Recording & {
  /** The call has stopped to record itself. */
  lost: () => void
}

/** The call's own recording where it makes one. Where it fails, and for other calls, the browser records. */
export function createChosenRecording(
  ofCall: () => CallTransport['recording'],
  inBrowser: Recording,
): ChosenRecording {
  let isLost = false
  const chosen = () => (isLost ? undefined : ofCall())
  return {
    counts: inBrowser.counts,
    pause: inBrowser.pause,
    flush: inBrowser.flush,
    async start(stream, level) {
      try {
        const call = chosen()
        if (call !== undefined) {
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
