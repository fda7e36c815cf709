import { describe, expect, test } from 'vitest'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { problemOf } from './room-state.ts'

describe('the devices', () => {
  test('are requested in one call', async () => {
    const { lobby, devices } = aRoom()
    await lobby()
    expect(devices.asked).toHaveLength(1)
    expect(devices.asked[0]).toMatchObject({ audio: {}, video: {} })
  })

  test('that are refused show the message, and can be requested again', async () => {
    const { room, lobby, devices, phase } = aRoom()
    devices.failure = 'NotAllowedError'
    await lobby()
    expect(problemOf(room.getState())).toBe(
      'Unable to access camera and microphone. Please allow access when prompted.',
    )
    devices.failure = undefined
    await room.requestDevices()
    expect(problemOf(room.getState())).toBeUndefined()
    expect(phase()).toBe('ready')
  })

  test('that are not listed are not requested', async () => {
    const { room, lobby, devices } = aRoom()
    devices.listed = []
    await lobby()
    expect(devices.asked).toEqual([])
    expect(problemOf(room.getState())).toContain('No camera or microphone found.')
  })

  test('of a browser without `mediaDevices` show the message', async () => {
    const { room, lobby } = aRoom({ change: { media: undefined } })
    await lobby()
    expect(problemOf(room.getState())).toBe(
      'Failed to initialize media. Please check your browser compatibility.',
    )
  })

  test('that are granted after the lobby was left are released', async () => {
    const { room, lobby, devices, clock } = aRoom()
    await lobby()
    const { promise, resolve } = Promise.withResolvers<void>()
    const grant = devices.getUserMedia
    devices.getUserMedia = (constraints) => promise.then(() => grant(constraints))
    const selecting = room.selectDevice('camera', 'cam-7')
    await room.cancel()
    resolve()
    await selecting
    await clock.pass(0)
    expect(devices.streams.map(({ tracks }) => tracks[0]?.readyState)).toEqual(['ended', 'ended'])
    expect(room.getState().media.stream).toBeUndefined()
  })

  test('can be chosen', async () => {
    const { room, lobby, devices } = aRoom()
    await lobby()
    await room.selectDevice('camera', 'cam-7')
    expect(devices.asked[1]).toMatchObject({ video: { deviceId: { exact: 'cam-7' } } })
    expect(devices.streams[0]?.tracks[0]?.readyState).toBe('ended')
    expect(room.getState().media.chosen).toEqual({ camera: 'cam-7' })
  })

  test('show that the candidate speaks', async () => {
    const { room, lobby, levels, clock } = aRoom()
    await lobby()
    levels.value = 0.2
    await clock.pass(100)
    expect(room.getState().userIsSpeaking).toBe(true)
    levels.value = 0
    await clock.pass(1000)
    expect(room.getState().userIsSpeaking).toBe(false)
  })
})
