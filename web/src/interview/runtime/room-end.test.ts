import { describe, expect, test } from 'vitest'
import { aRoom, finished, record } from '#tests/support/interview/a-room.ts'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { createScripted } from '#tests/support/interview/scripted.ts'

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
    const { transcript, recordedParts, segmentStarts, recorderTimes } = finished(all)[0]!.body
    expect(transcript.map(({ content }) => content)).toEqual([
      'First part.',
      record.customGreeting,
      'My last answer.',
      'Thank you.',
    ])
    expect([recordedParts, segmentStarts]).toEqual([[2], [0]])
    expect(recorderTimes).toEqual([{ segment: 1, asked: 0, began: 0, stopped: expect.any(Number) }])
    expect(devices.streams[0]?.tracks.every(({ readyState }) => readyState === 'ended')).toBe(true)
  })

  test.each([
    ['those that the call began', 2, 2],
    ['no more than the server takes', 99, 20],
  ])(
    'records in the browser, and tells the server how many recordings of the call to wait for: %s',
    async (_, begun, told) => {
      const script = createScripted({ greeting: 'Hello.', sections: [], reply: 'Thank you.' })
      const recording = { start: () => Promise.resolve(), stop: () => Promise.resolve(), begun: () => begun }
      const all = aRoom({ change: { transport: () => ({ ...script, recording }) } })
      await all.begin()
      all.room.end()
      await all.clock.pass(0)
      expect(finished(all)[0]?.body).toMatchObject({ recordedParts: [1], cloudRecordings: told })
    },
  )

  test('tells when each segment began, so that its pauses are known', async () => {
    const all = aRoom()
    const { begin, room, devices, clock } = all
    await begin()
    await clock.pass(30_000)
    const listed = devices.listed
    devices.listed = []
    for (const track of devices.streams[0]?.tracks ?? []) track.end()
    await clock.pass(20_000)
    devices.listed = listed
    await room.requestDevices()
    room.end()
    await clock.pass(0)
    expect(finished(all)[0]?.body.segmentStarts).toEqual([0, 51_000])
  })

  test("has the browser's recording where that of the call does not start", async () => {
    const script = createScripted({ greeting: 'Hello.', sections: [], reply: 'Thank you.' })
    const recording = {
      start: () => Promise.reject(new Error('No')),
      stop: () => Promise.resolve(),
      begun: () => 0,
    }
    const all = aRoom({ change: { transport: () => ({ ...script, recording }) } })
    await all.begin()
    all.room.end()
    await all.clock.pass(0)
    expect(finished(all)[0]?.body).toMatchObject({ recordedParts: [1], cloudRecordings: 0 })
  })

  test('repeats a finish call that was lost', async () => {
    const all = aRoom()
    await all.begin()
    all.server.fail('finish', refusal('no_answer', 0), refusal('internal', 500))
    all.room.end()
    await all.clock.pass(3000)
    expect([all.phase(), finished(all).length]).toEqual(['completed', 3])
  })

  test('waits 15 seconds at most for parts that cannot be uploaded; they stay in the store', async () => {
    const { room, begin, server, clock, phase, parts, interviews } = aRoom()
    await begin()
    server.fail('upload', ...Array.from({ length: 50 }, () => refusal('no_answer', 0)))
    room.end()
    await clock.pass(14_999)
    expect(phase()).toBe('ending')
    await clock.pass(1)
    expect([phase(), parts.kept().length]).toEqual(['completed', 1])
    // Only the parts are left to send: the server has the finish.
    expect(interviews.kept().map(({ finish }) => finish)).toEqual([undefined])
  })

  test('without a connection waits for it, however long that takes, and says what is kept', async () => {
    const all = aRoom()
    const { room, begin, server, network, interviews, clock, phase } = all
    await begin()
    room.sendText('My last answer.')
    network.become(false)
    const lost = Array.from({ length: 60 }, () => refusal('no_answer', 0))
    server.fail('finish', ...lost)
    server.fail('upload', ...lost)
    room.end()
    await clock.pass(300_000)
    expect(phase()).toBe('ending')
    expect(interviews.kept()).toMatchObject([
      { owner: 'candidate-1', finish: { transcript: finished(all)[0]!.body.transcript } },
    ])
    for (const name of ['finish', 'upload'] as const) server.fail(name)
    network.become(true)
    await clock.pass(0)
    expect([phase(), interviews.kept()]).toEqual(['completed', []])
  })

  test('that the server never answers is kept for the dashboard', async () => {
    const { room, begin, server, interviews, clock, phase } = aRoom()
    await begin()
    server.fail('finish', ...Array.from({ length: 9 }, () => refusal('no_answer', 0)))
    room.end()
    await clock.pass(120_000)
    expect(phase()).toBe('completed')
    expect(interviews.kept()).toMatchObject([{ sessionId: 'session-1', finish: { recordedParts: [1] } }])
  })

  test('in a page that is closed meanwhile is sent with a request that outlives it', async () => {
    const { room, begin, server, page, leaving, clock } = aRoom()
    await begin()
    server.fail('upload', refusal('no_answer', 0))
    room.end()
    await clock.pass(0)
    page.hide()
    expect(leaving.inputs('finish')).toMatchObject([{ body: { recordedParts: [1] } }])
  })

  test("comes when the last section's time is over", async () => {
    const { begin, clock, phase } = aRoom()
    await begin()
    await clock.pass(900_000)
    expect(phase()).toBe('completed')
  })
})

describe('the end that deletes', () => {
  const deleting = () => {
    const script = createScripted({ greeting: 'Hello.', sections: [], reply: 'Thank you.' })
    return { script, all: aRoom({ change: { transport: () => script } }) }
  }

  test('withdraws the application, sends no answers, and forgets what the browser keeps', async () => {
    const { script, all } = deleting()
    await all.begin()
    script.emit({ type: 'deletionConfirmed', keepsApplication: false })
    await all.clock.pass(0)
    expect(all.room.getState().interview).toMatchObject({ phase: 'completed', reason: 'deleted' })
    expect(finished(all)).toEqual([])
    expect(all.server.inputs('unapply')).toHaveLength(1)
    expect(await all.parts.sessions()).toEqual([])
  })

  test('repeats a withdrawal that was lost, and says where it was refused', async () => {
    const { script, all } = deleting()
    await all.begin()
    all.server.fail('unapply', refusal('no_answer', 0), refusal('application_decided', 409))
    script.emit({ type: 'deletionConfirmed', keepsApplication: false })
    await all.clock.pass(3000)
    expect(all.room.getState().interview).toMatchObject({ phase: 'completed', reason: 'notDeleted' })
  })
})
