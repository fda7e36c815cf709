import { describe, expect, test } from 'vitest'
import { accessOf, type AccessKind } from './device-access.ts'
import type { Devices, DeviceState, Listed } from './devices.ts'

const camera: Listed = { kind: 'videoinput', deviceId: 'a', label: '' }
const microphone: Listed = { kind: 'audioinput', deviceId: 'b', label: '' }
const all = [camera, microphone]
const both = (state: DeviceState): Devices => ({ camera: state, microphone: state })
const access = (devices: Devices, { listed = all, isDenied = false } = {}) =>
  accessOf({ devices, listed, isDenied })

const grant = 'Grant Camera & Microphone Access'
const spec = 'Please grant camera and microphone permissions'
const noAccess = 'Unable to access camera and microphone. '

type Row = [state: DeviceState, kind: AccessKind, tile: string, stage: string, hint: string, action?: string]

describe('stage, tiles, hint and button of both devices', () => {
  test.each<Row>([
    ['granted', 'ready', 'Ready', 'Camera access required', spec, grant],
    ['idle', 'unasked', 'Needed', 'Camera access required', spec, grant],
    [
      'pending',
      'checking',
      'Checking...',
      'Checking camera and microphone...',
      'If your browser asks, allow camera and microphone',
      grant,
    ],
    [
      'not-found',
      'missing',
      'Needed',
      'No camera or microphone connected',
      'Connect a camera and a microphone to start',
      'Look again',
    ],
    ['blocked', 'refused', 'Needed', 'Camera access required', spec, grant],
    ['unknown', 'refused', 'Needed', 'Camera access required', spec, grant],
    [
      'in-use',
      'in-use',
      'Needed',
      'In use by another application',
      'Close the other application, then try again',
      'Try again',
    ],
    [
      'constraints-invalid',
      'failed',
      'Needed',
      'Camera not available',
      'Check camera and microphone, then try again',
      'Try again',
    ],
    [
      'constraints-none-specified',
      'failed',
      'Needed',
      'Camera not available',
      'Check camera and microphone, then try again',
      'Try again',
    ],
    [
      'not-supported',
      'unavailable',
      'Needed',
      'Camera not available',
      'This browser cannot use a camera and microphone here',
    ],
    [
      'undefined-mediadevices',
      'unavailable',
      'Needed',
      'Camera not available',
      'This browser cannot use a camera and microphone here',
    ],
  ])('that are %s', (state, kind, tile, stage, hint, action) =>
    expect(access(both(state))).toMatchObject({
      kind,
      camera: tile,
      microphone: tile,
      stage,
      hint,
      action,
    }),
  )
})

test('a missing camera alone is named, and the microphone is connected', () =>
  expect(access({ camera: 'not-found', microphone: 'idle' }, { listed: [microphone] })).toMatchObject({
    camera: 'Needed',
    microphone: 'Connected',
    stage: 'No camera connected',
    hint: 'Connect a camera to start',
    error: 'No camera found. Please connect a camera and refresh the page.',
  }))

test('a missing microphone alone is named', () =>
  expect(access({ camera: 'idle', microphone: 'not-found' }, { listed: [camera] })).toMatchObject({
    camera: 'Connected',
    stage: 'No microphone connected',
    hint: 'Connect a microphone to start',
  }))

test('devices that the browser refuses without asking are blocked: the message promises no question', () => {
  expect(access(both('blocked')).error).toBe(`${noAccess}Please allow access when prompted.`)
  expect(access(both('blocked'), { isDenied: true })).toMatchObject({
    kind: 'denied',
    stage: 'Camera and microphone are blocked',
    hint: 'Unblock camera and microphone in your browser',
    error: `${noAccess}Your browser blocks them for this site.`,
    action: 'Try again',
  })
})

test.each(['idle', 'granted', 'in-use', 'not-found'] as const)(
  'a denied permission changes nothing for devices that are %s',
  (state) => expect(access(both(state), { isDenied: true })).toEqual(access(both(state))),
)

test.each<[Devices, AccessKind]>([
  [{ camera: 'not-found', microphone: 'granted' }, 'missing'],
  [{ camera: 'granted', microphone: 'blocked' }, 'refused'],
  [{ camera: 'granted', microphone: 'in-use' }, 'in-use'],
  [{ camera: 'granted', microphone: 'pending' }, 'checking'],
])('%j: what is wrong decides', (devices, kind) => {
  const { camera: tile, ...rest } = access(devices)
  expect(rest.kind).toBe(kind)
  expect(tile).toBe(devices.camera === 'granted' ? 'Ready' : 'Needed')
})
