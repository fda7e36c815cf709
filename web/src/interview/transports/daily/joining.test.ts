import { describe, expect, test } from 'vitest'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { aDailyCall, failureOf, joinsRoom } from '#tests/support/interview/daily-call.ts'
import { fatal, interviewerId } from '#tests/support/interview/fake-call-object.ts'
import { FakeStream } from '#tests/support/interview/fake-media.ts'
import { NotStarted } from '../../ports/not-started.ts'

describe('joining', () => {
  test('asks for nothing before camera and microphone are granted', async () => {
    const { transport, daily, told, grant, clock } = aDailyCall()
    void transport.join()
    await clock.pass(60_000)
    expect([daily.created.length, told.startCall]).toEqual([0, []])
    grant()
    await clock.pass(0)
    expect(daily.created).toHaveLength(1)
    expect(told.startCall).toEqual([
      {
        params: { agentName: 'interviewer' },
        body: { body: { conversationId: 'session-1', callId: 'call-12345' } },
      },
    ])
    expect(daily.latest().did).toEqual(['load', joinsRoom])
  })

  test("hands over copies of the lobby's tracks, silent until the interview starts", async () => {
    const { transport, grant, call } = aDailyCall()
    const stream = grant()
    await transport.join()
    const { audioSource, videoSource } = call().sources as Record<string, { kind: string; enabled: boolean }>
    expect([audioSource, videoSource]).toMatchObject([
      { kind: 'audio', enabled: false },
      { kind: 'video', enabled: true },
    ])
    expect(stream.tracks).not.toContain(audioSource)
    expect(call().localAudio).toBe(false)
    transport.setMicrophone(true)
    transport.setCamera(false)
    expect([call().localAudio, audioSource?.enabled, videoSource?.enabled]).toEqual([true, true, false])
    expect(stream.tracks.map(({ enabled }) => enabled)).toEqual([true, true])
    await transport.leave()
    expect(stream.tracks.map(({ readyState }) => readyState)).toEqual(['live', 'live'])
  })

  test('sends other devices once they are chosen, and plays on the chosen speaker', async () => {
    const { transport, call, joined, speaker } = aDailyCall()
    await joined()
    const { audioSource } = call().sources as { audioSource: { readyState: string } }
    const other = new FakeStream() as unknown as MediaStream
    transport.setDevices({ stream: other, speaker: 'out-2' })
    transport.setDevices({ stream: other, speaker: 'out-2' })
    await Promise.resolve()
    expect(call().devices).toHaveLength(1)
    expect([audioSource.readyState, speaker.chosen]).toEqual(['ended', 'out-2'])
  })

  test('waits for an interviewer who joins later, and fails when none joins within a minute', async () => {
    for (const isComing of [true, false]) {
      const { joined, events, call, clock, transport } = aDailyCall({
        behaviours: [{ interviewer: 'never' }],
      })
      await joined()
      await clock.pass(59_999)
      expect(events).toEqual([])
      if (isComing) call().interviewerJoins()
      await clock.pass(60_000)
      expect(events).toEqual(
        isComing
          ? [{ type: 'interviewerJoined' }]
          : [
              { type: 'state', state: 'error' },
              { type: 'failed', message: 'The interviewer did not join.' },
            ],
      )
      await transport.leave()
      expect(clock.pending()).toBe(0)
    }
  })

  test("counts the start message of a test interview as the interviewer's joining", async () => {
    const { joined, events, call } = aDailyCall({ behaviours: [{ interviewer: 'never' }] })
    await joined()
    const event_type = 'conversation.test_interview_start'
    call().message({ message_type: 'conversation', event_type, conversation_id: 'session-2' })
    expect(events).toEqual([])
    call().message({ message_type: 'conversation', event_type, conversation_id: 'session-1' })
    expect(events).toEqual([{ type: 'interviewerJoined' }])
  })

  test('reports an interviewer who joins before the candidate once, after the candidate', async () => {
    const { transport, grant, events, clock, call } = aDailyCall({ behaviours: [{ load: 'hangs' }, {}] })
    grant()
    void transport.join()
    await clock.pass(0)
    call().interviewerJoins()
    call().emit('joined-meeting', {
      participants: { [interviewerId]: { session_id: interviewerId, local: false } },
    })
    call().interviewerJoins()
    expect(events.filter(({ type }) => type === 'interviewerJoined')).toHaveLength(1)
  })
})

describe('a call that cannot be joined', () => {
  const busyText = 'All our interviewers are busy right now. Please try again in a minute.'
  const documented = 'Failed to create Pipecat conversation. Please check configuration or network.'

  test.each<[string, Error, string]>([
    ["the API's own text", new ApiRefusal('room_expired', { status: 409, text: 'Expired.' }), 'Expired.'],
    ['the documented text without an answer', new TypeError('fetch failed'), documented],
  ])('is not started: %s', async (_, failure, message) => {
    const { transport, grant, clock } = aDailyCall({ failures: [failure, failure, failure] })
    grant()
    const refused = failureOf(transport.join())
    await clock.pass(10_000)
    expect(await refused).toEqual(new NotStarted(message))
  })

  test('is started again while interviewers are busy', async () => {
    const busy = new ApiRefusal('interviewer_busy', { status: 429, text: busyText, retryAfterSeconds: 5 })
    const { transport, grant, clock, told } = aDailyCall({ failures: [busy] })
    grant()
    const joining = transport.join()
    await clock.pass(4999)
    expect(told.startCall).toHaveLength(1)
    await clock.pass(1)
    await joining
    expect(told.startCall).toHaveLength(2)
  })

  test.each<[string, Parameters<typeof aDailyCall>[0], string]>([
    [
      'whose code cannot be loaded',
      { behaviours: [{ load: 'fails' }] },
      'The call could not be loaded. Please check whether your network allows daily.co.',
    ],
    [
      'whose code does not load within 30 seconds',
      { behaviours: [{ load: 'hangs' }] },
      'The call could not be loaded. Please check whether your network allows daily.co.',
    ],
    ['whose time is over', { behaviours: [{ join: fatal('exp-room') }] }, 'The time for this call is over.'],
    ['that is not there', { behaviours: [{ join: fatal('no-room') }] }, 'This call no longer exists.'],
    ['for an unknown reason', { behaviours: [{ join: fatal('new-type', 'Because.') }] }, 'Because.'],
    ['that is left before it began', { behaviours: [{ join: 'left' }] }, 'The call was closed.'],
    [
      'that stays full',
      { behaviours: [{ join: fatal('meeting-full') }] },
      'This interview is already open in another window.',
    ],
  ])('%s', async (_, given, message) => {
    const { transport, grant, clock, events, daily } = aDailyCall(given)
    grant()
    const refused = failureOf(transport.join())
    await clock.pass(30_000)
    expect(await refused).toMatchObject({ message })
    expect(events.at(-1)).toEqual({ type: 'state', state: 'error' })
    await transport.leave()
    expect(daily.created.every(({ isDestroyed }) => isDestroyed)).toBe(true)
    expect(clock.pending()).toBe(0)
  })

  test("is full until Daily has noticed that the candidate's earlier connection is gone", async () => {
    const full = { join: fatal('meeting-full') }
    const { transport, grant, clock, daily, events } = aDailyCall({ behaviours: [full, full, {}] })
    grant()
    const joining = transport.join()
    await clock.pass(10_000)
    await joining
    expect(daily.created).toHaveLength(3)
    expect(events.at(-1)).toEqual({ type: 'interviewerJoined' })
  })
})
