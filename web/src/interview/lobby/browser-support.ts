/** What every interview needs of a browser. Its name says nothing about that, so the functions themselves are looked for. */
export type BrowserParts = Readonly<{
  mediaDevices: boolean
  audioContexts: boolean
  recorder: boolean
}>

export const partsOf = (browser: typeof globalThis): BrowserParts => ({
  mediaDevices: typeof browser.navigator?.mediaDevices?.getUserMedia === 'function',
  audioContexts: 'AudioContext' in browser,
  recorder: 'MediaRecorder' in browser,
})

/** Calls over a provider need WebRTC; the built-in interviewer does not, and some people switch it off. */
export const hasPeerConnections = (browser: object): boolean => 'RTCPeerConnection' in browser

export const isSupported = (parts: BrowserParts): boolean => Object.values(parts).every(Boolean)
