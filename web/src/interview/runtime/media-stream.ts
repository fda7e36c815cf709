import { devicesAfter, devicesWithout, idleDevices, type Listed } from '../machine/devices.ts'
import type { MediaCore, MediaSource, MediaState } from './media-state.ts'

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

/** The device that still works after the other was lost: it stays in use. */
function onlyWorking(stream: MediaStream | undefined): 'camera' | 'microphone' | undefined {
  const [live, another] = liveTracks(stream)
  if (live === undefined || another !== undefined) return undefined
  return live.kind === 'video' ? 'camera' : 'microphone'
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

export type StreamOwner = {
  /** Requests the chosen devices; their stream replaces the present one. */
  take: (source: MediaSource) => Promise<void>
  /** The browser refused both devices. */
  refused: (exceptionName: string, listed: readonly Listed[]) => void
  /** Stops the stream, and the one that a pending request still returns. */
  release: () => void
  /** A stream was granted since the last release. */
  hadAccess: () => boolean
}

async function trackEnded({ state, set, list }: MediaCore): Promise<void> {
  const listed = await list()
  const { stream } = state()
  const live = liveTracks(stream)
  // What still works stays in use: a candidate whose camera is unplugged is heard and recorded.
  const kinds = live.map(({ kind }) => kind)
  set({ stream: live.length === 0 ? undefined : stream, devices: devicesWithout(kinds, listed) })
}

/** Owns the stream of camera and microphone. */
export function createStreamOwner(core: MediaCore): StreamOwner {
  const { state, set, list, isClosed } = core
  let hadAccess = false
  let releases = 0

  const keep = (stream: MediaStream): void => {
    stopped(state().stream)
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        if (stream === state().stream && !isClosed()) void trackEnded(core)
      })
    hadAccess = true
    set({ stream, devices: { camera: 'granted', microphone: 'granted' } })
  }

  const refused: StreamOwner['refused'] = (exceptionName, listed) => {
    const devices = devicesAfter(exceptionName, listed)
    const { stream } = state()
    const working = onlyWorking(stream)
    if (working !== undefined) {
      set({ devices: { ...devices, [working]: 'granted' } })
      return
    }
    stopped(stream)
    set({ stream: undefined, devices })
  }

  return {
    refused,
    hadAccess: () => hadAccess,
    async take(source) {
      const asked = releases
      try {
        const stream = await source.getUserMedia(constraintsFor(state().chosen))
        if (asked !== releases) {
          stopped(stream)
          if (!isClosed()) set({ devices: idleDevices })
          return
        }
        keep(stream)
      } catch (error) {
        refused(nameOf(error), await list())
      }
      // Browsers give the labels only once access is granted.
      await list()
    },
    release() {
      const { stream } = state()
      hadAccess = false
      releases += 1
      if (stream === undefined) return
      stopped(stream)
      set({ stream: undefined, devices: idleDevices })
    },
  }
}
