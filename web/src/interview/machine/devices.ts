/** The states of a camera or a microphone, as the specification lists them. */
export type DeviceState =
  | 'idle'
  | 'pending'
  | 'granted'
  | 'blocked'
  | 'in-use'
  | 'not-found'
  | 'not-supported'
  | 'constraints-invalid'
  | 'constraints-none-specified'
  | 'undefined-mediadevices'
  | 'unknown'

export type Devices = Readonly<{ camera: DeviceState; microphone: DeviceState }>

export const idleDevices: Devices = { camera: 'idle', microphone: 'idle' }

/** What `enumerateDevices` lists. Labels are empty until access is granted. */
export type Listed = Pick<MediaDeviceInfo, 'deviceId' | 'kind' | 'label'>

export const hasAccess = ({ camera, microphone }: Devices): boolean =>
  camera === 'granted' && microphone === 'granted'

const lists = (listed: readonly Listed[], kind: MediaDeviceKind): boolean =>
  listed.some((device) => device.kind === kind)

/** The missing kinds, or undefined where the browser lists both. */
export function missingOf(listed: readonly Listed[]): Devices | undefined {
  const camera = lists(listed, 'videoinput') ? 'idle' : 'not-found'
  const microphone = lists(listed, 'audioinput') ? 'idle' : 'not-found'
  return camera === 'idle' && microphone === 'idle' ? undefined : { camera, microphone }
}

const both = (state: DeviceState): Devices => ({ camera: state, microphone: state })

/** The state of both devices after `getUserMedia` failed with an exception of this name. */
export function devicesAfter(exceptionName: string, listed: readonly Listed[]): Devices {
  switch (exceptionName) {
    case 'NotAllowedError':
    case 'SecurityError':
      return both('blocked')
    case 'NotFoundError':
      return missingOf(listed) ?? both('not-found')
    case 'NotReadableError':
    case 'AbortError':
      return both('in-use')
    case 'OverconstrainedError':
      // Safari throws it where there is no camera at all.
      return missingOf(listed) ?? both('constraints-invalid')
    case 'TypeError':
      return both('constraints-none-specified')
    case 'NotSupportedError':
      return both('not-supported')
    default:
      return both('unknown')
  }
}

/** The states after tracks have ended: the kinds in `live` still work; one that is listed and does not was blocked. */
export function devicesWithout(live: readonly string[], listed: readonly Listed[]): Devices {
  const stateOf = (isLive: boolean, kind: MediaDeviceKind): DeviceState => {
    if (isLive) return 'granted'
    return lists(listed, kind) ? 'blocked' : 'not-found'
  }
  return {
    camera: stateOf(live.includes('video'), 'videoinput'),
    microphone: stateOf(live.includes('audio'), 'audioinput'),
  }
}

/** The beginning of the message for each reason for which the browser refused the devices. */
const noAccess = 'Unable to access camera and microphone. '

const words: Readonly<Record<DeviceState, string | undefined>> = {
  idle: undefined,
  pending: undefined,
  granted: undefined,
  blocked: `${noAccess}Please allow access when prompted.`,
  'in-use': `${noAccess}A device is in use by another application.`,
  'not-found': `${noAccess}No device was found.`,
  'not-supported': 'Failed to initialize media. Please check your browser compatibility.',
  'constraints-invalid': `${noAccess}Please check your browser settings.`,
  'constraints-none-specified': `${noAccess}Please check your browser settings.`,
  'undefined-mediadevices': 'Failed to initialize media. Please check your browser compatibility.',
  unknown: 'Failed to access camera and microphone. Please grant permissions and try again.',
}

/** The message about missing devices, which the list shows before access is requested. */
function missingMessage({ camera, microphone }: Devices): string | undefined {
  if (camera === 'not-found' && microphone === 'not-found')
    return 'No camera or microphone found. Please connect your devices and refresh the page.'
  if (camera === 'not-found') return 'No camera found. Please connect a camera and refresh the page.'
  if (microphone === 'not-found')
    return 'No microphone found. Please connect a microphone and refresh the page.'
  return undefined
}

/** The message of the error panel; undefined while nothing is wrong. `listed` is what the browser listed last. */
export function deviceMessage(devices: Devices, listed: readonly Listed[]): string | undefined {
  // `getUserMedia` may find no device although both are listed: one was unplugged in between.
  const isListed = missingOf(listed) === undefined
  if (!isListed) {
    const message = missingMessage(devices)
    if (message !== undefined) return message
  }
  return words[devices.camera] ?? words[devices.microphone]
}

export const simulatedMessage = 'Test mode: Camera and microphone access simulated'

const genericNames = { audioinput: 'Microphone', audiooutput: 'Speaker', videoinput: 'Camera' } as const
const idLetters = 8

/** A device's name in the selectors; without a label its generic name and the beginning of its id. */
export const deviceName = ({ label, kind, deviceId }: Listed): string =>
  label === '' ? `${genericNames[kind]} ${deviceId.slice(0, idLetters)}` : label
