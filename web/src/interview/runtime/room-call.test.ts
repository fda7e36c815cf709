import { describe, expect, test } from 'vitest'
import { aRoom, goodbye } from '#tests/support/interview/a-room.ts'
import { problemOf } from './room-state.ts'

describe('the call', () => {
  test('checkpoints each complete turn with a rising version', async () => {
    const { room, begin, server, clock } = aRoom()
    await begin()
    room.sendText('I am ready.')
    await clock.pass(0)
    const saves = server.inputs('saveTranscript') as { body: { version: number; entries: unknown[] } }[]
    const versions = saves.map(({ body }) => body.version)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    expect(new Set(versions).size).toBe(versions.length)
    expect(saves.at(-1)?.body.entries).toContainEqual(
      expect.objectContaining({ role: 'user', content: 'I am ready.', isTyped: true }),
    )
  })

  test('opens the section that its time has reached', async () => {
    const { room, begin, clock } = aRoom()
    await begin()
    await clock.pass(300_000)
    expect(room.getState().transcript.at(-1)?.content).toBe('Second part.')
  })

  test('shows the completion 2 seconds after a closing phrase and ends after 5', async () => {
    const { room, begin, script, clock, phase } = aRoom()
    await begin()
    await clock.pass(300)
    script.emit({ type: 'aiText', text: goodbye })
    script.emit({ type: 'aiEnded' })
    await clock.pass(2000)
    expect(room.getState().interview).toMatchObject({ phase: 'active', isCompleteShown: true })
    await clock.pass(2999)
    expect(phase()).toBe('active')
    await clock.pass(1)
    expect(phase()).toBe('completed')
  })

  test('goes on with the interviewer when the candidate stays', async () => {
    const { room, begin, script, clock, phase } = aRoom()
    await begin()
    await clock.pass(300)
    script.emit({ type: 'aiText', text: goodbye })
    script.emit({ type: 'aiEnded' })
    await clock.pass(2000)
    room.stay()
    expect(room.getState().interview).toMatchObject({ phase: 'active', isCompleteShown: false })
    expect(room.getState().transcript.at(-1)?.content).toBe('Let us go on.')
    await clock.pass(10_000)
    expect(phase()).toBe('active')
  })

  test('mutes the microphone and the camera', async () => {
    const { room, begin, devices, script } = aRoom()
    await begin()
    room.setMicrophone(false)
    room.setCamera(false)
    expect(devices.streams[0]?.tracks.map(({ enabled }) => enabled)).toEqual([false, false])
    expect(script.isMicrophoneOn()).toBe(false)
    room.setMicrophone(true)
    expect(script.isMicrophoneOn()).toBe(true)
  })

  test('goes on when the camera is unplugged: the microphone is recorded meanwhile, both once it is back', async () => {
    const { room, begin, devices, recorders, clock, levels, phase } = aRoom()
    await begin()
    devices.listed = devices.listed.filter(({ kind }) => kind !== 'videoinput')
    devices.streams[0]?.tracks[1]?.end()
    await clock.pass(0)
    expect(problemOf(room.getState())).toContain('No camera found.')
    expect(devices.streams[0]?.tracks[0]?.readyState).toBe('live')
    expect(recorders.created.map(({ state }) => state)).toEqual(['recording'])
    levels.value = 0.2
    await clock.pass(100)
    expect(room.getState().userIsSpeaking).toBe(true)
    room.sendText('Still here.')
    expect(room.getState().transcript.some(({ content }) => content === 'Still here.')).toBe(true)
    devices.plug(['audioinput', 'videoinput'])
    await clock.pass(0)
    expect([phase(), recorders.created.length, recorders.created[1]?.state]).toEqual([
      'active',
      2,
      'recording',
    ])
  })

  test('keeps the microphone when access to both is asked for again and refused', async () => {
    const { room, begin, devices, clock } = aRoom()
    await begin()
    devices.streams[0]?.tracks[1]?.end()
    await clock.pass(0)
    devices.failure = 'NotReadableError'
    await room.requestDevices()
    expect(room.getState().media.devices).toEqual({ camera: 'in-use', microphone: 'granted' })
    expect(devices.streams[0]?.tracks[0]?.readyState).toBe('live')
    devices.listed = devices.listed.filter(({ kind }) => kind !== 'videoinput')
    await room.requestDevices()
    expect(room.getState().media.devices).toEqual({ camera: 'not-found', microphone: 'granted' })
    expect(devices.streams[0]?.tracks[0]?.readyState).toBe('live')
  })

  test("continues when the microphone's permission is revoked, with a message", async () => {
    const { room, begin, devices, clock, phase } = aRoom()
    await begin()
    devices.streams[0]?.tracks[0]?.end()
    await clock.pass(0)
    expect(problemOf(room.getState())).toContain('Please allow access when prompted.')
    expect(phase()).toBe('active')
  })
})
