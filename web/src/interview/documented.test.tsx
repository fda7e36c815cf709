import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { aRoom, record } from '#tests/support/interview/a-room.ts'
import { LoadFailed } from './loader/LoadFailed.tsx'
import { loadingFailedText } from './loader/load-interview.ts'
import { Preparing } from './loader/Preparing.tsx'
import { Ready } from './loader/Ready.tsx'
import { startFailedText } from './loader/use-start.ts'
import { notFoundText } from './loader/resolve-session.ts'
import { ConfirmStart } from './lobby/ConfirmStart.tsx'
import { Lobby, type LobbyCommands, type LobbyView } from './lobby/Lobby.tsx'
import { Unsupported } from './lobby/Unsupported.tsx'
import { deviceMessage, deviceName, simulatedMessage, type DeviceState } from './machine/devices.ts'
import { leaveQuestion } from './machine/interview.ts'
import { blockedBy } from './machine/room-status.ts'
import { Banner } from './room/Banner.tsx'
import { Call, type CallView } from './room/Call.tsx'
import { callViewOf, type InCall } from './room/call-view.ts'
import { Complete } from './room/Complete.tsx'
import { lobbyViewOf } from './room/lobby-view.ts'
import { Overlay } from './room/Overlay.tsx'
import { startCall } from './transports/daily/start-call.ts'

/** The text that a component draws, with a space between its elements. */
const textIn = (drawn: ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{drawn}</MemoryRouter>)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

const nothing = (): void => {}
const commands = (): LobbyCommands => ({
  grantAccess: nothing,
  selectDevice: nothing,
  onLevel: () => nothing,
  pressStart: nothing,
  dismissStart: nothing,
  confirmStart: nothing,
  cancel: nothing,
  retry: nothing,
  refresh: nothing,
  retake: nothing,
  practise: nothing,
})

describe('the loader says', () => {
  const ready = (
    <Ready
      interview={{
        sessionId: 's',
        job: { title: 'Storage Engineer', department: '' },
        candidateName: 'Aisha Rahman',
        appliesFor: undefined,
        failure: undefined,
      }}
      isStarting={false}
      startFailure={undefined}
      onStart={nothing}
      onPractise={nothing}
      onRetry={nothing}
    />
  )
  const failed = <LoadFailed message={undefined} onRetry={nothing} />
  test.each([
    ['Preparing Your Interview', <Preparing key="" />],
    ['Loading your profile and job details...', <Preparing key="" />],
    ['Unable to Load Interview', failed],
    ['We encountered an issue loading your interview session. Please try again.', failed],
    ['Try Again', failed],
    ['Back to Dashboard', failed],
    ['Ready to Start Your Interview', ready],
    ['Storage Engineer', ready],
    ['Aisha Rahman', ready],
    ['AI-Powered Interview', ready],
    ['Duration: 15-20 minutes', ready],
    ['Before You Begin', ready],
    ['Start Interview', ready],
    ['Your interview will be recorded for assessment purposes', ready],
    ['Back to Dashboard', ready],
  ])('%s', (text, drawn) => expect(textIn(drawn)).toContain(text))

  test('Failed to load interview session data. Please try again.', () =>
    expect(loadingFailedText).toBe('Failed to load interview session data. Please try again.'))
  test('No interview session found for session ID: {id}', () =>
    expect(notFoundText('abc')).toBe('No interview session found for session ID: abc'))
})

describe('the room says', () => {
  test.each([
    ['Browser Not Supported', <Unsupported key="" onClose={nothing} />],
    ['Chrome, Firefox, Safari or Edge', <Unsupported key="" onClose={nothing} />],
    ['Close', <Unsupported key="" onClose={nothing} />],
    ['TEST MODE - This interview is for testing purposes only', <Banner key="" kind="test" />],
  ])('%s', (text, drawn) => expect(textIn(drawn)).toContain(text))
})

type Room = ReturnType<typeof aRoom>

/** The lobby of a room as its state is. */
const lobbyOf = (room: Room, change: Partial<LobbyView> = {}): string =>
  textIn(
    <Lobby
      view={{ ...lobbyViewOf(room.room.getState(), 'Storage Engineer', 'interview'), ...change }}
      commands={commands()}
    />,
  )

describe('the lobby says', () => {
  test('Interview for {job title}, and Needed, Connecting..., Camera access required before anything is there', () => {
    const lobby = lobbyOf(aRoom())
    for (const text of [
      'Interview for Storage Engineer',
      'Camera Needed',
      'Microphone Needed',
      'AI Interviewer Connecting...',
      'Camera access required',
      'Grant Camera & Microphone Access',
      'Cancel Interview',
    ])
      expect(lobby).toContain(text)
  })

  test('Ready on each tile, Session expires in: and the details once everything is there', async () => {
    const room = aRoom()
    await room.lobby()
    const lobby = lobbyOf(room, { isSpeaking: true })
    for (const text of [
      'Camera Ready',
      'Microphone Ready',
      'AI Interviewer Ready',
      'Session expires in: 3:00',
      'Speaking...',
      'Interview Details',
      'Duration 20 minutes',
      'Sections 2',
      'AI Interviewer Maya',
      'Start Interview',
    ])
      expect(lobby).toContain(text)
  })

  test('Session Expired / The interview session has expired. Please refresh and try again.', async () => {
    const room = aRoom()
    await room.lobby()
    await room.clock.pass(180_000)
    expect(lobbyOf(room)).toContain(
      'Session Expired The interview session has expired. Please refresh and try again.',
    )
  })

  test('Connecting to Interview... while it starts', () =>
    expect(lobbyOf(aRoom(), { step: 'joining' })).toContain('Connecting to Interview...'))

  test.each([undefined, 'Starting Interview...', 'Joining...'] as const)(
    'Confirm Interview Start, %s',
    (busy) => {
      const dialog = textIn(
        <ConfirmStart
          interviewName="Storage Engineer Interview"
          minutes={20}
          consentText=""
          busy={busy}
          onCancel={nothing}
          onStart={nothing}
        />,
      )
      expect(dialog).toContain('Confirm Interview Start')
      expect(dialog).toContain(
        "Are you ready to begin your Storage Engineer Interview? This will start recording and you'll have 20 minutes to complete the interview.",
      )
      expect(dialog).toContain(`Cancel ${busy ?? 'Start Interview'}`)
    },
  )

  test.each([
    ['audioinput', 'Microphone 01234567'],
    ['audiooutput', 'Speaker 01234567'],
    ['videoinput', 'Camera 01234567'],
  ] as const)('%s without a label is %s', (kind, name) =>
    expect(deviceName({ kind, deviceId: '0123456789', label: '' })).toBe(name),
  )
})

describe('the hint below Start says', () => {
  test.each([
    ['after a block', 'Interview cannot be started due to system restrictions'],
    ['after the countdown', 'Interview session has expired'],
    ['without devices', 'Please grant camera and microphone permissions'],
    ['without the interviewer', 'Waiting for AI interviewer to join'],
    ['before the call is joined', 'Connecting to interview session'],
  ] as const)('%s: %s', async (when, hint) => expect(lobbyOf(await roomIn[when]())).toContain(hint))
})

async function readyRoom(): Promise<Room> {
  const room = aRoom()
  await room.lobby()
  return room
}

/** Rooms in which one thing is missing. */
const roomIn = {
  'after a block': async (): Promise<Room> => {
    const room = aRoom()
    room.server.fail('create', refusal('room_expired', 409))
    await room.room.open()
    return room
  },
  'after the countdown': async (): Promise<Room> => {
    const room = await readyRoom()
    await room.clock.pass(180_000)
    return room
  },
  'without devices': async (): Promise<Room> => {
    const room = aRoom()
    await room.room.open()
    return room
  },
  'without the interviewer': async (): Promise<Room> => {
    const room = await readyRoom()
    room.script.emit({ type: 'interviewerLeft' })
    return room
  },
  'before the call is joined': async (): Promise<Room> => {
    const room = await readyRoom()
    room.script.emit({ type: 'connection', isConnected: false })
    return room
  },
} as const

describe('a room that does not open says', () => {
  test.each([
    ['None', 'This interview session has expired. You did not join within the allocated time.'],
    [
      'Interviewer Ready',
      'It looks like you refreshed the page, which ended the session. Please request to retake the interview',
    ],
    ['Completed', 'Interview access blocked (Status: Completed). You may need to request a retake.'],
    ['Cancelled', 'Interview access blocked (Status: Cancelled). You may need to request a retake.'],
  ] as const)('with the status %s: %s', (status, text) => expect(blockedBy(status)).toBe(text))

  test.each([
    ['internal', 500, 'Could not verify interview status. Please try refreshing or contact support.'],
    ['no_answer', 0, 'Connection error: The server could not be reached.'],
  ] as const)('after %s: %3$s', async (code, status, text) => {
    const room = aRoom()
    const failure = refusal(code, status, 'The server could not be reached.')
    room.server.fail('create', failure, failure, failure)
    const opened = room.room.open()
    await room.clock.pass(60_000)
    await opened
    expect(lobbyOf(room)).toContain(text)
  })

  test('Cannot start interview: Session ID missing.', async () => {
    const room = aRoom({ sessionId: '' })
    await room.room.open()
    expect(lobbyOf(room)).toContain('Cannot start interview: Session ID missing.')
  })

  test('Failed to join video call: {message}', async () => {
    const room = aRoom()
    room.script.failJoining('The room is full.')
    await room.room.open()
    expect(lobbyOf(room)).toContain('Failed to join video call: The room is full.')
  })
})

describe('a start that fails says', () => {
  test('Failed to start interview. Please try again.', () =>
    expect(startFailedText).toBe('Failed to start interview. Please try again.'))

  test('Failed to create Pipecat conversation. Please check configuration or network.', async () => {
    const { clock, network } = aRoom()
    const retries = { clock, network, signal: new AbortController().signal }
    const calls = { startCall: () => Promise.reject(refusal('interview_not_found', 404)) }
    const conversation = { agentName: 'agent', conversationId: 'session-1', callId: 'call-12345' }
    await expect(startCall(retries, calls, conversation)).rejects.toThrow(
      'Failed to create Pipecat conversation. Please check configuration or network.',
    )
  })

  const started = async (room: Room): Promise<string> => {
    await room.lobby()
    room.room.pressStart()
    const begun = room.room.consent()
    await room.clock.pass(120_000)
    await begun
    return lobbyOf(room)
  }

  test('Failed to start recording. Please try again.', async () => {
    const room = aRoom()
    room.recorders.failure = 'refuses'
    expect(await started(room)).toContain('Failed to start recording. Please try again.')
  })

  test('Failed to start interview session', async () => {
    const room = aRoom()
    room.server.fail('setStatus', ...Array.from({ length: 5 }, () => refusal('internal', 500)))
    expect(await started(room)).toContain('Failed to start interview session')
  })
})

describe('refused devices say', () => {
  const both = [
    { kind: 'audioinput', deviceId: 'a', label: '' },
    { kind: 'videoinput', deviceId: 'b', label: '' },
  ] as const
  const states: readonly [DeviceState, string][] = [
    ['unknown', 'Failed to access camera and microphone. Please grant permissions and try again.'],
    ['blocked', 'Unable to access camera and microphone. Please allow access when prompted.'],
    ['not-found', 'Unable to access camera and microphone. No device was found.'],
    ['in-use', 'Unable to access camera and microphone. A device is in use by another application.'],
    ['constraints-invalid', 'Unable to access camera and microphone. Please check your browser settings.'],
    ['undefined-mediadevices', 'Failed to initialize media. Please check your browser compatibility.'],
  ]
  test.each(states)('%s: %s', (state, text) =>
    expect(deviceMessage({ camera: state, microphone: state }, both)).toBe(text),
  )

  test.each([
    [true, true, 'No camera or microphone found. Please connect your devices and refresh the page.'],
    [true, false, 'No camera found. Please connect a camera and refresh the page.'],
    [false, true, 'No microphone found. Please connect a microphone and refresh the page.'],
  ])('camera missing %s, microphone missing %s: %s', (noCamera, noMicrophone, text) => {
    const listed = both.filter(({ kind }) => (kind === 'videoinput' ? !noCamera : !noMicrophone))
    const state = (isMissing: boolean): DeviceState => (isMissing ? 'not-found' : 'idle')
    expect(deviceMessage({ camera: state(noCamera), microphone: state(noMicrophone) }, listed)).toBe(text)
  })

  test('Test mode: Camera and microphone access simulated', () =>
    expect(simulatedMessage).toBe('Test mode: Camera and microphone access simulated'))
})

describe('the call says', () => {
  const inCall: InCall = {
    phase: 'active',
    consent: { at: 0, text: '' },
    startedAt: 0,
    countedAt: 0,
    elapsedMs: 5_000,
    progress: { index: 0, elapsedMs: 5_000 },
    isConnected: true,
    problem: undefined,
    closing: undefined,
    isCompleteShown: false,
  }
  const message = { id: 'm1', timestamp: 0, endedAt: 0, isComplete: true, isTyped: false, place: undefined }
  const view = (change: Partial<CallView>): CallView => ({
    ...callViewOf({ ...aRoom().room.getState(), record }, inCall, 'Aisha', 'interview'),
    ...change,
  })
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
          sendText: nothing,
          finishAnswer: nothing,
          stay: nothing,
          end: nothing,
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
      'You may leave the call now. Thank you for your time! Stay End Call',
      <Complete key="" onStay={nothing} onEnd={nothing} />,
    ],
  ])('%s', (text, part) => expect(textIn(part)).toContain(text))

  test('You have an active interview. Are you sure you want to leave?', () =>
    expect(leaveQuestion).toBe('You have an active interview. Are you sure you want to leave?'))
})
