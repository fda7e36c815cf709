import { appOn } from '#tests/support/function-config.ts'
import { describe, expect } from 'vitest'
import { voiceAgent } from '#shared/interview/contract/voice-agent.ts'
import { maxInterviewMinutes, roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { voiceAgentUses } from '#functions/interview/voice-agent/app.ts'
import { routes } from '#functions/interview/voice-agent/routes.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { aCandidate } from '#tests/support/api.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import { voiceSecrets } from '#tests/support/pipecat.ts'
import { expected, refusal } from '#tests/support/refusals.ts'
import { aCallStart, startOfCall } from '#tests/support/rooms.ts'
import { jobId, roomOf, test, type Lobby, type VoiceStack } from '#tests/support/voice-stack.ts'
import { leaveCalls } from '#tests/support/window.ts'

/** The function without the gateway, called by this candidate, with a deadline that the test ends. */
function handlerWith({ stack, provider }: VoiceStack, { id: userId }: Lobby, deadline: AbortSignal) {
  const config = localConfig(
    { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url },
    undefined,
    provider.account,
  )
  const world = { ...systemWorld(), log: createLog({}, () => {}) }
  const ring = localKeyRing(stack.directory)
  return serve(voiceAgent, routes, {
    ...appOn(voiceAgentUses, [config, world], { secrets: testSecrets, ring, voice: provider.account }),
    secrets: testSecrets,
    authenticate: async () => ({ userId, signInId: 'sign-in' }),
    deadline: () => deadline,
  })
}

describe('starting the call', () => {
  test.for(['no answer', 'half an answer'] as const)(
    'is refused at the deadline when the provider sends %s, and leaves nothing behind',
    async (scripted, { voice }) => {
      const { provider, inTheLobby, start, sessionRow } = voice
      const lobby = await inTheLobby()
      const deadline = new AbortController()
      provider.script(scripted)
      const answer = handlerWith(
        voice,
        lobby,
        deadline.signal,
      )(
        anEvent(startOfCall.replace(' ', ' /api').replace(voiceSecrets.agentName, '{agentName}'), {
          params: { agentName: voiceSecrets.agentName },
          json: aCallStart(lobby.sessionId),
        }),
      )
      await provider.arrived(1)
      deadline.abort()
      const { statusCode, body, headers } = await answer
      expect([statusCode, (JSON.parse(body) as { code: string }).code, headers['retry-after']]).toEqual([
        503,
        'interviewer_unavailable',
        '5',
      ])
      expect(await sessionRow(lobby)).not.toHaveProperty('conversation')
      roomOf(await start(lobby))
    },
  )

  test('is refused by the state of the room', async ({
    voice: { stack, call, inTheLobby, start, begin, finish, starts },
  }) => {
    const lobby = await inTheLobby()
    const stranger = await aCandidate(call)
    expect(refusal(await start({ ...stranger, sessionId: lobby.sessionId }))).toEqual(
      expected('interview_not_found'),
    )
    expect(
      refusal(
        await call(startOfCall.replace(voiceSecrets.agentName, 'other'), {
          token: lobby.token,
          json: aCallStart(lobby.sessionId),
        }),
      ),
    ).toEqual(expected('agent_not_found'))
    stack.passTime(roomLifetimeSeconds - maxInterviewMinutes * 60 + 1)
    expect(refusal(await start(lobby))).toEqual(expected('lobby_expired'))
    stack.passTime(roomLifetimeSeconds)
    expect(refusal(await start(lobby))).toEqual(expected('room_expired'))

    stack.shiftClock(0)
    const running = await inTheLobby()
    await begin(running)
    expect(refusal(await start(running, 'another-page'))).toEqual(expected('room_left'))
    await finish(running)
    expect(refusal(await start(running))).toEqual(expected('room_completed'))
    const cancelled = await inTheLobby()
    await finish(cancelled, { cancelled: true })
    expect(refusal(await start(cancelled))).toEqual(expected('room_cancelled'))
    expect(starts()).toHaveLength(0)
  })

  test('before the room is opened is refused', async ({ voice: { call, start } }) => {
    const { token } = await aCandidate(call)
    const applied = await call('POST /interviews', { token, json: { jobId } })
    const { id: sessionId } = applied.body['data'] as { id: string }
    expect(refusal(await start({ token, sessionId }))).toEqual(expected('lobby_expired'))
  })

  test.for([
    ['at capacity', { status: 429, body: {}, headers: { 'retry-after': '12' } }, 'interviewer_busy', '12'],
    ['with a wrong key', { status: 401, body: { error: 'x', code: '401' } }, 'interviewer_refused', null],
    ['with a bad request', { status: 400, body: { error: 'x' } }, 'interviewer_refused', null],
    ['with a large payload', { status: 413, body: '' }, 'interviewer_refused', null],
    ['that fails', { status: 500, body: '' }, 'interviewer_unavailable', '5'],
    ['that answers nonsense', { status: 200, body: 'nonsense' }, 'interviewer_unavailable', '5'],
    ['that closes the connection', 'connection closed', 'interviewer_unavailable', '5'],
  ] as const)(
    'at a provider %s is refused, and works the next time',
    async ([, scripted, code, retryAfter], { voice }) => {
      const { provider, inTheLobby, start } = voice
      const lobby = await inTheLobby()
      provider.script(scripted)
      const refused = await start(lobby)
      expect(refusal(refused)).toEqual(expected(code))
      expect(refused.headers.get('retry-after')).toBe(retryAfter)
      roomOf(await start(lobby))
    },
  )

  test('is limited for each candidate', async ({ voice: { stack, inTheLobby, start } }) => {
    const lobby = await inTheLobby()
    roomOf(await start(lobby))
    await leaveCalls(stack, 'callStart', 1)
    roomOf(await start(lobby))
    const answer = await start(lobby)
    expect(refusal(answer)).toEqual(expected('too_many_attempts'))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
