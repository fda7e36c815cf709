import { idleDevices, type Devices, type Listed } from '../machine/devices.ts'

export type DeviceKind = 'camera' | 'microphone' | 'speaker'

export type MediaState = Readonly<{
  devices: Devices
  listed: readonly Listed[]
  chosen: Readonly<Partial<Record<DeviceKind, string>>>
  stream: MediaStream | undefined
}>

export const noMedia: MediaState = { devices: idleDevices, listed: [], chosen: {}, stream: undefined }

/** What the room needs of `navigator.mediaDevices`. */
export type MediaSource = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>

/** What the parts of the media share. */
export type MediaCore = {
  state: () => MediaState
  set: (change: Partial<MediaState>) => void
  /** Lists the devices that are plugged in. */
  list: () => Promise<readonly Listed[]>
  /** After this, `changed` is no longer called. */
  close: () => void
  isClosed: () => boolean
}

export function createMediaCore(source: MediaSource | undefined, changed: () => void): MediaCore {
  let state = noMedia
  let isClosed = false
  const set = (change: Partial<MediaState>) => {
    state = { ...state, ...change }
    if (!isClosed) changed()
  }
  return {
    state: () => state,
    set,
    async list() {
      const listed = (await source?.enumerateDevices().catch(() => [])) ?? []
      set({ listed })
      return listed
    },
    close() {
      isClosed = true
    },
    isClosed: () => isClosed,
  }
}
