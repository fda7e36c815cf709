import { describe, expect, test } from 'vitest'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { lobbyOf, type Room } from '#tests/support/interview/drawn.tsx'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { startFailedText } from './start-failed.ts'
import { blockedBy } from './machine/room-status.ts'
import { startCall } from './transports/daily/start-call.ts'

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
