import { describe, expect, test } from 'vitest'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { refusal } from '#tests/support/interview/fake-world.ts'

type Saves = { body: { version: number; entries: { content: string }[]; segmentStarts?: number[] } }[]

const lost = (times: number) => Array.from({ length: times }, () => refusal('no_answer', 0))

describe('a checkpoint', () => {
  test('is kept in the browser until the server has it', async () => {
    const { room, begin, server, interviews, clock } = aRoom()
    await begin()
    server.fail('saveTranscript', ...lost(3))
    room.sendText('Nobody hears this yet.')
    await clock.pass(0)
    expect(JSON.stringify(interviews.kept()[0]?.checkpoint)).toContain('Nobody hears this yet.')
    await clock.pass(10_000)
    expect(interviews.kept()).toMatchObject([{ sessionId: 'session-1', checkpoint: undefined }])
  })

  test('tells when each segment of the recording began, in case no finish follows', async () => {
    const { room, begin, devices, server, clock } = aRoom()
    await begin()
    await clock.pass(30_000)
    const { listed } = devices
    devices.listed = []
    for (const track of devices.streams[0]?.tracks ?? []) track.end()
    await clock.pass(20_000)
    devices.listed = listed
    await room.requestDevices()
    room.sendText('I am back.')
    await clock.pass(0)
    expect((server.inputs('saveTranscript') as Saves).at(-1)?.body.segmentStarts).toEqual([0, 51_000])
  })

  test('survives the sign-out that ends the room', async () => {
    const { room, begin, server, interviews, clock } = aRoom()
    await begin()
    server.fail('saveTranscript', ...Array.from({ length: 9 }, () => refusal('not_signed_in', 401)))
    room.sendText('Said before the sign-out.')
    await clock.pass(0)
    room.close()
    await clock.pass(60_000)
    expect(JSON.stringify(interviews.kept()[0]?.checkpoint)).toContain('Said before the sign-out.')
  })

  test('that is not saved is sent when the page is hidden, with a request that outlives it', async () => {
    const { room, begin, server, page, leaving, clock } = aRoom()
    await begin()
    page.hide()
    expect(leaving.inputs('saveTranscript')).toEqual([])
    server.fail('saveTranscript', ...lost(3))
    room.sendText('The page ends here.')
    await clock.pass(0)
    page.hide()
    const saves = leaving.inputs('saveTranscript') as Saves
    expect(saves[0]?.body.entries.map(({ content }) => content)).toContain('The page ends here.')
    const versions = (server.inputs('saveTranscript') as Saves).map(({ body }) => body.version)
    expect(saves[0]?.body.version).toBeGreaterThanOrEqual(versions.at(-1) ?? 0)
  })
})
