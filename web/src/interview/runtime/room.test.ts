import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consentText } from '#shared/domain/interview-texts.ts'
import { createFakeClock, type FakeClock } from '#tests/support/interview/fake-clock.ts'
import { FakeDevices, FakeRecorders } from '#tests/support/interview/fake-media.ts'
import {
  createFakeCalls,
  createFakeNetwork,
  createFakeParts,
  refusal,
} from '#tests/support/interview/fake-world.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import { whyNoStart } from '../machine/interview.ts'
import { createBuiltIn } from '../transports/built-in/built-in.ts'
import { scriptOf } from '../transports/built-in/script.ts'
import { createVoice } from '../transports/built-in/voice.ts'
import { createScripted } from '../transports/scripted.ts'
import type { StoredPart } from './part-store.ts'
import { createInterview } from './room.ts'
import { problemOf, type World } from './room-state.ts'

const record = aRecord()
const goodbye = 'Thank you for your time. Have a great day!'

function aRoom({
  given = record,
  kept = [],
  clock = createFakeClock(),
  sessionId = 'session-1',
  change = {},
}: {
  given?: typeof record
  kept?: StoredPart[]
  clock?: FakeClock
  sessionId?: string
  change?: Partial<World>
} = {}) {
  const network = createFakeNetwork()
  const devices = new FakeDevices()
  const recorders = new FakeRecorders()
  const server = createFakeCalls(given)
  const parts = createFakeParts(kept)
  const script = createScripted({
    greeting: given.customGreeting,
    sections: ['First part.', 'Second part.'],
    reply: 'Thank you.',
  })
  const levels = { value: 0 }
  const room = createInterview(
    {
      clock,
      network,
      media: devices.source(),
      recorders: recorders.recorders(),
      meter: () => ({ level: () => levels.value, close: () => {} }),
      parts,
      calls: server.calls,
      transport: () => script,
      newId: () => 'call-12345',
      ...change,
    },
    sessionId,
  )
  const phase = () => room.getState().interview.phase
  const lobby = async () => {
    await room.open()
    await room.requestDevices()
  }
  const begin = async () => {
    await lobby()
    room.pressStart()
    await room.consent()
    await clock.pass(1000)
  }
  return { clock, network, devices, recorders, server, parts, script, levels, room, phase, lobby, begin }
}

const finished = (room: ReturnType<typeof aRoom>) =>
  room.server.inputs('finish') as { body: { transcript: { content: string }[]; recordedParts: number[] } }[]

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
  ] as const)('is blocked by %s, with the answer’s message', async (code, message) => {
    const { room, server } = aRoom()
    server.fail('create', refusal(code, 409, message))
    await room.open()
    expect(room.getState().interview).toEqual({ phase: 'blocked', message })
  })

  test('is blocked by the record’s status, and a retake is offered', async () => {
    const { room } = aRoom({ given: aRecord({ status: 'Interviewer Ready' }) })
    await room.open()
    expect(room.getState().interview).toMatchObject({ phase: 'blocked' })
    await expect(room.retake()).resolves.toBe('/interview/session-2')
  })

  test('says when the status cannot be verified, and can be tried again', async () => {
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

  test('without an id says so and asks nobody', async () => {
    const { room, server } = aRoom({ sessionId: '' })
    await room.open()
    expect(room.getState().interview).toEqual({
      phase: 'error',
      message: 'Cannot start interview: Session ID missing.',
    })
    expect(server.inputs('create')).toEqual([])
  })

  test('says when there is no connection', async () => {
    const { room, server, clock } = aRoom()
    const failure = refusal('no_answer', 0, 'Network Error')
    server.fail('create', failure, failure, failure)
    const opening = room.open()
    await clock.pass(10_000)
    await opening
    expect(room.getState().interview).toEqual({ phase: 'error', message: 'Connection error: Network Error' })
  })

  test('says when the call cannot be joined', async () => {
    const { room, script } = aRoom()
    script.failJoining('no route')
    await room.open()
    expect(room.getState().interview).toEqual({
      phase: 'error',
      message: 'Failed to join video call: no route',
    })
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

describe('the devices', () => {
  test('are asked for in one call', async () => {
    const { lobby, devices } = aRoom()
    await lobby()
    expect(devices.asked).toHaveLength(1)
    expect(devices.asked[0]).toMatchObject({ audio: {}, video: {} })
  })

  test('that are refused give the message, and can be asked for again', async () => {
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

  test('that do not exist are not asked for', async () => {
    const { room, lobby, devices } = aRoom()
    devices.listed = []
    await lobby()
    expect(devices.asked).toEqual([])
    expect(problemOf(room.getState())).toContain('No camera or microphone found.')
  })

  test('of a browser without them give the message', async () => {
    const { room, lobby } = aRoom({ change: { media: undefined } })
    await lobby()
    expect(problemOf(room.getState())).toBe(
      'Failed to initialize media. Please check your browser compatibility.',
    )
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
        callId: 'call-12345',
        consent: { text: consentText },
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

  test('that the server refuses says so', async () => {
    const { room, lobby, server, recorders } = aRoom()
    await lobby()
    room.pressStart()
    server.fail('setStatus', refusal('invalid_request', 422))
    await room.consent()
    expect(problemOf(room.getState())).toBe('Failed to start interview session')
    expect(recorders.created).toEqual([])
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

  test('goes on when the camera is unplugged, and records a new segment once it is back', async () => {
    const { room, begin, devices, recorders, clock, phase } = aRoom()
    await begin()
    devices.listed = devices.listed.filter(({ kind }) => kind !== 'videoinput')
    devices.streams[0]?.tracks[1]?.end()
    await clock.pass(0)
    expect(problemOf(room.getState())).toContain('No camera found.')
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

  test('goes on when the microphone’s permission is taken back, and says so', async () => {
    const { room, begin, devices, clock, phase } = aRoom()
    await begin()
    devices.streams[0]?.tracks[0]?.end()
    await clock.pass(0)
    expect(problemOf(room.getState())).toContain('Please allow access when prompted.')
    expect(phase()).toBe('active')
  })
})

describe('the recording', () => {
  test('is uploaded part by part and kept until then', async () => {
    const { begin, recorders, server, parts, clock } = aRoom()
    await begin()
    recorders.created[0]?.deliver('one')
    expect(parts.kept()).toHaveLength(1)
    await clock.pass(0)
    recorders.created[0]?.deliver('two')
    await clock.pass(0)
    expect(server.inputs('recordingPart')).toMatchObject([
      { body: { segment: 1, part: 0, size: 3, contentType: 'video/webm' } },
      { body: { segment: 1, part: 1 } },
    ])
    expect(parts.kept()).toEqual([])
  })

  test('waits while the browser is offline for 20 seconds and loses nothing', async () => {
    const { room, begin, recorders, server, network, parts, clock } = aRoom()
    await begin()
    network.become(false)
    server.fail('recordingPart', ...Array.from({ length: 8 }, () => refusal('no_answer', 0)))
    for (const content of ['one', 'two', 'three', 'four']) {
      recorders.created[0]?.deliver(content)
      await clock.pass(5000)
    }
    expect(room.getState()).toMatchObject({ isOnline: false, partsWaiting: 4 })
    expect(parts.kept()).toHaveLength(4)
    server.fail('recordingPart')
    network.become(true)
    await clock.pass(0)
    expect(room.getState()).toMatchObject({ isOnline: true, partsWaiting: 0 })
    expect(server.inputs('upload')).toHaveLength(4)
  })

  test('becomes less dense when the uplink is too weak, and loses nothing', async () => {
    const { begin, recorders, server, clock, room } = aRoom()
    await begin()
    server.fail('upload', ...Array.from({ length: 5 }, () => refusal('no_answer', 0)))
    for (const content of ['1', '2', '3', '4', '5', '6']) recorders.created[0]?.deliver(content)
    await clock.pass(0)
    expect(recorders.created.map(({ state }) => state)).toEqual(['inactive', 'recording'])
    const bitrates = recorders.options.map(({ videoBitsPerSecond }) => videoBitsPerSecond ?? 0)
    expect(bitrates[1]).toBeLessThan(bitrates[0]!)
    await clock.pass(120_000)
    expect(room.getState().partsWaiting).toBe(0)
    // Six parts and the last one of the first segment.
    expect(new Set(server.inputs('recordingPart').map((input) => JSON.stringify(input))).size).toBe(7)
  })

  test('begins no segment after the end, and one after the other before it', async () => {
    const { begin, recorders, devices, clock, room, phase } = aRoom()
    await begin()
    void room.selectDevice('camera', 'cam-2')
    void room.selectDevice('camera', 'cam-3')
    await clock.pass(0)
    expect(recorders.created.filter(({ state }) => state === 'recording')).toHaveLength(1)
    void room.selectDevice('camera', 'cam-4')
    room.end()
    await clock.pass(0)
    expect(phase()).toBe('completed')
    expect(recorders.created.every(({ state }) => state === 'inactive')).toBe(true)
    const tracks = devices.streams.flatMap((stream) => stream.tracks)
    expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true)
  })

  test('is uploaded without a store, as in a private window', async () => {
    const broken = () => Promise.reject(new Error('No database.'))
    const { begin, recorders, server, clock, room } = aRoom({
      change: { parts: { add: broken, remove: broken, of: broken } },
    })
    await begin()
    recorders.created[0]?.deliver('one')
    await clock.pass(0)
    expect([server.inputs('upload').length, room.getState().partsWaiting]).toEqual([1, 0])
  })

  test('that an earlier visit left is uploaded before anything else', async () => {
    const left: StoredPart = {
      sessionId: 'session-1',
      segment: 1,
      part: 7,
      contentType: 'video/webm',
      blob: new Blob(['left']),
    }
    const { room, server, parts } = aRoom({
      given: aRecord({ status: 'Interviewer Ready' }),
      kept: [left],
    })
    await room.open()
    await expect.poll(() => parts.kept()).toEqual([])
    expect(server.inputs('recordingPart')).toMatchObject([{ body: { segment: 1, part: 7 } }])
    expect(room.getState().interview.phase).toBe('blocked')
  })

  test('that the server refuses for good does not hold up the next part', async () => {
    const { begin, recorders, server, parts, clock } = aRoom()
    await begin()
    server.fail('upload', refusal('invalid_request', 422))
    recorders.created[0]?.deliver('one')
    recorders.created[0]?.deliver('two')
    await clock.pass(0)
    expect(server.inputs('upload')).toHaveLength(2)
    expect(parts.kept()).toEqual([])
  })

  test('after 429 waits as long as the answer asks', async () => {
    const { begin, recorders, server, clock } = aRoom()
    await begin()
    const limited = Object.assign(refusal('too_many_attempts', 429), { retryAfterSeconds: 12 })
    server.fail('recordingPart', limited)
    recorders.created[0]?.deliver('one')
    await clock.pass(11_999)
    expect(server.inputs('recordingPart')).toHaveLength(1)
    await clock.pass(1)
    expect(server.inputs('recordingPart')).toHaveLength(2)
  })
})

describe('the end', () => {
  test('uploads the last part, sends the transcript and releases everything, once', async () => {
    const all = aRoom()
    const { room, begin, recorders, clock, phase, devices } = all
    await begin()
    room.sendText('My last answer.')
    recorders.created[0]?.deliver('one')
    room.end()
    room.end()
    await clock.pass(0)
    expect(phase()).toBe('completed')
    expect(finished(all)).toHaveLength(1)
    const { transcript, recordedParts } = finished(all)[0]!.body
    expect(transcript.map(({ content }) => content)).toEqual([
      'First part.',
      record.customGreeting,
      'My last answer.',
      'Thank you.',
    ])
    expect(recordedParts).toEqual([2])
    expect(devices.streams[0]?.tracks.every(({ readyState }) => readyState === 'ended')).toBe(true)
  })

  test('repeats a finish call that was lost', async () => {
    const all = aRoom()
    await all.begin()
    all.server.fail('finish', refusal('no_answer', 0), refusal('internal', 500))
    all.room.end()
    await all.clock.pass(3000)
    expect([all.phase(), finished(all).length]).toEqual(['completed', 3])
  })

  test('does not wait for ever for parts that cannot be uploaded; they stay in the store', async () => {
    const { room, begin, server, clock, phase, parts } = aRoom()
    await begin()
    server.fail('upload', ...Array.from({ length: 50 }, () => refusal('no_answer', 0)))
    room.end()
    await clock.pass(14_999)
    expect(phase()).toBe('ending')
    await clock.pass(1)
    expect([phase(), parts.kept().length]).toEqual(['completed', 1])
  })

  test('comes with the time, after the last section', async () => {
    const { begin, clock, phase } = aRoom()
    await begin()
    await clock.pass(900_000)
    expect(phase()).toBe('completed')
  })
})

describe('cancelling', () => {
  test('tells the server, with an empty transcript, and releases the devices', async () => {
    const { room, lobby, server, phase, devices } = aRoom()
    await lobby()
    await room.cancel()
    expect(phase()).toBe('idle')
    expect(server.inputs('finish')).toEqual([
      { params: { id: 'session-1' }, body: { transcript: [], cancelled: true } },
    ])
    expect(devices.streams[0]?.tracks[0]?.readyState).toBe('ended')
  })

  test('of a blocked room tells nobody', async () => {
    const { room, server } = aRoom({ given: aRecord({ status: 'None' }) })
    await room.open()
    await room.cancel()
    expect(server.inputs('finish')).toEqual([])
  })

  test('does nothing in a running interview', async () => {
    const { room, begin, server, phase } = aRoom()
    await begin()
    await room.cancel()
    expect([phase(), server.inputs('finish').length]).toEqual(['active', 0])
  })
})

test('closing stops recorder, devices and timers, whatever happens', async () => {
  const { room, begin, recorders, devices, clock, server } = aRoom()
  await begin()
  server.fail('upload', refusal('no_answer', 0))
  recorders.created[0]?.deliver('one')
  await clock.pass(0)
  let news = 0
  room.subscribe(() => {
    news += 1
  })
  room.close()
  room.close()
  await clock.pass(60_000)
  expect([recorders.created[0]?.state, devices.streams[0]?.tracks[0]?.readyState]).toEqual([
    'inactive',
    'ended',
  ])
  expect([clock.pending(), news]).toEqual([0, 0])
})

test('no order of commands and faults records before the consent is stored, finishes twice or leaves a timer', async () => {
  type All = ReturnType<typeof aRoom>
  const failure = () => refusal('internal', 500)
  const actions: Readonly<Record<string, (all: All) => unknown>> = {
    open: ({ room }) => room.open(),
    retry: ({ room }) => room.retry(),
    devices: ({ room }) => room.requestDevices(),
    press: ({ room }) => {
      room.pressStart()
    },
    consent: ({ room }) => room.consent(),
    type: ({ room }) => {
      room.sendText('An answer of mine.')
    },
    end: ({ room }) => {
      room.end()
    },
    cancel: ({ room }) => room.cancel(),
    deliver: ({ recorders }) => recorders.created.at(-1)?.deliver('part'),
    unplug: ({ devices }) => devices.streams.at(-1)?.tracks[1]?.end(),
    goodbye: ({ script }) => {
      script.emit({ type: 'aiText', text: goodbye })
      script.emit({ type: 'aiEnded' })
    },
    refuseStart: ({ server }) => {
      server.fail('setStatus', refusal('invalid_request', 422))
    },
    breakFinish: ({ server }) => {
      server.fail('finish', failure(), failure())
    },
    offline: ({ network }) => {
      network.become(false)
    },
    online: ({ network }) => {
      network.become(true)
    },
    aSecond: ({ clock }) => clock.pass(1000),
    aMinute: ({ clock }) => clock.pass(60_000),
  }
  const usual = ['open', 'devices', 'press', 'consent', 'aSecond']
  const names = constantFrom(...Object.keys(actions), ...usual)
  await assert(
    asyncProperty(constantFrom([], usual), array(names, { maxLength: 25 }), async (beginning, rest) => {
      const all = aRoom()
      let ends = 0
      let before = all.phase()
      all.room.subscribe(() => {
        const phase = all.phase()
        if (phase === 'ending' && before !== 'ending') ends += 1
        before = phase
      })
      for (const name of [...beginning, ...rest]) {
        void actions[name]?.(all)
        await all.clock.pass(0)
        if (all.recorders.created.length > 0) expect(all.server.inputs('setStatus').length).toBeGreaterThan(0)
      }
      await all.clock.pass(60_000)
      expect(ends).toBeLessThan(2)
      if (all.phase() === 'completed')
        expect(all.recorders.created.every(({ state }) => state === 'inactive')).toBe(true)
      all.room.close()
      await all.clock.pass(1000)
      expect(all.clock.pending()).toBe(0)
    }),
    { numRuns: 200 },
  )
})

test('a whole interview with the built-in interviewer ends with its goodbye, all answers in the transcript', async () => {
  const time = createFakeClock()
  const all = aRoom({
    clock: time,
    change: {
      transport: (given, { onVoice }) =>
        createBuiltIn({
          clock: time,
          script: scriptOf(given),
          voice: createVoice(time, undefined, { language: 'en-US', gender: 'male' }),
          recogniser: undefined,
          onVoice,
        }),
    },
  })
  const { room, begin, clock, levels, phase } = all
  await begin()
  const answer = (text: string) => {
    room.sendText(text)
    return clock.pass(12_000)
  }
  await clock.pass(8000)
  await answer('Yes, I am.')
  await answer('I would like to work on storage, and you build it yourselves.')
  // The second question is answered by voice.
  levels.value = 0.3
  await clock.pass(20_000)
  levels.value = 0
  await clock.pass(30_000)
  expect(room.getState().interview).toMatchObject({ progress: { index: 1 } })
  await answer('I mark the disk out, wait for the rebalance, replace it and add it again.')
  await answer('Ceph and Go every day, and Ansible where machines have to be set up.')
  await answer('No, that was all.')
  await clock.pass(10_000)
  expect(phase()).toBe('completed')
  const { transcript } = finished(all)[0]!.body
  const contents = transcript.map(({ content }) => content)
  expect(contents.at(-1)).toContain(record.concludingStatements)
  expect(
    contents.filter((content) => /^\(Spoken answer, (?:19|20|21) seconds\)$/.test(content)),
  ).toHaveLength(1)
  for (const section of record.sections)
    for (const question of section.questions)
      expect(contents.filter((content) => content.includes(question))).toHaveLength(1)
})
