import { describe, expect, test } from 'vitest'
import { consentFor } from '#shared/interview/consent.ts'
import { aRoom, record } from '#tests/support/interview/a-room.ts'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { conductInterview } from './interview-in-progress.ts'
import { notLoadedText } from './room-interview.ts'
import { problemOf } from './room-state.ts'

describe('the start', () => {
  test('stores the consent before it records, then opens the microphone and greets after 1 second', async () => {
    const { room, lobby, server, recorders, script, clock, phase } = aRoom()
    await lobby()
    room.pressStart()
    expect(script.isMicrophoneOn()).toBe(false)
    server.fail('setStatus', refusal('internal', 500))
    const starting = room.consent()
    await clock.pass(500)
    expect([phase(), recorders.created.length]).toEqual(['starting', 0])
    await clock.pass(1000)
    await starting
    expect(server.inputs('setStatus').at(-1)).toEqual({
      body: {
        sessionId: 'session-1',
        status: 'in_progress',
        device: 'Chrome on Linux',
        callId: 'call-12345',
        consent: { version: consentFor().version },
      },
    })
    expect([phase(), recorders.created[0]?.state, script.isMicrophoneOn()]).toEqual([
      'active',
      'recording',
      true,
    ])
    expect(room.getState().transcript.map(({ content }) => content)).toEqual(['First part.'])
    await clock.pass(1000)
    expect(room.getState().transcript.at(-1)?.content).toBe(record.customGreeting)
  })

  test.each(['refuses', 'hangs'] as const)(
    'with a recorder that %s returns to the lobby',
    async (failure) => {
      const { room, lobby, recorders, clock, phase } = aRoom()
      await lobby()
      recorders.failure = failure
      room.pressStart()
      const starting = room.consent()
      await clock.pass(10_000)
      await starting
      expect(problemOf(room.getState())).toBe('Failed to start recording. Please try again.')
      recorders.failure = undefined
      room.pressStart()
      await room.consent()
      expect(phase()).toBe('active')
    },
  )

  test('waits for its code, which is requested with the first stream, and again after a failure', async () => {
    const requests: (() => void)[] = []
    const loadInterview = () =>
      new Promise<{ conductInterview: typeof conductInterview }>((resolve, reject) => {
        requests.push(
          requests.length === 0 ? () => reject(new Error('Offline.')) : () => resolve({ conductInterview }),
        )
      })
    const { room, clock, phase, server } = aRoom({ change: { loadInterview } })
    await room.open()
    expect(requests).toHaveLength(0)
    await room.requestDevices()
    expect(requests).toHaveLength(1)
    room.pressStart()
    const first = room.consent()
    expect(phase()).toBe('starting')
    requests[0]?.()
    await first
    expect([phase(), problemOf(room.getState())]).toEqual(['ready', notLoadedText])
    room.pressStart()
    const second = room.consent()
    await clock.pass(0)
    expect(server.inputs('setStatus')).toEqual([])
    requests[1]?.()
    await second
    expect(phase()).toBe('active')
  })

  test('that the server refuses returns to the lobby with a message and records nothing', async () => {
    const { room, lobby, server, recorders, interviews } = aRoom()
    await lobby()
    room.pressStart()
    server.fail('setStatus', refusal('invalid_request', 422))
    await room.consent()
    expect(problemOf(room.getState())).toBe('Failed to start interview session')
    expect([recorders.created, interviews.kept()]).toEqual([[], []])
  })

  test('in a second tab is blocked', async () => {
    const { room, lobby, server, recorders } = aRoom()
    await lobby()
    room.pressStart()
    server.fail('setStatus', refusal('room_left', 409, 'It looks like you refreshed the page'))
    await room.consent()
    expect(room.getState().interview).toEqual({
      phase: 'blocked',
      message: 'It looks like you refreshed the page',
    })
    expect(recorders.created).toEqual([])
  })
})
