import { recordingLimits, recordingTypes, type RecordingType } from '#shared/domain/recording-limits.ts'
import { bitratesAt } from './bitrates.ts'
import type { Clock } from './clock.ts'
import { within } from './within.ts'

/** A recorder that has not begun after this long will not. */
const startMilliseconds = 10_000

/** A recorder that has not ended after this long will not; its last part is lost. */
const stopMilliseconds = 5_000

/** A recorder that delivers nothing for so long has stopped working without an error. */
const minSilentMilliseconds = 15_000
const maxMissingParts = 3

/** In a row, without a part between them. Another attempt would only cost the candidate's battery. */
const maxRestarts = 2

const wishedTypes = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4',
] as const

/** What the room needs of `MediaRecorder`. */
export type Recorder = Pick<
  MediaRecorder,
  'start' | 'stop' | 'requestData' | 'state' | 'mimeType' | 'addEventListener' | 'removeEventListener'
>

export type Recorders = {
  /** A part is uploaded after this long; a crash loses at most one. */
  partMilliseconds: number
  isSupported: (type: string) => boolean
  create: (stream: MediaStream, options: MediaRecorderOptions) => Recorder
}

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
  /** How many parts each segment has. */
  counts: () => number[]
  /** When each segment began, in milliseconds since 1970. */
  starts: () => number[]
}

const isRecordingType = (type: string): type is RecordingType => type in recordingTypes

const typeOf = (mimeType: string): RecordingType => {
  const type = mimeType.split(';')[0] ?? ''
  return isRecordingType(type) ? type : 'video/webm'
}

const createRecorder = (recorders: Recorders, stream: MediaStream, level: number): Recorder => {
  const mimeType = wishedTypes.find((type) => recorders.isSupported(type))
  return recorders.create(stream, {
    ...bitratesAt(level),
    ...(mimeType === undefined ? {} : { mimeType }),
  })
}

/** Resolves once the recorder runs. */
const running = (clock: Clock, recorder: Recorder, partMilliseconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const stopWatching = clock.after(startMilliseconds, () => {
      reject(new Error('The recorder did not start.'))
    })
    recorder.addEventListener('start', () => {
      stopWatching()
      resolve()
    })
    recorder.addEventListener('error', () => {
      stopWatching()
      reject(new Error('The recorder reported an error.'))
    })
    recorder.start(partMilliseconds)
  })

const stopped = (clock: Clock, recorder: Recorder | undefined): Promise<void> => {
  if (recorder === undefined || recorder.state === 'inactive') return Promise.resolve()
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      resolve()
    })
    recorder.stop()
  })
  return within(clock, stopMilliseconds, ended)
}

/** No larger than one part may be. A page that was slowed down gets the data of more than five seconds at once. */
const piecesOf = (data: Blob): Blob[] =>
  Array.from({ length: Math.ceil(data.size / recordingLimits.partBytes) }, (_, index) =>
    data.slice(index * recordingLimits.partBytes, (index + 1) * recordingLimits.partBytes),
  )

export type RecordingEvents = {
  recorded: (part: RecordedPart) => void
  /** The recorder delivers nothing, also after it was started again; false once it delivers. */
  stalled: (isStalled: boolean) => void
}

/** Calls `silent` when nothing has been heard of a recorder for too long. */
function createWatch(clock: Clock, partMilliseconds: number, silent: () => void) {
  const silentMilliseconds = Math.max(minSilentMilliseconds, maxMissingParts * partMilliseconds)
  let stopWatching = (): void => {}
  return {
    heard(): void {
      stopWatching()
      stopWatching = clock.after(silentMilliseconds, silent)
    },
    end: () => stopWatching(),
  }
}

/** Records streams in parts. A recorder's parts are one stream of bytes, which is a segment. */
export function createRecording(
  clock: Clock,
  recorders: Recorders,
  { recorded, stalled }: RecordingEvents,
): Recording {
  const counts: number[] = []
  const starts: number[] = []
  let current: Recorder | undefined
  let isOver = false
  let restarts = 0
  let restart = (): void => {}
  let turn: Promise<unknown> = Promise.resolve()

  const watch = createWatch(clock, recorders.partMilliseconds, () => {
    if (restarts >= maxRestarts) return stalled(true)
    restarts += 1
    restart()
  })

  const stopCurrent = (): Promise<void> => {
    const recorder = current
    current = undefined
    watch.end()
    return stopped(clock, recorder)
  }

  const begin = async (stream: MediaStream, level: number): Promise<void> => {
    if (counts.length >= recordingLimits.segments) return
    await stopCurrent()
    if (isOver) return
    const recorder = createRecorder(recorders, stream, level)
    current = recorder
    restart = () => void inTurn(() => begin(stream, level)).catch(() => {})
    const segment = counts.length + 1
    recorder.addEventListener('start', () => {
      if (current === recorder) watch.heard()
      counts.push(0)
      starts.push(clock.now())
    })
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0 && current === recorder) {
        watch.heard()
        restarts = 0
        stalled(false)
      }
      for (const blob of piecesOf(data)) {
        const part = counts[segment - 1]
        if (part === undefined || part >= recordingLimits.partsOfSegment) return
        counts[segment - 1] = part + 1
        recorded({ segment, part, contentType: typeOf(recorder.mimeType), blob })
      }
    })
    await running(clock, recorder, recorders.partMilliseconds)
  }

  /** One segment begins after the other, however fast streams and bitrates change. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  return {
    counts: () => [...counts],
    starts: () => [...starts],
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
