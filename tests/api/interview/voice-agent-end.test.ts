import { describe, expect } from 'vitest'
import { aCandidate } from '#tests/support/api.ts'
import { expected, refusal } from '#tests/support/refusals.ts'
import { roomOf, test } from '#tests/support/voice-stack.ts'

describe('ending the call', () => {
  test("ends the provider's session; a repeated end is a success", async ({
    voice: { provider, inTheLobby, start, end, sessionRow, ends },
  }) => {
    const lobby = await inTheLobby()
    await start(lobby)
    for (const answer of [await end(lobby), await end(lobby)])
      expect(answer.body).toEqual({ success: true, data: { status: 'ended' } })
    expect(provider.live.size).toBe(0)
    expect(ends()).toHaveLength(1)
    expect(await sessionRow(lobby)).not.toHaveProperty('conversation')
  })

  test('before any start is a success, and the next start works', async ({
    voice: { inTheLobby, start, end, ends },
  }) => {
    const lobby = await inTheLobby()
    expect((await end(lobby)).status).toBe(200)
    roomOf(await start(lobby))
    expect(ends()).toHaveLength(0)
  })

  test('during a start refuses the start, and leaves no call', async ({
    voice: { provider, inTheLobby, start, end },
  }) => {
    const lobby = await inTheLobby()
    const release = provider.hold()
    const starting = start(lobby)
    await provider.arrived(1)
    expect((await end(lobby)).status).toBe(200)
    release()
    expect(refusal(await starting)).toEqual(expected('call_ended'))
    expect(provider.live.size).toBe(0)
  })

  test('a cancellation during a start leaves no call, too', async ({
    voice: { provider, inTheLobby, start, finish },
  }) => {
    const lobby = await inTheLobby()
    const release = provider.hold()
    const starting = start(lobby)
    await provider.arrived(1)
    await finish(lobby, { cancelled: true })
    release()
    expect(refusal(await starting)).toEqual(expected('call_ended'))
    expect(provider.live.size).toBe(0)
  })

  test('after the interview works', async ({
    voice: { provider, inTheLobby, start, end, begin, finish },
  }) => {
    const lobby = await inTheLobby()
    await start(lobby)
    await begin(lobby)
    await finish(lobby)
    expect((await end(lobby)).status).toBe(200)
    expect(provider.live.size).toBe(0)
  })

  test('of a session that the provider no longer has is a success', async ({
    voice: { provider, inTheLobby, start, end },
  }) => {
    const lobby = await inTheLobby()
    await start(lobby)
    provider.empty()
    expect((await end(lobby)).status).toBe(200)
  })

  test('that fails is refused, and its repetition ends the call', async ({
    voice: { provider, inTheLobby, start, end },
  }) => {
    const lobby = await inTheLobby()
    await start(lobby)
    provider.script({ status: 503, body: '' })
    expect(refusal(await end(lobby))).toEqual(expected('interviewer_unavailable'))
    expect((await end(lobby)).status).toBe(200)
    expect(provider.live.size).toBe(0)
  })

  test('of another candidate is refused', async ({ voice: { provider, call, inTheLobby, start, end } }) => {
    const lobby = await inTheLobby()
    await start(lobby)
    const { token } = await aCandidate(call)
    expect(refusal(await end({ token, sessionId: lobby.sessionId }))).toEqual(expected('interview_not_found'))
    expect(provider.live.size).toBe(1)
  })
})
