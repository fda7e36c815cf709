import { hasAccess, missingOf } from '../machine/devices.ts'
import { createMediaCore, type DeviceKind, type MediaSource, type MediaState } from './media-state.ts'
import { createStreamOwner } from './media-stream.ts'

export type Media = {
  state: () => MediaState
  /** Requests camera and microphone in one call: after two calls, iOS silences one of them. */
  request: () => Promise<void>
  select: (kind: DeviceKind, id: string) => Promise<void>
  /** Releases the devices; they can be requested again. */
  release: () => void
  close: () => void
}

/** Camera and microphone, from the first request to their release. */
export function createMedia(source: MediaSource | undefined, changed: () => void): Media {
  const core = createMediaCore(source, changed)
  const { state, set, list } = core
  const { take, refused, release, hadAccess } = createStreamOwner(core)
  let isAsking = false

  const request = async (): Promise<void> => {
    if (isAsking || core.isClosed()) return
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
    if (isComplete && hadAccess() && !hasAccess(state().devices)) await request()
  }

  const onChange = () => {
    void devicesChanged()
  }
  source?.addEventListener('devicechange', onChange)

  return {
    state,
    request,
    release,
    async select(kind, id) {
      const { chosen, stream } = state()
      set({ chosen: { ...chosen, [kind]: id } })
      if (kind !== 'speaker' && stream !== undefined && source !== undefined) await take(source)
    },
    close() {
      core.close()
      source?.removeEventListener('devicechange', onChange)
      release()
    },
  }
}
