import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errors, type ErrorCode } from '#shared/contract/errors.ts'
import { lobbySeconds, mostInterviewMinutes, roomLifetimeSeconds } from '#shared/domain/interview.ts'
import { voiceAgent } from '#shared/contract/voice-agent.ts'
import { createLog } from '#functions/http/log.ts'
import { serve } from '#functions/http/lambda.ts'
import { createDynamo } from '#functions/storage/dynamo.ts'
import { createVoiceAgentApp } from '#functions/voice-agent/app.ts'
import { routes } from '#functions/voice-agent/routes.ts'
import { systemWorld } from '#functions/world.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { aCandidate, caller, type ApiAnswer, type Call } from '#tests/support/api.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { startPipecat, voiceSecrets, type PipecatStandIn } from '#tests/support/pipecat.ts'
import { aCallStart, aStart, startOfCall } from '#tests/support/rooms.ts'
import { rowOf } from '#tests/support/rows.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let provider: PipecatStandIn
let stack: TestStack
let call: Call
beforeAll(async () => {
  provider = await startPipecat()
  stack = await startTestStack({ site: 'none', voice: provider.account })
  call = caller(stack)
  await putJobs(stack, [aJob()])
})
beforeEach(() => {
  provider.empty()
  stack.shiftClock(0)
  stack.logLines.length = 0
})
afterAll(async () => {
  await stack.close()
  await provider.close()
})

const jobId = aJob().id

/** A candidate in the lobby. */
async function inTheLobby() {
  const candidate = await aCandidate(call)
  const { token } = candidate
  const applied = await call('POST /interviews', { token, json: { jobId } })
  const { id: sessionId } = applied.body['data'] as { id: string }
  const opened = await call('POST /interview/create', { token, json: { sessionId } })
  expect(opened.status).toBe(200)
  return { ...candidate, sessionId, record: opened.body['data'] as Record<string, unknown> }
}

type Lobby = Awaited<ReturnType<typeof inTheLobby>>
type Room = Pick<Lobby, 'token' | 'sessionId'>

const start = ({ token, sessionId }: Room, callId?: string) =>
  call(startOfCall, { token, json: aCallStart(sessionId, callId) })
const end = ({ token, sessionId }: Room) =>
  call(`POST /voice-agent/v1/conversations/${sessionId}/end`, { token })
const begin = ({ token, sessionId }: Room, callId?: string) =>
  call('PUT /interview/status', { token, json: aStart(sessionId, callId) })
const finish = ({ token, sessionId }: Room, json: object = {}) =>
  call(`POST /interviews/${sessionId}/finish`, { token, json })
const sessionRow = ({ id, sessionId }: Lobby) => rowOf(stack, 'sessions', { userId: id, id: sessionId })

/** The function by itself, as this candidate, with a deadline of the test. */
function handlerWith({ id: userId }: Lobby, deadline: AbortSignal) {
  const config = localConfig(
    { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url },
    undefined,
    provider.account,
  )
  const world = { ...systemWorld(), log: createLog({}, () => {}) }
  const ring = localKeyRing(stack.directory)
  return serve(voiceAgent, routes, {
    ...createVoiceAgentApp(config, { ring, world, voice: provider.account }),
    secrets: testSecrets,
    authenticate: async () => ({ userId, signInId: 'sign-in' }),
    deadline: () => deadline,
  })
}

const refusal = ({ status, body }: ApiAnswer) => [status, body['code'], body['message']]
const expected = (code: ErrorCode) => [errors[code].status, code, errors[code].text]
const roomOf = ({ status, body }: ApiAnswer) => {
  expect([status, body['code']]).toEqual([200, undefined])
  return body['dailyRoom'] as string
}
const starts = () => provider.requests.filter(({ method }) => method === 'POST')
const ends = () => provider.requests.filter(({ method }) => method === 'DELETE')

describe('the record of the room', () => {
  test('names provider and agent', async () => {
    const { record } = await inTheLobby()
    expect(record).toMatchObject({ provider: 'daily', agentName: voiceSecrets.agentName })
  })
})

describe('starting the call', () => {
  test('answers room and token at top level, and when the call ends', async () => {
    const lobby = await inTheLobby()
    const { expiresAt } = lobby.record['room'] as { expiresAt: string }
    const answer = await start(lobby)
    expect(answer.body).toEqual({
      success: true,
      dailyRoom: expect.stringMatching(/^https:\/\/cloud-[0-9a-f]{32}\.daily\.co\//),
      dailyToken: expect.any(String),
      expiresAt,
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('passes on what the specification names, made of session, job and profile', async () => {
    const lobby = await inTheLobby()
    const { createdAt } = lobby.record['room'] as { createdAt: string }
    await start(lobby)
    const exp = Math.floor(Date.parse(createdAt) / 1000) + roomLifetimeSeconds
    const recordings = { bucket: 'recordings', region: 'ap-southeast-2', role: voiceSecrets.recordingRole }
    const { json } = starts()[0]!
    expect(json).toEqual({
      createDailyRoom: true,
      dailyRoomProperties: {
        max_participants: 2,
        enforce_unique_user_ids: true,
        exp,
        eject_at_room_exp: true,
        enable_recording: 'cloud',
        start_video_off: false,
        geo: 'ap-southeast-2',
        recordings_bucket: {
          bucket_name: recordings.bucket,
          bucket_region: recordings.region,
          assume_role_arn: recordings.role,
          allow_api_access: false,
        },
        recordings_template: `calls/${lobby.sessionId}/{epoch_time}.mp4`,
      },
      dailyMeetingTokenProperties: {
        user_id: lobby.sessionId,
        user_name: lobby.name,
        is_owner: false,
        enable_recording: 'cloud',
        permissions: { canAdmin: ['streaming'] },
        exp,
        eject_at_token_exp: true,
      },
      body: {
        interviewName: `${aJob().title} Interview`,
        interviewContext: expect.stringContaining('Section 1: Job-Specific Discussion (300 seconds)'),
        aiName: 'Maya',
        userName: lobby.name,
        customGreeting: `Hey ${lobby.name}, thanks for joining the call today. Are you ready for your ${aJob().title} Interview?`,
        userId: `job-applicant-${jobId}`,
        userCV: expect.stringContaining(lobby.name),
        fastapiURL: `${stack.site}/api`,
        conversationId: lobby.sessionId,
        s3BucketName: recordings.bucket,
        s3BucketRegion: recordings.region,
        awsAssumeRoleArn: recordings.role,
        isTestInterview: false,
        concludingStatements: 'Thank you for your time and thoughtful responses. Have a great day!',
        language: 'English',
        voice: 'male',
        idleTimeoutMessage: "It seems like you're busy right now. Have a nice day!",
      },
    })
    expect(json.body.interviewContext).toContain(aJob().description)
  })

  test('ignores what the page says of room, bucket, role and interview', async () => {
    const lobby = await inTheLobby()
    const theirs = 'of-the-page'
    const { status } = await call(startOfCall, {
      token: lobby.token,
      json: {
        createDailyRoom: false,
        dailyRoomProperties: { max_participants: 200, exp: 4_000_000_000, recordings_bucket: theirs },
        dailyMeetingTokenProperties: { is_owner: true },
        transport: theirs,
        body: {
          ...aCallStart(lobby.sessionId).body,
          interviewContext: theirs,
          userCV: theirs,
          s3BucketName: theirs,
          awsAssumeRoleArn: theirs,
          fastapiURL: theirs,
          isTestInterview: true,
        },
      },
    })
    expect(status).toBe(200)
    expect(JSON.stringify(starts())).not.toContain(theirs)
    expect(starts()[0]?.json).toMatchObject({
      createDailyRoom: true,
      dailyRoomProperties: { max_participants: 2 },
      dailyMeetingTokenProperties: { is_owner: false },
      body: { isTestInterview: false },
    })
  })

  test('again by the same page answers the same call, in the interview too', async () => {
    const lobby = await inTheLobby()
    const room = roomOf(await start(lobby))
    expect(roomOf(await start(lobby))).toBe(room)
    expect((await begin(lobby)).status).toBe(200)
    stack.passTime(600)
    expect(roomOf(await start(lobby))).toBe(room)
    expect(starts()).toHaveLength(1)
  })

  test('twice at once starts one call, which both are answered', async () => {
    const lobby = await inTheLobby()
    const release = provider.hold()
    const both = [start(lobby), start(lobby)]
    await provider.arrived(1)
    release()
    const [first, second] = await Promise.all(both)
    expect(roomOf(first!)).toBe(roomOf(second!))
    expect(starts()).toHaveLength(1)
  })

  test('by another page in the lobby starts another call and ends the one before', async () => {
    const lobby = await inTheLobby()
    const before = roomOf(await start(lobby))
    expect(roomOf(await start(lobby, 'another-page'))).not.toBe(before)
    expect(provider.live.size).toBe(1)
  })

  test('of two pages at once leaves one call, that of the later page', async () => {
    const lobby = await inTheLobby()
    const release = provider.hold()
    const first = start(lobby, 'the-first-page')
    await provider.arrived(1)
    const second = start(lobby, 'the-second-page')
    await provider.arrived(2)
    release()
    expect(refusal(await first)).toEqual(expected('call_ended'))
    const room = roomOf(await second)
    expect(provider.live.size).toBe(1)
    expect(roomOf(await start(lobby, 'the-second-page'))).toBe(room)
  })

  test('after another room has replaced the first starts a call with the full time', async () => {
    const lobby = await inTheLobby()
    const before = roomOf(await start(lobby))
    stack.passTime(lobbySeconds)
    await call('POST /interview/create', { token: lobby.token, json: { sessionId: lobby.sessionId } })
    expect(roomOf(await start(lobby))).not.toBe(before)
    expect(provider.live.size).toBe(1)
  })

  test('after a start that died begins anew once its lease is over', async () => {
    const lobby = await inTheLobby()
    const died = { callId: 'page-of-the-test', startId: 'died', leasedUntil: new Date().toISOString() }
    await createDynamo(localAddress(stack.dynamo)).send(
      new UpdateCommand({
        TableName: 'sessions',
        Key: { userId: lobby.id, id: lobby.sessionId },
        UpdateExpression: 'SET conversation = :died',
        ExpressionAttributeValues: { ':died': died },
      }),
    )
    roomOf(await start(lobby))
    expect(provider.live.size).toBe(1)
  })

  test.each(['no answer', 'half an answer'] as const)(
    'is refused at the deadline when the provider sends %s, and leaves nothing behind',
    async (scripted) => {
      const lobby = await inTheLobby()
      const deadline = new AbortController()
      provider.script(scripted)
      const answer = handlerWith(
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

  test('is refused by the state of the room', async () => {
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
    stack.passTime(roomLifetimeSeconds - mostInterviewMinutes * 60 + 1)
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

  test('before the room is opened is refused', async () => {
    const { token } = await aCandidate(call)
    const applied = await call('POST /interviews', { token, json: { jobId } })
    const { id: sessionId } = applied.body['data'] as { id: string }
    expect(refusal(await start({ token, sessionId }))).toEqual(expected('lobby_expired'))
  })

  test.each([
    ['at capacity', { status: 429, body: {}, headers: { 'retry-after': '12' } }, 'interviewer_busy', '12'],
    ['with a wrong key', { status: 401, body: { error: 'x', code: '401' } }, 'interviewer_refused', null],
    ['with a bad request', { status: 400, body: { error: 'x' } }, 'interviewer_refused', null],
    ['with a large payload', { status: 413, body: '' }, 'interviewer_refused', null],
    ['that fails', { status: 500, body: '' }, 'interviewer_unavailable', '5'],
    ['that answers nonsense', { status: 200, body: 'nonsense' }, 'interviewer_unavailable', '5'],
    ['that closes the connection', 'connection closed', 'interviewer_unavailable', '5'],
  ] as const)(
    'at a provider %s is refused, and works the next time',
    async (_, scripted, code, retryAfter) => {
      const lobby = await inTheLobby()
      provider.script(scripted)
      const refused = await start(lobby)
      expect(refusal(refused)).toEqual(expected(code))
      expect(refused.headers.get('retry-after')).toBe(retryAfter)
      roomOf(await start(lobby))
    },
  )

  test('is limited for each candidate', async () => {
    const lobby = await inTheLobby()
    let answer = await start(lobby)
    for (let calls = 1; calls < 41; calls += 1) answer = await start(lobby)
    expect(refusal(answer)).toEqual(expected('too_many_attempts'))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('ending the call', () => {
  test('ends the provider’s session; a repeated end is a success', async () => {
    const lobby = await inTheLobby()
    await start(lobby)
    for (const answer of [await end(lobby), await end(lobby)])
      expect(answer.body).toEqual({ success: true, data: { status: 'ended' } })
    expect(provider.live.size).toBe(0)
    expect(ends()).toHaveLength(1)
    expect(await sessionRow(lobby)).not.toHaveProperty('conversation')
  })

  test('before any start is a success, and the next start works', async () => {
    const lobby = await inTheLobby()
    expect((await end(lobby)).status).toBe(200)
    roomOf(await start(lobby))
    expect(ends()).toHaveLength(0)
  })

  test('while it starts refuses the start, and leaves no call', async () => {
    const lobby = await inTheLobby()
    const release = provider.hold()
    const starting = start(lobby)
    await provider.arrived(1)
    expect((await end(lobby)).status).toBe(200)
    release()
    expect(refusal(await starting)).toEqual(expected('call_ended'))
    expect(provider.live.size).toBe(0)
  })

  test('of the interview while a call starts leaves no call either', async () => {
    const lobby = await inTheLobby()
    const release = provider.hold()
    const starting = start(lobby)
    await provider.arrived(1)
    await finish(lobby, { cancelled: true })
    release()
    expect(refusal(await starting)).toEqual(expected('call_ended'))
    expect(provider.live.size).toBe(0)
  })

  test('after the interview works', async () => {
    const lobby = await inTheLobby()
    await start(lobby)
    await begin(lobby)
    await finish(lobby)
    expect((await end(lobby)).status).toBe(200)
    expect(provider.live.size).toBe(0)
  })

  test('that the provider has forgotten is a success', async () => {
    const lobby = await inTheLobby()
    await start(lobby)
    provider.empty()
    expect((await end(lobby)).status).toBe(200)
  })

  test('that fails is refused, and its repetition ends the call', async () => {
    const lobby = await inTheLobby()
    await start(lobby)
    provider.script({ status: 503, body: '' })
    expect(refusal(await end(lobby))).toEqual(expected('interviewer_unavailable'))
    expect((await end(lobby)).status).toBe(200)
    expect(provider.live.size).toBe(0)
  })

  test('of somebody else is refused', async () => {
    const lobby = await inTheLobby()
    await start(lobby)
    const { token } = await aCandidate(call)
    expect(refusal(await end({ token, sessionId: lobby.sessionId }))).toEqual(expected('interview_not_found'))
    expect(provider.live.size).toBe(1)
  })
})

test('the logs name the session, and neither room nor token, key or candidate', async () => {
  const lobby = await inTheLobby()
  const room = roomOf(await start(lobby))
  provider.script({ status: 401, body: { error: `No such key ${voiceSecrets.privateKey}`, code: '401' } })
  await end(lobby)
  await end(lobby)
  const lines = stack.logLines.join('')
  expect(lines).toContain(lobby.sessionId)
  expect(lines).toContain('"providerStatus":401')
  for (const secret of [
    room,
    'daily.co',
    voiceSecrets.privateKey,
    voiceSecrets.publicKey,
    lobby.email,
    lobby.name,
  ])
    expect(lines).not.toContain(secret)
})
