/** The functions that every interview needs of a browser. They are detected directly, because a browser's name does not tell. */
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

/** Calls over a provider need WebRTC; the built-in interviewer does not. Some users disable it. */
export const hasPeerConnections = (browser: object): boolean => 'RTCPeerConnection' in browser

export const isSupported = (parts: BrowserParts): boolean => Object.values(parts).every(Boolean)
