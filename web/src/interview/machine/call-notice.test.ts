import { describe, expect, test } from 'vitest'
import { callNotice, offlineText, reconnectingText, signInEndedText, type CallFacts } from './call-notice.ts'
import { endingText } from './ending-text.ts'

const fine: CallFacts = {
  isOnline: true,
  isConnected: true,
  problem: undefined,
  devices: { camera: 'granted', microphone: 'granted' },
  partsWaiting: 0,
  unstoredBytes: 0,
  isRecordingPaused: false,
  isRecordingStalled: false,
  isVoiceRefused: false,
  speechStreamLost: undefined,
  hasExtraTimeFailed: false,
  isVoiceUnanswered: false,
  hasSignInEnded: false,
}
const megabyte = 1024 * 1024

describe('the notice of a call', () => {
  test.each([
    ['nothing while all is well', {}, undefined],
    ['the connection', { isOnline: false, partsWaiting: 9 }, offlineText],
    ["the interviewer's connection", { isConnected: false }, reconnectingText],
    ['the end of the sign-in', { hasSignInEnded: true, isConnected: false }, signInEndedText],
    [
      'the lost interviewer',
      { isConnected: false, problem: 'The interviewer left.' },
      'The interviewer left. Your answers are saved. End the call to submit them, or reload the page to ask for another attempt.',
    ],
    [
      'a recorder that delivers nothing',
      { isRecordingStalled: true },
      'Your browser has stopped recording. Keep going: your answers are saved as text.',
    ],
    [
      'a voice without words',
      { isVoiceUnanswered: true },
      'I hear sound, but no answer. Press Done answering when you have finished.',
    ],
    [
      'a voice that the browser refuses',
      { isVoiceRefused: true },
      "Your browser is blocking the interviewer's voice. Read the captions, or turn on the voice under “Having trouble?”.",
    ],
    [
      'live recognition by the server',
      { speechStreamLost: 'typed' },
      "Live captions of your voice aren't available right now. Type your answers, or keep talking: your voice is still recorded.",
    ],
    [
      'live recognition by the server, where the browser has one',
      { speechStreamLost: 'device' },
      'Live captions come from your browser now. If words are missing, type your answer.',
    ],
    [
      'an unplugged camera',
      { devices: { camera: 'not-found', microphone: 'granted' } },
      'Your camera is disconnected. Continue without it, or reconnect it.',
    ],
    [
      'an unplugged microphone',
      { devices: { camera: 'granted', microphone: 'not-found' } },
      'Your microphone is disconnected. Type your answers, or reconnect it.',
    ],
    [
      'a revoked microphone',
      { devices: { camera: 'granted', microphone: 'blocked' } },
      'Your microphone is blocked. Type your answers, or allow access again.',
    ],
    [
      'both revoked',
      { devices: { camera: 'blocked', microphone: 'blocked' } },
      'Camera and microphone are blocked. Type your answers, or allow access again.',
    ],
    [
      'a camera that another program took',
      { devices: { camera: 'in-use', microphone: 'granted' } },
      "Your camera isn't working. Continue without it, or try again.",
    ],
    [
      'nothing while access is asked for',
      { devices: { camera: 'pending', microphone: 'pending' } },
      undefined,
    ],
    [
      'a full device',
      { isRecordingPaused: true },
      'This device has no space left, so the recording has paused. Type your answers: they are saved.',
    ],
    [
      'a browser without storage',
      { unstoredBytes: 3 * megabyte },
      'This device cannot store your recording. Stay on this page until it is uploaded.',
    ],
    [
      'a weak uplink',
      { partsWaiting: 6 },
      'Your connection is slow. Keep going: your recording is kept here and uploaded in the background.',
    ],
    ['nothing about a few parts', { partsWaiting: 5 }, undefined],
  ] satisfies [string, Partial<CallFacts>, string | undefined][])('says %s', (_, facts, text) =>
    expect(callNotice({ ...fine, ...facts })).toBe(text),
  )

  test.each([
    [{ isOnline: true, partsWaiting: 0 }, undefined],
    [{ isOnline: true, partsWaiting: 1 }, 'Uploading your recording: 1 part left. Please stay on this page.'],
    [
      { isOnline: true, partsWaiting: 3 },
      'Uploading your recording: 3 parts left. Please stay on this page.',
    ],
    [
      { isOnline: false, partsWaiting: 3 },
      'You are offline. Everything is kept on this device: stay on this page, or open your dashboard here later.',
    ],
  ])('at the end with %o is %s', (facts, text) => expect(endingText(facts)).toBe(text))
})
