import { describe, expect } from 'vitest'
import { callNameOf } from '#shared/platform/call-name.ts'
import { lobbySeconds, roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { aJob } from '#tests/support/jobs.ts'
import { voiceSecrets } from '#tests/support/pipecat.ts'
import { expected, refusal } from '#tests/support/refusals.ts'
import { aCallStart, startOfCall } from '#tests/support/rooms.ts'
import { setInRow } from '#tests/support/rows.ts'
import { jobId, roomOf, test } from '#tests/support/voice-stack.ts'

describe('the record of the room', () => {
  test('names provider and agent', async ({ voice: { inTheLobby } }) => {
    const { record } = await inTheLobby()
    expect(record).toMatchObject({ provider: 'daily', agentName: voiceSecrets.agentName })
  })
})

describe('starting the call', () => {
  test('answers room and token at top level, and when the call ends', async ({
    voice: { inTheLobby, start },
  }) => {
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

  test('sends the provider the specified payload, made of session, position and profile', async ({
    voice: { stack, inTheLobby, start, starts },
  }) => {
    const lobby = await inTheLobby()
    const { createdAt } = lobby.record['room'] as { createdAt: string }
    await start(lobby)
    const exp = Math.floor(Date.parse(createdAt) / 1000) + roomLifetimeSeconds
    const recordings = { bucket: 'recordings', region: 'ap-southeast-2', role: voiceSecrets.recordingRole }
    const { json } = starts()[0]!
    expect(json).toEqual({
      createDailyRoom: true,
      dailyRoomProperties: {
        max_participants: 3,
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
        user_name: lobby.name,
        is_owner: false,
        enable_recording: 'cloud',
        permissions: { canAdmin: false },
        exp,
        eject_at_token_exp: true,
      },
      body: {
        interviewName: `${aJob().title} Interview`,
        interviewContext: expect.stringContaining('Section 1: Job-Specific Discussion (300 seconds)'),
        aiName: 'Maya',
        userName: lobby.name,
        customGreeting: `Hey ${callNameOf(lobby.name)}, thanks for joining the call today. Are you ready for your ${aJob().title} Interview?`,
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

  test("ignores room, bucket, role and interview in the page's request", async ({
    voice: { call, inTheLobby, starts },
  }) => {
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
      dailyRoomProperties: { max_participants: 3 },
      dailyMeetingTokenProperties: { is_owner: false },
      body: { isTestInterview: false },
    })
  })

  test('by the same page again answers the same call, also during the interview', async ({
    voice: { stack, inTheLobby, start, begin, starts },
  }) => {
    const lobby = await inTheLobby()
    const room = roomOf(await start(lobby))
    expect(roomOf(await start(lobby))).toBe(room)
    expect((await begin(lobby)).status).toBe(200)
    stack.passTime(600)
    expect(roomOf(await start(lobby))).toBe(room)
    expect(starts()).toHaveLength(1)
  })

  test('by two concurrent calls of one page starts one call, which both are answered', async ({
    voice: { provider, inTheLobby, start, starts },
  }) => {
    const lobby = await inTheLobby()
    const release = provider.hold()
    const both = [start(lobby), start(lobby)]
    await provider.arrived(1)
    release()
    const [first, second] = await Promise.all(both)
    expect(roomOf(first!)).toBe(roomOf(second!))
    expect(starts()).toHaveLength(1)
  })

  test('by another page in the lobby starts another call and ends the one before', async ({
    voice: { provider, inTheLobby, start },
  }) => {
    const lobby = await inTheLobby()
    const before = roomOf(await start(lobby))
    expect(roomOf(await start(lobby, 'another-page'))).not.toBe(before)
    expect(provider.live.size).toBe(1)
  })

  test('by two concurrent pages leaves one call, that of the later page', async ({
    voice: { provider, inTheLobby, start },
  }) => {
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

  test('after another room has replaced the first starts another call', async ({
    voice: { provider, stack, call, inTheLobby, start },
  }) => {
    const lobby = await inTheLobby()
    const before = roomOf(await start(lobby))
    stack.passTime(lobbySeconds)
    await call('POST /interview/create', { token: lobby.token, json: { sessionId: lobby.sessionId } })
    expect(roomOf(await start(lobby))).not.toBe(before)
    expect(provider.live.size).toBe(1)
  })

  test('starts another call once the lease of a start that crashed is over', async ({
    voice: { provider, stack, inTheLobby, start },
  }) => {
    const lobby = await inTheLobby()
    const died = { callId: 'page-of-the-test', startId: 'died', leasedUntil: new Date().toISOString() }
    await setInRow(stack, 'sessions', { userId: lobby.id, id: lobby.sessionId }, { conversation: died })
    roomOf(await start(lobby))
    expect(provider.live.size).toBe(1)
  })
})

test('the logs name the session, and neither room nor token, key or candidate', async ({
  voice: { provider, stack, inTheLobby, start, end },
}) => {
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
