import { expect, test } from 'vitest'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { FakeDevices, FakeStream } from '#tests/support/interview/fake-media.ts'
import { createFakeCalls } from '#tests/support/interview/fake-world.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import { createScripted } from '#tests/support/interview/scripted.ts'
import type { RoomWorld } from '../runtime/room-interview.ts'
import { testWorld } from './test-world.ts'

/** A room that was requested as a test, which the server grants or refuses. */
function aTestRoom(isTestInterview: boolean) {
  const clock = createFakeClock()
  const devices = new FakeDevices()
  const server = createFakeCalls(aRecord({ isTestInterview }))
  const script = createScripted({ greeting: 'Hello.', sections: [], reply: 'Thank you.' })
  // An interviewer that never joins.
  const absent: typeof script = {
    ...script,
    subscribe: (listener) =>
      script.subscribe((event) => {
        if (event.type !== 'interviewerJoined') listener(event)
      }),
  }
  const base = { clock, calls: server.calls, media: devices.source(), transport: () => absent }
  const simulated = new FakeStream()
  const { calls, media, transport } = testWorld(
    base as unknown as RoomWorld,
    () => simulated as unknown as MediaStream,
  )
  return { ...aRoom({ clock, change: { calls, media, transport } }), devices, server, simulated }
}

test('asks the server for a test interview', async () => {
  const { lobby, server } = aTestRoom(true)
  await lobby()
  expect(server.inputs('create')).toEqual([{ body: { sessionId: 'session-1', isTestInterview: true } }])
})

test.each(['NotAllowedError', 'NotFoundError', 'NotReadableError'])(
  'simulates camera and microphone after %s',
  async (failure) => {
    const { lobby, devices, room, simulated } = aTestRoom(true)
    devices.failure = failure
    await lobby()
    expect(room.getState().media).toMatchObject({ devices: { camera: 'granted', microphone: 'granted' } })
    expect(room.getState().media.stream).toBe(simulated)
  },
)

test('simulates devices that are not connected', async () => {
  const { lobby, devices, room } = aTestRoom(true)
  devices.listed = []
  devices.failure = 'NotFoundError'
  await lobby()
  expect(room.getState().media.devices).toEqual({ camera: 'granted', microphone: 'granted' })
})

test('uses real devices where there are some', async () => {
  const { lobby, devices, room } = aTestRoom(true)
  await lobby()
  expect(room.getState().media.stream).toBe(devices.streams[0])
})

test('assumes after two seconds that the interviewer has joined', async () => {
  const { lobby, clock, phase } = aTestRoom(true)
  await lobby()
  await clock.pass(1_999)
  expect(phase()).toBe('connecting')
  await clock.pass(1)
  expect(phase()).toBe('ready')
})

test('where the server refuses test mode, nothing is simulated or assumed', async () => {
  const { lobby, clock, devices, room, phase } = aTestRoom(false)
  devices.failure = 'NotAllowedError'
  await lobby()
  await clock.pass(5_000)
  expect(room.getState().media.devices).toEqual({ camera: 'blocked', microphone: 'blocked' })
  expect(phase()).toBe('connecting')
})
