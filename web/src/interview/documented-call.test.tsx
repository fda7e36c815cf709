import { describe, expect, test, vi } from 'vitest'
import { aRoom, record } from '#tests/support/interview/a-room.ts'
import { nothing, textIn } from '#tests/support/interview/drawn.tsx'
import { leaveQuestion } from './machine/interview.ts'
import { Call } from './room/Call.tsx'
import type { CallView } from './room/call-view.ts'
import { callViewOf, type InCall } from './room/call-view.ts'
import { Complete } from './room/Complete.tsx'
import { Overlay } from './room/Overlay.tsx'

describe('the call says', () => {
  const inCall: InCall = {
    phase: 'active',
    consent: { at: 0, version: '' },
    startedAt: 0,
    countedAt: 0,
    elapsedMilliseconds: 5_000,
    progress: { index: 0, elapsedMilliseconds: 5_000 },
    isConnected: true,
    problem: undefined,
    closing: undefined,
    isCompleteShown: false,
  }
  const message = {
    id: 'm1',
    timestamp: 0,
    endedAt: 0,
    isComplete: true,
    isTyped: false,
    isUnrecognised: false,
    spokenMilliseconds: undefined,
    place: undefined,
  }
  const view = (change: Partial<CallView>): CallView => ({
    ...callViewOf({ ...aRoom().room.getState(), record }, inCall, 'Aisha', 'interview'),
    ...change,
  })
  // On a low screen, the transcript is closed at first.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const drawn = (change: Partial<CallView> = {}): string =>
    textIn(
      <Call
        view={view(change)}
        commands={{
          setMicrophone: nothing,
          setCamera: nothing,
          grantAccess: nothing,
          selectDevice: nothing,
          onLevel: () => nothing,
          setWillType: nothing,
          setTyping: nothing,
          sendText: nothing,
          finishAnswer: nothing,
          stay: nothing,
          end: nothing,
          deleteRecording: nothing,
        }}
      />,
    )
  test.each<[string, Partial<CallView>]>([
    ['Storage Engineer Interview', {}],
    ['19:55', {}],
    ['Section 1/2: Job-Specific Discussion', {}],
    ['Maya', {}],
    ["You're speaking", { isUserSpeaking: true }],
    ['Mute', {}],
    ['Stop camera', {}],
    ['Transcript', {}],
    ['End call', {}],
    ['Live Transcription', {}],
    ['AI Speaking', { isAiSpeaking: true }],
    ["You're Speaking", { isUserSpeaking: true }],
    ['Ready to listen', {}],
    ['Conversation will appear here', {}],
    ['Start speaking to begin the interview', {}],
    ['You are speaking...', { isUserSpeaking: true }],
    ['0 messages', {}],
    ['1 message ', { transcript: [{ ...message, type: 'ai', content: 'Hello.' }] }],
    ['Loading video...', { isCameraOn: true, stream: {} as MediaStream }],
    [' A ', { isCameraOn: false }],
  ])('%s', (text, change) => expect(drawn(change)).toContain(text))

  test.each([
    ['Starting Interview Please wait while we initialize...', <Overlay key="" kind="starting" />],
    [
      'Ending Interview Saving your responses and wrapping up... This may take a moment',
      <Overlay key="" kind="ending" />,
    ],
    ['Interview Complete!', <Complete key="" onStay={nothing} onEnd={nothing} />],
    [
      'You may leave the call now. Thank you for your time! End Call Stay',
      <Complete key="" onStay={nothing} onEnd={nothing} />,
    ],
  ])('%s', (text, part) => expect(textIn(part)).toContain(text))

  test('You have an active interview. Are you sure you want to leave?', () =>
    expect(leaveQuestion).toBe('You have an active interview. Are you sure you want to leave?'))
})
