import { deviceMessage, hasAccess, type Devices, type DeviceState, type Listed } from './devices.ts'
import { grantFirst } from './start-block.ts'

/** `refused`: the browser may ask again. `denied`: it refuses without asking. */
export type AccessKind =
  | 'ready'
  | 'unasked'
  | 'checking'
  | 'missing'
  | 'refused'
  | 'denied'
  | 'in-use'
  | 'failed'
  | 'unavailable'

export type DeviceTile = 'Ready' | 'Connected' | 'Checking...' | 'Needed'

/** What the lobby says of camera and microphone, and offers. */
export type Access = Readonly<{
  kind: AccessKind
  camera: DeviceTile
  microphone: DeviceTile
  /** In place of the camera's picture. */
  stage: string
  /** Below the disabled start. */
  hint: string
  error: string | undefined
  /** The button that requests the devices; undefined where a request changes nothing. */
  action: string | undefined
}>

type Facts = {
  devices: Devices
  /** What the browser listed last. */
  listed: readonly Listed[]
  /** The browser's settings refuse this site, so it does not ask. */
  isDenied: boolean
}

const kinds = {
  idle: 'unasked',
  granted: 'unasked',
  pending: 'checking',
  blocked: 'refused',
  // Its message asks to grant permissions.
  unknown: 'refused',
  'in-use': 'in-use',
  'not-found': 'missing',
  'constraints-invalid': 'failed',
  'constraints-none-specified': 'failed',
  'not-supported': 'unavailable',
  'undefined-mediadevices': 'unavailable',
} as const satisfies Record<DeviceState, AccessKind>

/** What is first in this list decides where camera and microphone differ. */
const precedence = ['missing', 'checking', 'unavailable', 'refused', 'in-use', 'failed', 'unasked'] as const

function kindOf({ devices, isDenied }: Facts): AccessKind {
  if (hasAccess(devices)) return 'ready'
  const [camera, microphone] = [kinds[devices.camera], kinds[devices.microphone]]
  const kind = precedence.find((each) => each === camera || each === microphone) ?? 'unasked'
  return kind === 'refused' && isDenied ? 'denied' : kind
}

const tiles: Readonly<Partial<Record<DeviceState, DeviceTile>>> = {
  granted: 'Ready',
  pending: 'Checking...',
}

/** Beside a missing device, the other one is connected and not requested yet. */
const tileOf = (state: DeviceState, kind: AccessKind): DeviceTile =>
  tiles[state] ?? (kind === 'missing' && state === 'idle' ? 'Connected' : 'Needed')

type Words = Pick<Access, 'stage' | 'hint' | 'action'>

const asks: Words = {
  stage: 'Camera access required',
  hint: grantFirst,
  action: 'Grant Camera & Microphone Access',
}

const words: Readonly<Record<Exclude<AccessKind, 'missing'>, Words>> = {
  ready: asks,
  unasked: asks,
  refused: asks,
  checking: {
    ...asks,
    stage: 'Checking camera and microphone...',
    hint: 'If your browser asks, allow camera and microphone',
  },
  denied: {
    stage: 'Camera and microphone are blocked',
    hint: 'Unblock camera and microphone in your browser',
    action: 'Try again',
  },
  'in-use': {
    stage: 'In use by another application',
    hint: 'Close the other application, then try again',
    action: 'Try again',
  },
  failed: {
    stage: 'Camera not available',
    hint: 'Check camera and microphone, then try again',
    action: 'Try again',
  },
  unavailable: {
    stage: 'Camera not available',
    hint: 'This browser cannot use a camera and microphone here',
    action: undefined,
  },
}

function missingWords({ camera, microphone }: Devices): Words {
  const names = [
    ...(camera === 'not-found' ? ['camera'] : []),
    ...(microphone === 'not-found' ? ['microphone'] : []),
  ]
  return {
    stage: `No ${names.join(' or ')} connected`,
    hint: `Connect a ${names.join(' and a ')} to start`,
    action: 'Look again',
  }
}

const deniedMessage = 'Unable to access camera and microphone. Your browser blocks them for this site.'

/** Stage, tiles, hint, message and button come from this one state, so that none contradicts another. */
export function accessOf(facts: Facts): Access {
  const { devices, listed } = facts
  const kind = kindOf(facts)
  return {
    kind,
    camera: tileOf(devices.camera, kind),
    microphone: tileOf(devices.microphone, kind),
    error: kind === 'denied' ? deniedMessage : deviceMessage(devices, listed),
    ...(kind === 'missing' ? missingWords(devices) : words[kind]),
  }
}
