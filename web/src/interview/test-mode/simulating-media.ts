import type { MediaSource } from '../runtime/media-state.ts'

const standIn = (kind: MediaDeviceKind, label: string): MediaDeviceInfo => {
  const device = { kind, label, deviceId: `simulated-${kind}`, groupId: 'simulated' }
  return { ...device, toJSON: () => device }
}

const standIns = [
  standIn('videoinput', 'Simulated camera'),
  standIn('audioinput', 'Simulated microphone'),
] as const

/** Simulates the devices where the browser has none or refuses them, if the server allows it. */
export function simulatingMedia(
  source: MediaSource | undefined,
  mayBeSimulated: Promise<boolean>,
  simulate: () => MediaStream,
): MediaSource {
  const listed = async (): Promise<MediaDeviceInfo[]> => (await source?.enumerateDevices()) ?? []
  return {
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      source?.addEventListener(type, listener),
    removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      source?.removeEventListener(type, listener),
    async enumerateDevices() {
      const devices = await listed()
      if (!(await mayBeSimulated)) return devices
      return [...devices, ...standIns.filter(({ kind }) => !devices.some((device) => device.kind === kind))]
    },
    async getUserMedia(constraints) {
      try {
        if (source === undefined) throw new DOMException('There are no devices.', 'NotSupportedError')
        return await source.getUserMedia(constraints)
      } catch (error) {
        if (await mayBeSimulated) return simulate()
        throw error
      }
    },
  }
}
