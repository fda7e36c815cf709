import {
  devicesAfter,
  devicesWithout,
  hasAccess,
  idleDevices,
  missingOf,
  type Devices,
  type Listed,
} from '../machine/devices.ts'

export type DeviceKind = 'camera' | 'microphone' | 'speaker'

export type MediaState = Readonly<{
  devices: Devices
  listed: readonly Listed[]
  chosen: Readonly<Partial<Record<DeviceKind, string>>>
  stream: MediaStream | undefined
}>

/** What the room needs of `navigator.mediaDevices`. */
export type MediaSource = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>

export type Media = {
  state: () => MediaState
  /** Asks for camera and microphone in one call: where they are asked for apart, iOS silences one of them. */
  request: () => Promise<void>
  select: (kind: DeviceKind, id: string) => Promise<void>
  /** Lets go of the devices; they can be asked for again. */
  release: () => void
  close: () => void
}

const exact = (deviceId: string | undefined): MediaTrackConstraints =>
  deviceId === undefined ? {} : { deviceId: { exact: deviceId } }

const constraintsFor = ({ camera, microphone }: MediaState['chosen']): MediaStreamConstraints => ({
  audio: { echoCancellation: true, noiseSuppression: true, ...exact(microphone) },
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 }, ...exact(camera) },
})

const stopped = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

const liveTracks = (stream: MediaStream | undefined): MediaStreamTrack[] =>
  stream?.getTracks().filter(({ readyState }) => readyState === 'live') ?? []

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

export const noMedia: MediaState = { devices: idleDevices, listed: [], chosen: {}, stream: undefined }

/** Camera and microphone, from the first question for them to their release. */
export function createMedia(source: MediaSource | undefined, changed: () => void): Media {
  let state = noMedia
  let isAsking = false
  let isClosed = false
  let hadAccess = false
  /** Counts the releases: a stream that was asked for before one is not kept. */
  let releases = 0

  const set = (change: Partial<MediaState>) => {
    state = { ...state, ...change }
    if (!isClosed) changed()
  }

  const list = async (): Promise<readonly Listed[]> => {
    const listed = (await source?.enumerateDevices().catch(() => [])) ?? []
    set({ listed })
    return listed
  }

  const trackEnded = async (): Promise<void> => {
    const listed = await list()
    const live = liveTracks(state.stream)
    // What still works goes on: a candidate whose camera is unplugged is heard and recorded.
    set({
      stream: live.length === 0 ? undefined : state.stream,
      devices: devicesWithout(
        live.map(({ kind }) => kind),
        listed,
      ),
    })
  }

  /** The browser refused both devices. One that still works after the other was lost goes on. */
  const refused = (exceptionName: string, listed: readonly Listed[]): void => {
    const devices = devicesAfter(exceptionName, listed)
    const [live, another] = liveTracks(state.stream)
    if (live !== undefined && another === undefined) {
      set({ devices: { ...devices, [live.kind === 'video' ? 'camera' : 'microphone']: 'granted' } })
      return
    }
    stopped(state.stream)
    set({ stream: undefined, devices })
  }

  const take = async (media: MediaSource): Promise<void> => {
    const asked = releases
    try {
      const stream = await media.getUserMedia(constraintsFor(state.chosen))
      if (asked !== releases) {
        stopped(stream)
        return
      }
      stopped(state.stream)
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => {
          if (stream === state.stream && !isClosed) void trackEnded()
        })
      hadAccess = true
      set({ stream, devices: { camera: 'granted', microphone: 'granted' } })
    } catch (error) {
      refused(nameOf(error), await list())
    }
    // Labels are readable only now.
    await list()
  }

  const request = async (): Promise<void> => {
    if (isAsking || isClosed) return
    if (source === undefined) {
      set({ devices: { camera: 'undefined-mediadevices', microphone: 'undefined-mediadevices' } })
      return
    }
    isAsking = true
    set({ devices: { camera: 'pending', microphone: 'pending' } })
    const missing = missingOf(await list())
    if (missing === undefined) await take(source)
    else refused('NotFoundError', await list())
    isAsking = false
  }

  const devicesChanged = async (): Promise<void> => {
    const isComplete = missingOf(await list()) === undefined
    // A device that was unplugged is back.
    if (isComplete && hadAccess && !hasAccess(state.devices)) await request()
  }

  const onChange = () => {
    void devicesChanged()
  }
  source?.addEventListener('devicechange', onChange)

  const release = () => {
    const { stream } = state
    hadAccess = false
    releases += 1
    if (stream === undefined) return
    stopped(stream)
    set({ stream: undefined, devices: idleDevices })
  }

  return {
    state: () => state,
    request,
    release,
    async select(kind, id) {
      set({ chosen: { ...state.chosen, [kind]: id } })
      if (kind !== 'speaker' && state.stream !== undefined && source !== undefined) await take(source)
    },
    close() {
      isClosed = true
      source?.removeEventListener('devicechange', onChange)
      release()
    },
  }
}
