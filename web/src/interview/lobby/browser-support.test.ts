import { expect, test } from 'vitest'
import { hasPeerConnections, isSupported, partsOf, type BrowserParts } from './browser-support.ts'

const all: BrowserParts = { mediaDevices: true, audioContexts: true, recorder: true }

test('supports a browser that has all of them', () => expect(isSupported(all)).toBe(true))

test.each(['mediaDevices', 'audioContexts', 'recorder'] as const)(
  'does not support a browser without %s',
  (part) => expect(isSupported({ ...all, [part]: false })).toBe(false),
)

test('finds none of them in a runtime without them, and all in a browser with them', () => {
  expect(partsOf({} as typeof globalThis)).toEqual({
    mediaDevices: false,
    audioContexts: false,
    recorder: false,
  })
  const browser = {
    navigator: { mediaDevices: { getUserMedia() {} } },
    AudioContext: () => {},
    MediaRecorder: () => {},
  } as unknown as typeof globalThis
  expect(partsOf(browser)).toEqual(all)
})

test('detects WebRTC separately, because only calls over a provider need it', () => {
  expect(hasPeerConnections({ RTCPeerConnection: () => {} })).toBe(true)
  expect(hasPeerConnections({})).toBe(false)
})
