import { describe, expect, test } from 'vitest'
import {
  deviceMessage,
  deviceName,
  devicesAfter,
  hasAccess,
  idleDevices,
  missingOf,
  simulatedMessage,
  type Devices,
  type DeviceState,
  type Listed,
} from './devices.ts'

const camera: Listed = { kind: 'videoinput', deviceId: 'camera-1234567', label: '' }
const microphone: Listed = { kind: 'audioinput', deviceId: 'microphone-1', label: 'Headset' }
const all = [camera, microphone]
const both = (state: DeviceState): Devices => ({ camera: state, microphone: state })

describe('the state after getUserMedia failed with', () => {
  test.each<[string, Devices]>([
    ['NotAllowedError', both('blocked')],
    ['SecurityError', both('blocked')],
    ['NotFoundError', both('not-found')],
    ['NotReadableError', both('in-use')],
    ['AbortError', both('in-use')],
    ['OverconstrainedError', both('constraints-invalid')],
    ['TypeError', both('constraints-none-specified')],
    ['NotSupportedError', both('not-supported')],
    ['AnythingElse', both('unknown')],
  ])('%s', (name, expected) => {
    expect(devicesAfter(name, all)).toEqual(expected)
  })

  test('NotFoundError names only the kind that is not listed', () => {
    expect(devicesAfter('NotFoundError', [microphone])).toEqual({ camera: 'not-found', microphone: 'idle' })
    expect(devicesAfter('NotFoundError', [camera])).toEqual({ camera: 'idle', microphone: 'not-found' })
  })

  test('OverconstrainedError means a missing camera where none is listed, as in Safari', () => {
    expect(devicesAfter('OverconstrainedError', [microphone]).camera).toBe('not-found')
  })
})

describe('the message', () => {
  test.each<[DeviceState, string | undefined]>([
    ['idle', undefined],
    ['pending', undefined],
    ['granted', undefined],
    ['blocked', 'Unable to access camera and microphone. Please allow access when prompted.'],
    ['in-use', 'Unable to access camera and microphone. A device is in use by another application.'],
    ['not-found', 'Unable to access camera and microphone. No device was found.'],
    ['not-supported', 'Failed to initialize media. Please check your browser compatibility.'],
    ['constraints-invalid', 'Unable to access camera and microphone. Please check your browser settings.'],
    [
      'constraints-none-specified',
      'Unable to access camera and microphone. Please check your browser settings.',
    ],
    ['undefined-mediadevices', 'Failed to initialize media. Please check your browser compatibility.'],
    ['unknown', 'Failed to access camera and microphone. Please grant permissions and try again.'],
  ])('of %s', (state, message) => {
    expect(deviceMessage(both(state), all)).toBe(message)
  })

  test.each<[string, Listed[], string]>([
    ['neither', [], 'No camera or microphone found. Please connect your devices and refresh the page.'],
    ['no camera', [microphone], 'No camera found. Please connect a camera and refresh the page.'],
    ['no microphone', [camera], 'No microphone found. Please connect a microphone and refresh the page.'],
  ])('where the browser lists %s', (_, listed, message) => {
    expect(deviceMessage(missingOf(listed) ?? idleDevices, listed)).toBe(message)
  })

  test('is that of the microphone where the camera is granted', () => {
    expect(deviceMessage({ camera: 'granted', microphone: 'in-use' }, all)).toContain('in use')
  })

  test('of test mode', () => {
    expect(simulatedMessage).toBe('Test mode: Camera and microphone access simulated')
  })
})

test('access needs both devices', () => {
  expect(hasAccess(both('granted'))).toBe(true)
  expect(hasAccess({ camera: 'granted', microphone: 'pending' })).toBe(false)
})

test('a device without a label has a generic name and the first 8 characters of its id', () => {
  expect(deviceName(camera)).toBe('Camera camera-1')
  expect(deviceName(microphone)).toBe('Headset')
  expect(deviceName({ kind: 'audiooutput', deviceId: 'abcdefghij', label: '' })).toBe('Speaker abcdefgh')
})
