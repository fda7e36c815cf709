/** What the room needs of a browser. Its name says nothing about that, so the functions themselves are looked for. */
export type BrowserParts = Readonly<{
  mediaDevices: boolean
  peerConnections: boolean
  audioContexts: boolean
  recorder: boolean
}>

export const partsOf = (browser: typeof globalThis): BrowserParts => ({
  mediaDevices: typeof browser.navigator?.mediaDevices?.getUserMedia === 'function',
  peerConnections: 'RTCPeerConnection' in browser,
  audioContexts: 'AudioContext' in browser,
  recorder: 'MediaRecorder' in browser,
})

export const isSupported = (parts: BrowserParts): boolean => Object.values(parts).every(Boolean)
