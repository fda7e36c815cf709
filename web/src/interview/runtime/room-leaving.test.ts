import { describe, expect, test } from 'vitest'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { aRecord } from '#tests/support/interview/records.ts'

describe('cancelling', () => {
  test('sends a cancelled finish with an empty transcript, and releases the devices', async () => {
    const { room, lobby, server, phase, devices } = aRoom()
    await lobby()
    await room.cancel()
    expect(phase()).toBe('idle')
    expect(server.inputs('finish')).toEqual([
      { params: { id: 'session-1' }, body: { transcript: [], cancelled: true } },
    ])
    expect(devices.streams[0]?.tracks[0]?.readyState).toBe('ended')
  })

  test('sends nothing for a blocked room', async () => {
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
