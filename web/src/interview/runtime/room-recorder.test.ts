import { describe, expect, test } from 'vitest'
import { recordingLimits } from '#shared/application/session/recording-limits.ts'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { createFakeParts, refusal } from '#tests/support/interview/fake-world.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import type { StoredPart } from '../../api/unsent/part-store.ts'

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

  test('lowers its bitrate when the uplink is too weak, and loses nothing', async () => {
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
      change: { parts: { ...createFakeParts(), add: broken, remove: broken, of: broken } },
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
      left: [{ sessionId: 'session-1', owner: 'candidate-1', expiresAt: Number.POSITIVE_INFINITY }],
    })
    await room.open()
    await expect.poll(() => parts.kept()).toEqual([])
    expect(server.inputs('recordingPart')).toMatchObject([{ body: { segment: 1, part: 7 } }])
    expect(room.getState().interview.phase).toBe('blocked')
  })

  test('drops a part that the server refuses, and uploads the next one', async () => {
    const { begin, recorders, server, parts, clock } = aRoom()
    await begin()
    server.fail('upload', refusal('invalid_request', 422))
    recorders.created[0]?.deliver('one')
    recorders.created[0]?.deliver('two')
    await clock.pass(0)
    expect(server.inputs('upload')).toHaveLength(2)
    expect(parts.kept()).toEqual([])
  })

  test('is delivered in parts of at most two mebibytes, also where a page was slowed down', async () => {
    const { begin, recorders, server, clock } = aRoom()
    await begin()
    const { partBytes } = recordingLimits
    recorders.created[0]?.deliver('x'.repeat(2 * partBytes + 1))
    await clock.pass(0)
    expect(server.inputs('recordingPart')).toMatchObject(
      [partBytes, partBytes, 1].map((size, part) => ({ body: { segment: 1, part, size } })),
    )
  })

  test('waits after 429 for the seconds that the answer names', async () => {
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

  test('delivers its last part when the page is hidden', async () => {
    const { begin, page, server, clock } = aRoom()
    await begin()
    page.hide()
    await clock.pass(0)
    expect(server.inputs('recordingPart')).toMatchObject([{ body: { part: 0, size: 'flushed'.length } }])
  })

  test('with a full device goes on in memory, pauses before that is full, and goes on once it is empty', async () => {
    const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'))
    const { room, begin, recorders, server, clock } = aRoom({
      change: { parts: { ...createFakeParts(), add: full } },
    })
    await begin()
    server.fail('upload', ...Array.from({ length: 5 }, () => refusal('no_answer', 0)))
    const tenMegabytes = 'x'.repeat(10 * 1024 * 1024)
    for (let part = 1; part <= 3; part += 1) {
      recorders.created.at(-1)?.deliver(tenMegabytes)
      await clock.pass(0)
    }
    // The uplink carries nothing, so the bitrate fell twice, and each time a recorder delivered its last part.
    const unstoredBytes = 30 * 1024 * 1024 + 2 * 'last'.length
    expect(room.getState()).toMatchObject({ unstoredBytes, isRecordingPaused: false })
    recorders.created.at(-1)?.deliver(tenMegabytes)
    await clock.pass(0)
    expect(room.getState().isRecordingPaused).toBe(true)
    expect(new Set(recorders.created.map(({ state }) => state))).toEqual(new Set(['inactive']))
    const before = recorders.created.length
    await room.selectDevice('camera', 'cam-2')
    await clock.pass(0)
    expect(recorders.created).toHaveLength(before)
    room.sendText('Typed meanwhile.')
    expect(room.getState().transcript.some(({ content }) => content === 'Typed meanwhile.')).toBe(true)
    await clock.pass(60_000)
    expect(room.getState()).toMatchObject({ partsWaiting: 0, unstoredBytes: 0, isRecordingPaused: false })
    expect(recorders.created.map(({ state }) => state)).toEqual([
      'inactive',
      'inactive',
      'inactive',
      'recording',
    ])
    expect(server.inputs('recordingPart').length).toBeGreaterThanOrEqual(5)
  })
})
