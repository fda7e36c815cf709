import { expect, test } from 'vitest'
import { hasPeerConnections, isSupported, partsOf, type BrowserParts } from './browser-support.ts'

const all: BrowserParts = { mediaDevices: true, audioContexts: true, recorder: true }

test('supports a browser that has all of them', () => expect(isSupported(all)).toBe(true))

test.each(['mediaDevices', 'audioContexts', 'recorder'] as const)(
  'does not support a browser without %s',
  (part) => expect(isSupported({ ...all, [part]: false })).toBe(false),
)

test('does not support a runtime that has none of them', () =>
  expect(isSupported(partsOf({} as typeof globalThis))).toBe(false))

test('detects WebRTC separately, because only calls over a provider need it', () => {
  expect(hasPeerConnections({ RTCPeerConnection: () => {} })).toBe(true)
  expect(hasPeerConnections({})).toBe(false)
})
