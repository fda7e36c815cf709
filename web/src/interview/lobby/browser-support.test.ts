import { expect, test } from 'vitest'
import { hasPeerConnections, isSupported, partsOf, type BrowserParts } from './browser-support.ts'

const all: BrowserParts = { mediaDevices: true, audioContexts: true, recorder: true }

test('a browser with all of it is supported, whatever its name', () => expect(isSupported(all)).toBe(true))

test.each(['mediaDevices', 'audioContexts', 'recorder'] as const)('a browser without %s is not', (part) =>
  expect(isSupported({ ...all, [part]: false })).toBe(false),
)

test('a runtime without any of it has none', () =>
  expect(isSupported(partsOf({} as typeof globalThis))).toBe(false))

test('WebRTC is looked for apart, because only calls over a provider need it', () => {
  expect(hasPeerConnections({ RTCPeerConnection: () => {} })).toBe(true)
  expect(hasPeerConnections({})).toBe(false)
})
