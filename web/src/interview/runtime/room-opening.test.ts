import { describe, expect, test } from 'vitest'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { createFakeLockManager } from '#tests/support/interview/fake-lock-manager.ts'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import { createScripted } from '#tests/support/interview/scripted.ts'
import { createSessionLocks } from '#web/api/unsent/session-locks.ts'
import type { StoredPart } from '#web/api/unsent/part-store.ts'
import { whyNoStart } from '../machine/interview.ts'
import { openElsewhereMessage } from '../machine/room-status.ts'
import type { CallTransport } from '../ports/call-transport.ts'
import type { UntilProved, World } from './world.ts'

describe('opening', () => {
  test('creates the room, joins the call and waits for the devices', async () => {
    const { room, server, phase } = aRoom()
    await room.open()
    expect(server.inputs('create')).toEqual([{ body: { sessionId: 'session-1' } }])
    expect(phase()).toBe('connecting')
    expect(whyNoStart(room.getState().interview)).toBe('Please grant camera and microphone permissions')
    await room.requestDevices()
    expect(phase()).toBe('ready')
  })

  test.each([
    [
      'room_left',
      'It looks like you refreshed the page, which ended the session. Please request to retake the interview',
    ],
    ['room_expired', 'This interview session has expired. You did not join within the allocated time.'],
  ] as const)("is blocked by %s, with the answer's message", async (code, message) => {
    const { room, server } = aRoom()
    server.fail('create', refusal(code, 409, message))
    await room.open()
    expect(room.getState().interview).toEqual({ phase: 'blocked', message })
  })

  test("is blocked by the record's status, and a retake is offered", async () => {
    const { room } = aRoom({ given: aRecord({ status: 'Interviewer Ready' }) })
    await room.open()
    expect(room.getState().interview).toMatchObject({ phase: 'blocked' })
    await expect(room.retake()).resolves.toBe('/interview/session-2')
  })

  test('fails with a message when the status cannot be verified, and can be retried', async () => {
    const { room, server, phase, clock } = aRoom()
    const failure = refusal('internal', 500)
    server.fail('create', failure, failure, failure)
    const opening = room.open()
    await clock.pass(10_000)
    await opening
    expect(room.getState().interview).toEqual({
      phase: 'error',
      message: 'Could not verify interview status. Please try refreshing or contact support.',
    })
    await room.retry()
    await room.requestDevices()
    expect(phase()).toBe('ready')
  })

  test('is blocked while another tab holds the interview, which a retake would end', async () => {
    const locks = createSessionLocks(createFakeLockManager())
    const first = aRoom({ change: { locks } })
    await first.begin()
    const second = aRoom({ given: aRecord({ status: 'Interviewer Ready' }), change: { locks } })
    await second.room.open()
    expect(second.room.getState().interview).toEqual({ phase: 'blocked', message: openElsewhereMessage })
    first.room.close()
    await first.clock.pass(0)
    const third = aRoom({ given: aRecord({ status: 'Interviewer Ready' }), change: { locks } })
    await third.room.open()
    expect(third.room.getState().interview).not.toMatchObject({ message: openElsewhereMessage })
  })

  test('first repeats the finish that an earlier visit lost', async () => {
    const finish = { transcript: [{ role: 'user' as const, content: 'All I said.' }], recordedParts: [0] }
    const left = { sessionId: 'session-1', owner: 'candidate-1', expiresAt: Number.POSITIVE_INFINITY, finish }
    const { room, server, interviews } = aRoom({ left: [left] })
    server.fail('create', refusal('room_completed', 409, 'Completed.'))
    await room.open()
    expect(server.inputs('finish')).toEqual([{ params: { id: 'session-1' }, body: finish }])
    expect(interviews.kept()).toEqual([])
  })

  test('opens although the code that sends what is left cannot be loaded', async () => {
    const left = { sessionId: 'session-1', owner: 'candidate-1', expiresAt: Number.POSITIVE_INFINITY }
    const { room, interviews, phase } = aRoom({
      left: [left],
      change: { loadDelivery: () => Promise.reject(new Error('Offline.')) },
    })
    await room.open()
    expect([phase(), interviews.kept().length]).toEqual(['connecting', 1])
  })

  test('sends nothing that another candidate left on this device', async () => {
    const left = { sessionId: 'session-1', owner: 'candidate-2', expiresAt: Number.POSITIVE_INFINITY }
    const finish = { transcript: [], recordedParts: [] }
    const { room, server, interviews } = aRoom({ left: [{ ...left, finish }] })
    await room.open()
    expect([server.inputs('finish'), interviews.kept().length]).toEqual([[], 1])
  })

  test('without an id fails with a message and sends no request', async () => {
    const { room, server } = aRoom({ sessionId: '' })
    await room.open()
    expect(room.getState().interview).toEqual({
      phase: 'error',
      message: 'Cannot start interview: Session ID missing.',
    })
    expect(server.inputs('create')).toEqual([])
  })

  test("fails with the server's message when the interview does not exist", async () => {
    const { room, server } = aRoom()
    server.fail('create', refusal('interview_not_found', 404, 'This interview does not exist.'))
    await room.open()
    expect(room.getState().interview).toEqual({ phase: 'error', message: 'This interview does not exist.' })
  })

  test('fails with a message when there is no connection', async () => {
    const { room, server, clock } = aRoom()
    const failure = refusal('no_answer', 0, 'Network Error')
    server.fail('create', failure, failure, failure)
    const opening = room.open()
    await clock.pass(10_000)
    await opening
    expect(room.getState().interview).toEqual({ phase: 'error', message: 'Connection error: Network Error' })
  })

  test('fails with a message when the call cannot be joined', async () => {
    const { room, script } = aRoom()
    script.failJoining('no route')
    await room.open()
    expect(room.getState().interview).toEqual({
      phase: 'error',
      message: 'Failed to join video call: no route',
    })
  })

  test('does not join a call whose code arrives after the lobby was left', async () => {
    const code = Promise.withResolvers<CallTransport>()
    const script = createScripted({ greeting: 'Hello.', sections: [], reply: 'Thank you.' })
    let isRequested = false
    const transport = () => {
      isRequested = true
      return code.promise
    }
    const { room } = aRoom({ change: { transport } })
    const states: string[] = []
    script.subscribe((event) => states.push(event.type))
    const opening = room.open()
    await expect.poll(() => isRequested).toBe(true)
    await room.cancel()
    code.resolve(script)
    await opening
    expect(states).toEqual([])
  })

  test('asks for a retake once the parts of an earlier visit are uploaded', async () => {
    const left = { sessionId: 'session-1', owner: 'candidate-1', expiresAt: Number.POSITIVE_INFINITY }
    const part: StoredPart = {
      sessionId: 'session-1',
      segment: 1,
      part: 0,
      contentType: 'video/webm',
      blob: new Blob(['left']),
    }
    const { room, server, clock } = aRoom({
      given: aRecord({ status: 'Interviewer Ready' }),
      left: [left],
      kept: [part],
    })
    server.fail('upload', refusal('no_answer', 0))
    await room.open()
    await expect.poll(() => room.getState().partsWaiting).toBe(1)
    const retaken = room.retake()
    await import('./retake.ts')
    await clock.pass(0)
    expect(server.inputs('retake')).toEqual([])
    await expect.poll(async () => (await clock.pass(1_000), server.inputs('upload').length)).toBe(2)
    await expect(retaken).resolves.toBe('/interview/session-2')
  })

  test('expires 180 seconds after it was ready and releases the devices', async () => {
    const { lobby, clock, phase, devices } = aRoom()
    await lobby()
    await clock.pass(179_000)
    expect(phase()).toBe('ready')
    await clock.pass(1000)
    expect(phase()).toBe('expired')
    expect(devices.streams[0]?.tracks.every(({ readyState }) => readyState === 'ended')).toBe(true)
  })
})

describe('a call that needs the proof of the mailbox', () => {
  const given = aRecord({ provider: 'daily', agentName: 'interviewer', needsProof: true })

  const proofOf = (proved: Promise<boolean>): World['loadProof'] => {
    const untilProved: UntilProved = async ({ set }) => {
      set({ proof: { hint: 'wait' } })
      const isProved = await proved
      set({ proof: {} })
      return isProved
    }
    return () => Promise.resolve({ untilProved })
  }

  test('waits for it in the lobby, then opens the room again and joins', async () => {
    const proved = Promise.withResolvers<boolean>()
    const all = aRoom({ given, change: { loadProof: proofOf(proved.promise) } })
    const { room, server, phase } = all
    const opening = room.open()
    await room.requestDevices()
    await all.clock.pass(600_000)
    expect([room.getState().proof, phase(), server.inputs('create').length]).toEqual([
      { hint: 'wait' },
      'connecting',
      1,
    ])
    proved.resolve(true)
    await opening
    expect([room.getState().proof, phase(), server.inputs('create').length]).toEqual([{}, 'ready', 2])
  })

  test('can be tried again when the code that waits cannot be loaded', async () => {
    const { room, phase } = aRoom({ given })
    await room.open()
    expect(phase()).toBe('error')
    expect(room.getState().proof).toBeUndefined()
  })

  test('is not joined after the lobby is left', async () => {
    const proved = Promise.withResolvers<boolean>()
    const { room, server } = aRoom({ given, change: { loadProof: proofOf(proved.promise) } })
    const opening = room.open()
    await Promise.resolve()
    room.close()
    proved.resolve(false)
    await opening
    expect(server.inputs('create')).toHaveLength(1)
  })
})
