import { bitratesAt } from './bitrates.ts'
import type { Clock } from './clock.ts'
import { within } from './within.ts'

/** A recorder that has not begun after this long will not. */
const startMilliseconds = 10_000

/** A recorder that has not ended after this long will not; its last part is lost. */
const stopMilliseconds = 5_000

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

export const createRecorder = (recorders: Recorders, stream: MediaStream, level: number): Recorder => {
  const mimeType = wishedTypes.find((type) => recorders.isSupported(type))
  return recorders.create(stream, {
    ...bitratesAt(level),
    ...(mimeType === undefined ? {} : { mimeType }),
  })
}

/** Resolves once the recorder runs. */
export const running = (clock: Clock, recorder: Recorder, partMilliseconds: number): Promise<void> =>
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

export const stopped = (clock: Clock, recorder: Recorder | undefined): Promise<void> => {
  if (recorder === undefined || recorder.state === 'inactive') return Promise.resolve()
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      resolve()
    })
    recorder.stop()
  })
  return within(clock, stopMilliseconds, ended)
}
