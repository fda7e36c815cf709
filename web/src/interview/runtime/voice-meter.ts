import { measured, silent } from '../machine/voice-activity.ts'
import type { Clock } from './clock.ts'

/** Reads a stream's level, from 0 to 1. */
export type Meter = { level: () => number; close: () => void }

/** `level` is from 0 to 1; nothing is measured without a stream. */
export type LevelListener = (level: number) => void

export type VoiceMeter = {
  /** Measures this stream from now on, or none. */
  attach: (stream: MediaStream | undefined) => void
  /** `at`: when the voice rose, or was last heard, which shows only after a pause. */
  onVoice: (listener: (isSpeaking: boolean, at: number) => void) => () => void
  /** Calls the listener with each measured level. */
  onLevel: (listener: LevelListener) => () => void
  close: () => void
}

const measureMilliseconds = 100

/** Reports when the candidate's voice rises and falls. */
export function createVoiceMeter(clock: Clock, meterOf: (stream: MediaStream) => Meter): VoiceMeter {
  const listeners = new Set<(isSpeaking: boolean, at: number) => void>()
  const levelListeners = new Set<LevelListener>()
  let attached: { stream: MediaStream; meter: Meter } | undefined
  let activity = silent
  const become = (next: typeof silent) => {
    const hasChanged = next.isSpeaking !== activity.isSpeaking
    activity = next
    const at = Number.isFinite(next.lastHeardAt) ? next.lastHeardAt : clock.now()
    if (hasChanged) for (const listener of listeners) listener(activity.isSpeaking, at)
  }
  const stop = clock.every(measureMilliseconds, () => {
    if (attached === undefined) return
    const level = attached.meter.level()
    become(measured(activity, level, clock.now()))
    for (const listener of levelListeners) listener(level)
  })
  const attach = (stream: MediaStream | undefined) => {
    if (attached?.stream === stream) return
    attached?.meter.close()
    attached = stream === undefined ? undefined : { stream, meter: meterOf(stream) }
    become(silent)
  }
  return {
    attach,
    onVoice(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    onLevel(listener) {
      levelListeners.add(listener)
      return () => {
        levelListeners.delete(listener)
      }
    },
    close() {
      stop()
      attach(undefined)
      listeners.clear()
      levelListeners.clear()
    },
  }
}
