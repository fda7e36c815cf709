import type { MediaSource } from '#web/interview/runtime/media-state.ts'
import type { Recorders } from '#web/interview/runtime/recorder.ts'

class FakeTrack extends EventTarget {
  enabled = true
  readyState: 'live' | 'ended' = 'live'
  readonly kind: 'audio' | 'video'
  constructor(kind: 'audio' | 'video') {
    super()
    this.kind = kind
  }
  clone(): FakeTrack {
    return new FakeTrack(this.kind)
  }
  stop(): void {
    this.readyState = 'ended'
  }
  /** The browser ends the track: the device was unplugged, or the access taken back. */
  end(): void {
    this.readyState = 'ended'
    this.dispatchEvent(new Event('ended'))
  }
}

export class FakeStream {
  readonly tracks = [new FakeTrack('audio'), new FakeTrack('video')]
  getTracks = (): FakeTrack[] => this.tracks
  getAudioTracks = (): FakeTrack[] => this.tracks.filter(({ kind }) => kind === 'audio')
  getVideoTracks = (): FakeTrack[] => this.tracks.filter(({ kind }) => kind === 'video')
}

const device = (kind: MediaDeviceKind, deviceId: string) => ({ kind, deviceId, label: `A ${kind}` })

/** Camera, microphone and speaker, as `navigator.mediaDevices` answers for them. */
export class FakeDevices extends EventTarget {
  listed = [device('audioinput', 'mic-1'), device('videoinput', 'cam-1'), device('audiooutput', 'out-1')]
  failure: string | undefined
  streams: FakeStream[] = []
  asked: MediaStreamConstraints[] = []

  enumerateDevices = () => Promise.resolve(this.listed)

  getUserMedia = (constraints: MediaStreamConstraints) => {
    this.asked.push(constraints)
    if (this.failure !== undefined) return Promise.reject(new DOMException('No.', this.failure))
    const stream = new FakeStream()
    this.streams.push(stream)
    return Promise.resolve(stream)
  }

  plug(kinds: MediaDeviceKind[]): void {
    this.listed = kinds.map((kind) => device(kind, `${kind}-2`))
    this.dispatchEvent(new Event('devicechange'))
  }

  source(): MediaSource {
    return this as unknown as MediaSource
  }
}

/** Records nothing; a test lets it deliver parts. */
class FakeRecorder extends EventTarget {
  state: RecordingState = 'inactive'
  readonly mimeType = 'video/webm;codecs=vp9,opus'
  readonly stream: unknown
  constructor(stream: unknown) {
    super()
    this.stream = stream
  }
  start(): void {
    this.state = 'recording'
    this.dispatchEvent(new Event('start'))
  }
  stop(): void {
    this.state = 'inactive'
    this.deliver('last')
    this.dispatchEvent(new Event('stop'))
  }
  requestData(): void {
    this.deliver('flushed')
  }
  deliver(content: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([content]) }))
  }
}

export class FakeRecorders {
  created: FakeRecorder[] = []
  options: MediaRecorderOptions[] = []
  failure: 'refuses' | 'hangs' | 'never ends' | undefined

  /** By default so long that a recorder counts as silent only where a test passes the product's own five seconds. */
  recorders(partMilliseconds = 24 * 60 * 60 * 1000): Recorders {
    return {
      partMilliseconds,
      isSupported: () => true,
      create: (stream, options) => {
        if (this.failure === 'refuses') throw new DOMException('No.', 'NotSupportedError')
        const recorder = new FakeRecorder(stream)
        if (this.failure === 'hangs') recorder.start = () => {}
        if (this.failure === 'never ends') recorder.stop = () => {}
        this.created.push(recorder)
        this.options.push(options)
        return recorder
      },
    }
  }
}
