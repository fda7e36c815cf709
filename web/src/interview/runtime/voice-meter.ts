import { aboveRoom, type RoomFloor } from '../machine/room-floor.ts'
import { measured, silent, speakingLevel } from '../machine/voice-activity.ts'
import type { Clock } from './clock.ts'

/** Reads a stream's level, from 0 to 1. */
export type Meter = { level: () => number; close: () => void }

/** Tells a voice from other sounds. */
export type Detector = {
  /** Whether a voice was heard since the last call; undefined where nothing was measured since. */
  takeVoice: () => boolean | undefined
  close: () => void
}

/** `level` is from 0 to 1; nothing is measured without a stream. */
export type LevelListener = (level: number) => void

type VoiceListener = (isSpeaking: boolean, at: number) => void

export type VoiceMeter = {
  /** Measures this stream from now on, or none. */
  attach: (stream: MediaStream | undefined) => void
  /** Loads the detector; until it works, and where it cannot, a voice is what is louder than the room. */
  detect: () => void
  /** Reports the candidate's voice. `at`: when it rose, or was last heard, which shows only after a pause. */
  onVoice: (listener: VoiceListener) => () => void
  /** Reports any sound, as the documents' "Speaking..." shows it. */
  onSound: (listener: VoiceListener) => () => void
  /** Calls the listener with each measured level. */
  onLevel: (listener: LevelListener) => () => void
  close: () => void
}

const measureMilliseconds = 100
/** A detector that measures nothing for this long has stopped; the room's noise is compared in its place. */
const staleMilliseconds = 1_000

/** Listeners, and what they heard last. */
function createActivity(clock: Clock) {
  const listeners = new Set<VoiceListener>()
  let activity = silent
  return {
    become(isHeard: boolean): void {
      const next = measured(activity, isHeard, clock.now())
      const hasChanged = next.isSpeaking !== activity.isSpeaking
      activity = next
      if (hasChanged) for (const listener of listeners) listener(next.isSpeaking, next.lastHeardAt)
    },
    reset(): void {
      const wasSpeaking = activity.isSpeaking
      activity = silent
      if (wasSpeaking) for (const listener of listeners) listener(false, clock.now())
    },
    on(listener: VoiceListener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: () => listeners.clear(),
  }
}

/** The detector of the present stream, once it is wanted and loaded. */
function createDetection(detectorOf: (stream: MediaStream) => Promise<Detector>, clock: Clock) {
  let isWanted = false
  let stream: MediaStream | undefined
  let detector: Detector | undefined
  let measuredAt = Number.NEGATIVE_INFINITY
  const load = async (): Promise<void> => {
    const target = stream
    if (!isWanted || target === undefined || target.getAudioTracks().length === 0) return
    const loaded = await detectorOf(target).catch(() => undefined)
    if (target === stream) detector = loaded
    else loaded?.close()
  }
  let wasVoice = false
  return {
    want(): void {
      if (isWanted) return
      isWanted = true
      void load()
    },
    attach(next: MediaStream | undefined): void {
      detector?.close()
      detector = undefined
      stream = next
      void load()
    },
    /** Undefined where only the level can tell. */
    take(): boolean | undefined {
      const isVoice = detector?.takeVoice()
      if (isVoice !== undefined) {
        measuredAt = clock.now()
        wasVoice = isVoice
      }
      return clock.now() - measuredAt < staleMilliseconds && detector !== undefined ? wasVoice : undefined
    },
  }
}

type Parts = {
  meterOf: (stream: MediaStream) => Meter
  detectorOf: (stream: MediaStream) => Promise<Detector>
}

/** Reports when the candidate's voice rises and falls. */
export function createVoiceMeter(clock: Clock, { meterOf, detectorOf }: Parts): VoiceMeter {
  const voice = createActivity(clock)
  const sound = createActivity(clock)
  const detection = createDetection(detectorOf, clock)
  const levelListeners = new Set<LevelListener>()
  let attached: { stream: MediaStream; meter: Meter } | undefined
  let floor: RoomFloor = []
  const stop = clock.every(measureMilliseconds, () => {
    if (attached === undefined) return
    const level = attached.meter.level()
    const compared = aboveRoom(floor, level, clock.now())
    floor = compared.floor
    // The detector takes lasting tones and some fans for a voice, the comparison takes keys for one.
    const isDetected = detection.take() ?? true
    voice.become(isDetected && compared.isVoice)
    sound.become(level > speakingLevel)
    for (const listener of levelListeners) listener(level)
  })
  const attach = (stream: MediaStream | undefined) => {
    if (attached?.stream === stream) return
    attached?.meter.close()
    attached = stream === undefined ? undefined : { stream, meter: meterOf(stream) }
    floor = []
    detection.attach(stream)
    voice.reset()
    sound.reset()
  }
  return {
    attach,
    detect: () => detection.want(),
    onVoice: (listener) => voice.on(listener),
    onSound: (listener) => sound.on(listener),
    onLevel(listener) {
      levelListeners.add(listener)
      return () => {
        levelListeners.delete(listener)
      }
    },
    close() {
      stop()
      attach(undefined)
      voice.close()
      sound.close()
      levelListeners.clear()
    },
  }
}
