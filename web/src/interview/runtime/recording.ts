import {
  recordingLimits,
  recordingTypes,
  type RecordingType,
} from '#shared/application/session/recording-limits.ts'
import type { RecorderTimes } from '#shared/application/session/recording.ts'
import type { Clock } from './clock.ts'
import { createRecorder, running, stopped, type Recorder, type Recorders } from './recorder.ts'
import { createRecorderWatch } from './recorder-watch.ts'

export type RecordedPart = { segment: number; part: number; contentType: RecordingType; blob: Blob }

export type Recording = {
  /** Resolves once the recorder runs. Called again, it continues with a new segment. */
  start: (stream: MediaStream, level: number) => Promise<void>
  /** Ends the segment that is recorded, until `start`. */
  pause: () => void
  /** Lets the recorder deliver what it has, before the page may end. */
  flush: () => void
  /** Ends the recording; resolves after the last part. */
  stop: () => Promise<void>
  /** Numbers this page's segments after the `count` segments of earlier pages, with the `starts` that are known of them. */
  follow: (before: { count: number; starts: readonly number[] }) => void
  /** How many parts each segment has. */
  counts: () => number[]
  /** When the recorder of each segment was asked to start, in milliseconds since 1970. */
  starts: () => number[]
  /** Of this page's segments that have ended, in milliseconds since 1970. */
  times: () => readonly RecorderTimes[]
}

const isRecordingType = (type: string): type is RecordingType => type in recordingTypes

const typeOf = (mimeType: string): RecordingType => {
  const type = mimeType.split(';')[0] ?? ''
  return isRecordingType(type) ? type : 'video/webm'
}

/** Splits data that is larger than a part may be: a throttled page receives more than five seconds in one event. */
const piecesOf = (data: Blob): Blob[] =>
  Array.from({ length: Math.ceil(data.size / recordingLimits.partBytes) }, (_, index) =>
    data.slice(index * recordingLimits.partBytes, (index + 1) * recordingLimits.partBytes),
  )

export type RecordingEvents = {
  recorded: (part: RecordedPart) => void
  /** The recorder delivers nothing even after restarts; false once it delivers. */
  stalled: (isStalled: boolean) => void
}

/** Numbers the parts of each segment and counts them. */
function createSegments(clock: Clock, recorded: RecordingEvents['recorded']) {
  const counts: number[] = []
  const times: (Omit<RecorderTimes, 'stopped'> & { stopped?: number })[] = []
  const stoppedAt = (index: number): void => {
    const one = times[index]
    if (one !== undefined) one.stopped ??= clock.now()
  }
  let before: { count: number; starts: readonly number[] } = { count: 0, starts: [] }
  /** Puts earlier pages' segments in front. A value that is not known repeats the last known one, or is 0. */
  const behind = (pageParts: readonly number[], serverParts: readonly number[]): number[] => [
    ...Array.from({ length: before.count }, (_, index) => serverParts[index] ?? serverParts.at(-1) ?? 0),
    ...pageParts,
  ]
  const asked = (): number[] => times.map((each) => each.asked)
  return {
    ofRecording: {
      counts: (): number[] => behind(counts, []),
      starts: (): number[] => behind(asked(), before.starts),
      times: (): RecorderTimes[] =>
        times.flatMap(({ stopped, ...rest }) => (stopped === undefined ? [] : { ...rest, stopped })),
      follow: (others: typeof before): void => {
        before = others
      },
    },
    /** The recorder is asked to stop. */
    stopped: (): void => stoppedAt(times.length - 1),
    areFull: (): boolean => counts.length >= recordingLimits.segmentsOfPage,
    /** What this recorder delivers is the next segment. */
    follow(recorder: Recorder): void {
      const index = counts.length
      const segment = before.count + index + 1
      const askedAt = clock.now()
      recorder.addEventListener('start', () => {
        counts.push(0)
        times[index] = { segment, asked: askedAt, began: clock.now() }
      })
      // The recorder can stop by itself, when its tracks have ended.
      recorder.addEventListener('stop', () => stoppedAt(index))
      recorder.addEventListener('dataavailable', ({ data }) => {
        for (const blob of piecesOf(data)) {
          const part = counts[index]
          if (part === undefined || part >= recordingLimits.partsOfSegment) return
          counts[index] = part + 1
          recorded({ segment, part, contentType: typeOf(recorder.mimeType), blob })
        }
      })
    },
  }
}

/** Records streams in parts. A recorder's parts are one stream of bytes, which is a segment. */
export function createRecording(
  clock: Clock,
  recorders: Recorders,
  { recorded, stalled }: RecordingEvents,
): Recording {
  const segments = createSegments(clock, recorded)
  let current: Recorder | undefined
  let isOver = false
  let restart = (): void => {}
  let turn: Promise<unknown> = Promise.resolve()

  const watch = createRecorderWatch(clock, recorders.partMilliseconds, { restart: () => restart(), stalled })

  const stopCurrent = (): Promise<void> => {
    const recorder = current
    current = undefined
    watch.end()
    segments.stopped()
    return stopped(clock, recorder)
  }

  const begin = async (stream: MediaStream, level: number): Promise<void> => {
    if (segments.areFull()) return
    await stopCurrent()
    if (isOver) return
    const recorder = createRecorder(recorders, stream, level)
    current = recorder
    restart = () => void inTurn(() => begin(stream, level)).catch(() => {})
    segments.follow(recorder)
    recorder.addEventListener('start', () => {
      if (current === recorder) watch.started()
    })
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0 && current === recorder) watch.delivered()
    })
    await running(clock, recorder, recorders.partMilliseconds)
  }

  /** Runs one start or pause after the other, however fast streams and bitrates change. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  return {
    ...segments.ofRecording,
    start: (stream, level) => inTurn(() => begin(stream, level)),
    pause: () => void inTurn(stopCurrent),
    flush() {
      if (current?.state === 'recording') current.requestData()
    },
    stop() {
      isOver = true
      return stopCurrent()
    },
  }
}
