import { describe, expect, test, vi } from 'vitest'
import { aRoom, finished } from '#tests/support/interview/a-room.ts'
import { createFakeLockManager } from '#tests/support/interview/fake-lock-manager.ts'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import { createScripted } from '#tests/support/interview/scripted.ts'
import { createSessionLocks } from '#web/api/unsent/session-locks.ts'
import { endedMessage, openElsewhereMessage, takenOverMessage } from '../machine/room-status.ts'

const running = { milliseconds: 400_000, pages: 1, silentMilliseconds: 60_000, callId: 'another-page' }
const record = aRecord({ status: 'Interviewer Ready', running })
const stored = {
  version: 7,
  entries: [
    {
      role: 'assistant' as const,
      content: 'What do you build?',
      startMilliseconds: 1000,
      section: 0,
      question: 1,
    },
    {
      role: 'user' as const,
      content: 'Racks.',
      startMilliseconds: 5000,
      endMilliseconds: 9000,
      isTyped: true,
    },
  ],
  progress: { elapsedMilliseconds: 380_000, section: 0, sectionMilliseconds: 80_000 },
  segmentStarts: [0, 200_000],
}

describe('A page that goes on with an interview', () => {
  test('opens the lobby, and records nothing before the candidate presses the button', async () => {
    const { lobby, phase, recorders } = aRoom({ given: record, stored })
    await lobby()
    expect(phase()).toBe('ready')
    expect(recorders.created).toEqual([])
  })

  test('has the transcript, the time and the section of the page before', async () => {
    const { begin, room, server } = aRoom({ given: record, stored })
    await begin()
    expect(server.inputs('setStatus')).toMatchObject([{ body: { goesOn: true, callId: 'call-12345' } }])
    const { interview, transcript } = room.getState()
    expect(interview).toMatchObject({
      phase: 'active',
      progress: { index: 0 },
      elapsedMilliseconds: expect.toSatisfy((elapsed: number) => elapsed >= 380_000 && elapsed < 383_000),
    })
    expect(transcript.slice(0, 2).map(({ content }) => content)).toEqual(['What do you build?', 'Racks.'])
  })

  test('offers the choices again after a danger, in place of the question', async () => {
    const goOn = vi.fn()
    const script = createScripted({ greeting: '', sections: [], reply: '' })
    const { begin, room } = aRoom({
      given: record,
      stored: { ...stored, progress: { ...stored.progress, stoppedAskingAfter: 'danger' } },
      change: { transport: () => ({ ...script, goOn }) },
    })
    await begin()
    expect(goOn).toHaveBeenCalledWith({ section: 0, question: 1 }, 'danger')
    expect(room.getState().stoppedAskingAfter).toBe('danger')
  })

  test('continues segments and versions, and finishes with everything', async () => {
    const { begin, room, recorders, server, clock, ...rest } = aRoom({ given: record, stored })
    await begin()
    recorders.created[0]?.deliver('a part')
    room.sendText('And networks.')
    await clock.pass(0)
    expect(server.inputs('recordingPart')).toMatchObject([
      { body: { segment: 21, part: 0, callId: 'call-12345' } },
    ])
    const saves = server.inputs('saveTranscript') as { body: { version: number; segmentStarts: number[] } }[]
    expect(saves.at(-1)?.body.version).toBeGreaterThan(7)
    const { segmentStarts = [] } = saves.at(-1)?.body ?? {}
    expect(segmentStarts.slice(0, 2)).toEqual([0, 200_000])
    expect(segmentStarts).toHaveLength(21)
    expect(segmentStarts[20]).toBeGreaterThanOrEqual(400_000)
    room.end()
    await clock.pass(60_000)
    const [finish] = finished({ begin, room, recorders, server, clock, ...rest })
    expect(finish?.body.transcript.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['What do you build?', 'Racks.', 'And networks.']),
    )
    expect(finish?.body).toMatchObject({ callId: 'call-12345' })
    expect(finish?.body.recordedParts?.slice(0, 20)).toEqual(Array(20).fill(0))
    expect(finish?.body.recordedParts?.[20]).toBeGreaterThan(0)
  })

  test('is refused while another tab of this browser holds it', async () => {
    const locks = createSessionLocks(createFakeLockManager())
    await locks.tryHold('session-1')
    const { room } = aRoom({ given: record, stored, change: { locks } })
    await room.open()
    expect(room.getState().interview).toEqual({ phase: 'blocked', message: openElsewhereMessage })
  })
})

describe('A page whose interview goes on elsewhere', () => {
  test('stops with the next save: camera, recorder, and no finish', async () => {
    const { begin, room, server, devices, recorders, clock } = aRoom()
    await begin()
    server.fail('saveTranscript', refusal('interview_taken_over', 409, takenOverMessage))
    room.sendText('Is anybody there?')
    await clock.pass(0)
    expect(room.getState().interview).toEqual({ phase: 'blocked', message: takenOverMessage })
    expect(devices.streams[0]?.tracks.every(({ readyState }) => readyState === 'ended')).toBe(true)
    await clock.pass(60_000)
    expect(recorders.created.every(({ state }) => state === 'inactive')).toBe(true)
    expect(recorders.created).toHaveLength(1)
    expect(server.inputs('finish')).toEqual([])
  })

  test('stops with the next part, which is still uploaded', async () => {
    const { begin, room, server, recorders, clock } = aRoom({ isTakenOver: true })
    await begin()
    recorders.created[0]?.deliver('a part')
    await clock.pass(0)
    expect(server.inputs('upload').length).toBeGreaterThan(0)
    expect(room.getState().interview).toMatchObject({ phase: 'blocked', message: takenOverMessage })
  })

  test('that has ended on the server shows that it accepts no more answers', async () => {
    const { begin, room, server, clock } = aRoom()
    await begin()
    server.fail('saveTranscript', refusal('interview_ended', 409))
    room.sendText('Hello?')
    await clock.pass(0)
    expect(room.getState().interview).toEqual({ phase: 'blocked', message: endedMessage })
  })
})

test("The room closes after the time that the server says is left, independently of the page's clock", async () => {
  const { room: closing } = aRecord()
  const { begin, clock, phase } = aRoom({ given: aRecord({ room: { ...closing, remainingSeconds: 60 } }) })
  await begin()
  await clock.pass(50_000)
  expect(phase()).toBe('active')
  await clock.pass(10_000)
  expect(['ending', 'completed']).toContain(phase())
})
