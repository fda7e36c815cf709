import { describe, expect, test } from 'vitest'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { lobbyOf, nothing, textIn, type Room } from '#tests/support/interview/drawn.tsx'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { ConfirmStart } from './lobby/ConfirmStart.tsx'
import { deviceMessage, deviceName, simulatedMessage, type DeviceState } from './machine/devices.ts'

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
    for (const text of ['Grant Camera', 'Needed', 'Camera access required'])
      expect(lobbyOf(room)).not.toContain(text)
    for (const text of [
      'Session Expired ',
      'The interview session has expired. Please refresh and try again.',
    ])
      expect(lobbyOf(room)).toContain(text)
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
    ['without devices', 'Please grant camera and microphone permissions'],
    ['without the interviewer', 'Waiting for AI interviewer to join'],
    ['before the call is joined', 'Connecting to interview session'],
  ] as const)('%s: %s', async (when, hint) => expect(lobbyOf(await roomIn[when]())).toContain(hint))

  test.each(['after a block', 'after the countdown'] as const)(
    '%s: nothing, because there is no start to explain',
    async (when) => {
      const lobby = lobbyOf(await roomIn[when]())
      for (const text of ['Start Interview', 'due to system restrictions', 'Interview session has expired'])
        expect(lobby).not.toContain(text)
    },
  )
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
