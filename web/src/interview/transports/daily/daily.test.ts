import { describe, expect, test } from 'vitest'
import { ApiRefusal } from '#shared/contract/refusal.ts'
import { aDailyCall } from '#tests/support/interview/daily-call.ts'
import { fatal, interviewerId, type Behaviour } from '#tests/support/interview/fake-call-object.ts'
import { FakeStream } from '#tests/support/interview/fake-media.ts'
import { NotStarted } from '../not-started.ts'

/** What a promise is rejected with. Taken at once, because nobody else waits for it while the clock passes. */
const failureOf = (promise: Promise<void> | undefined): Promise<unknown> =>
  Promise.resolve(promise).then(
    () => undefined,
    (error: unknown) => error,
  )

const joinsRoom = 'join {"url":"https://example.daily.co/room","token":"a-token"}'

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

  test('hands over copies of the lobby’s tracks, silent until the interview starts', async () => {
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

  test('waits for an interviewer who comes later, and says when nobody comes within a minute', async () => {
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

  test('takes the start of a test interview for the interviewer', async () => {
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
  const busyText = 'All our interviewers are in a conversation right now. Please try again in a minute.'
  const documented = 'Failed to create Pipecat conversation. Please check configuration or network.'

  test.each<[string, Error, string]>([
    ['the API’s own text', new ApiRefusal('room_expired', { status: 409, text: 'Expired.' }), 'Expired.'],
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
    ['that is not there', { behaviours: [{ join: fatal('no-room') }] }, 'This call does not exist any more.'],
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

  test('is full until Daily has noticed that the candidate’s earlier connection is gone', async () => {
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

describe('the conversation', () => {
  async function begun() {
    const call = aDailyCall({ behaviours: [{ talks: false }] })
    await call.joined()
    call.transport.setMicrophone(true)
    call.transport.openSection(0)
    call.transport.greet()
    return call
  }

  test('begins with the section’s context and the greeting', async () => {
    const { call, transport } = await begun()
    transport.greet()
    expect(call().sent).toMatchObject([
      { event_type: 'conversation.overwrite_llm_context', conversation_id: 'session-1' },
      { event_type: 'conversation.echo', properties: { text: expect.stringContaining('Aisha') } },
    ])
  })

  test('does not hear an agent that talks before it is greeted', async () => {
    const { joined, call, events, speaker, transport } = aDailyCall()
    await joined()
    const track = { kind: 'audio' }
    call().emit('track-started', { participant: { local: false }, track, type: 'audio' })
    call().say('Hello? Is anybody there?')
    expect([events, speaker.playing, speaker.isMuted]).toEqual([[], [track], true])
    transport.greet()
    expect(speaker.isMuted).toBe(false)
    call().emit('track-stopped', { participant: null, track, type: 'audio' })
    expect(speaker.playing).toEqual([])
  })

  test('plays no track of the candidate, and no image', async () => {
    const { call, speaker } = await begun()
    call().emit('track-started', { participant: { local: true }, track: {}, type: 'audio' })
    call().emit('track-started', { participant: { local: false }, track: {}, type: 'video' })
    call().emit('track-started', { participant: null, track: {}, type: 'audio' })
    expect(speaker.playing).toEqual([])
  })

  test('writes what both say, each text once', async () => {
    const { call, events } = await begun()
    call().tell('bot-tts-started')
    for (const text of ['What', 'interests', 'you?']) call().tell('bot-tts-text', { text })
    call().tell('bot-stopped-speaking')
    call().tell('user-started-speaking')
    call().tell('user-transcription', { text: 'The', final: false })
    call().tell('user-transcription', { text: 'The work.', final: true })
    call().tell('user-transcript', { text: 'The work.' })
    call().tell('user-stopped-speaking')
    const told = events.flatMap((event) =>
      event.type === 'aiText' || event.type === 'userText' ? [event.text] : [event.type],
    )
    expect(told).toEqual([
      'aiSpeech',
      'What',
      'interests',
      'you?',
      'aiEnded',
      'aiSpeech',
      'userSpeech',
      'The',
      'The work.',
      'userSpeech',
    ])
  })

  test('completes words that come after the end of their line a second later', async () => {
    const { call, events, clock } = await begun()
    call().tell('bot-tts-started')
    call().tell('bot-stopped-speaking')
    call().tell('bot-tts-text', { text: 'Late.' })
    await clock.pass(999)
    expect(events.at(-1)).toMatchObject({ type: 'aiText' })
    await clock.pass(1)
    expect(events.at(-1)).toEqual({ type: 'aiEnded' })
  })

  test('sends typed answers and the end of a spoken one', async () => {
    const { call, transport } = await begun()
    transport.sendText('  ')
    transport.sendText('Yes.')
    transport.finishAnswer()
    expect(call().sent.slice(2)).toMatchObject([
      { type: 'send-text', data: { content: 'Yes.' } },
      { type: 'client-message', data: { t: 'answer-finished' } },
    ])
  })

  test('ends with a message, the end of the recording and a call of the API, and destroys the call object', async () => {
    const { call, transport, told, clock, speaker } = await begun()
    await transport.recording?.start()
    await transport.leave()
    expect(call().sent.at(-1)).toEqual({
      message_type: 'conversation',
      event_type: 'conversation.end',
      conversation_id: 'session-1',
    })
    expect(call().did.slice(2)).toEqual(['stopRecording', 'leave', 'destroy'])
    expect(told.endCall).toEqual([{ params: { id: 'session-1' } }])
    expect([speaker.isClosed, clock.pending()]).toEqual([true, 0])
  })

  test('is left within five seconds, although Daily answers nothing', async () => {
    const { call, transport, clock } = await begun()
    call().leave = () => new Promise(() => {})
    let isOver = false
    void transport.leave().then(() => (isOver = true))
    await clock.pass(5000)
    expect([isOver, clock.pending()]).toEqual([true, 0])
  })

  test('left while it is being joined joins nothing and reports nothing', async () => {
    const { transport, grant, clock, events, daily } = aDailyCall({ behaviours: [{ load: 'hangs' }] })
    grant()
    const joining = transport.join()
    await clock.pass(0)
    const before = events.length
    await transport.leave()
    await clock.pass(30_000)
    await joining
    expect([events.length, daily.created.length, daily.latest().isDestroyed]).toEqual([before, 1, true])
    expect(daily.latest().did).not.toContain(joinsRoom)
    expect(clock.pending()).toBe(0)
  })
})

describe('a recording', () => {
  test('has the size and lengths that the room needs, and is heard before the call is joined', async () => {
    const { transport, joined, call } = aDailyCall()
    await joined()
    await transport.recording?.start()
    expect(call().recordings).toEqual([
      { type: 'cloud', width: 1280, height: 720, fps: 24, minIdleTimeOut: 300, maxDuration: 1500 },
    ])
  })

  test('is tried three times', async () => {
    const { transport, joined, clock, call } = aDailyCall({
      behaviours: [{ recording: ['fails', 'throws', 'fails'] }],
    })
    await joined()
    const refused = failureOf(transport.recording?.start())
    await clock.pass(2000)
    expect(await refused).toMatchObject({ message: 'Daily did not start to record.' })
    expect(call().recordings).toHaveLength(3)
  })

  test('that ends in the call and cannot be started again is reported', async () => {
    const { transport, joined, clock, call, events } = aDailyCall({
      behaviours: [{ recording: ['starts', 'fails'] }],
    })
    await joined()
    await transport.recording?.start()
    call().emit('recording-error', { errorMsg: 'The recorder has crashed.' })
    await clock.pass(5000)
    expect(events).toEqual([{ type: 'recordingLost' }])
  })
})

describe('a fault in the call', () => {
  async function running(...behaviours: Behaviour[]) {
    const call = aDailyCall({ behaviours: behaviours.length === 0 ? [{}] : behaviours })
    await call.joined()
    call.transport.setMicrophone(true)
    call.transport.greet()
    return call
  }

  test('of a part of the connection is reported until every part is back', async () => {
    const { call, events } = await running()
    const network = (type: string, event: string) => {
      call().emit('network-connection', { type, event })
    }
    network('signaling', 'interrupted')
    network('sfu', 'interrupted')
    network('signaling', 'connected')
    network('sfu', 'connected')
    network('sfu', 'something-new')
    expect(events).toEqual([
      { type: 'connection', isConnected: false },
      { type: 'connection', isConnected: true },
    ])
  })

  test('that closes the connection is followed by a new join, with the microphone as it was', async () => {
    const { call, events, clock, daily } = await running({}, { join: fatal('meeting-full') }, {})
    call().emit('error', fatal('connection-error'))
    await clock.pass(5000)
    expect(daily.created.map(({ isDestroyed }) => isDestroyed)).toEqual([true, true, false])
    expect(call().localAudio).toBe(true)
    expect(events).toEqual([
      { type: 'state', state: 'joining' },
      { type: 'connection', isConnected: false },
      { type: 'state', state: 'joined' },
      { type: 'connection', isConnected: true },
    ])
  })

  test('keeps what was typed meanwhile and sends it afterwards', async () => {
    const { call, events, clock, transport } = await running({}, { join: fatal('meeting-full') }, {})
    call().emit('error', fatal('connection-error'))
    transport.sendText('Still here.')
    expect(events.at(-1)).toMatchObject({ type: 'userText', text: 'Still here.' })
    await clock.pass(5000)
    expect(call().sent).toMatchObject([{ type: 'send-text', data: { content: 'Still here.' } }])
  })

  test('that no new join mends is the end of the call, with what was typed still in the transcript', async () => {
    const { call, events, clock, transport } = await running({}, { join: fatal('connection-error') })
    call().emit('error', fatal('connection-error'))
    await clock.pass(60_000)
    expect(events.slice(-2)).toEqual([
      { type: 'state', state: 'error' },
      { type: 'failed', message: 'The connection to the call was lost.' },
    ])
    transport.sendText('Still here.')
    expect(events.at(-1)).toMatchObject({ type: 'userText', text: 'Still here.' })
  })

  test.each<[string, (call: ReturnType<Awaited<ReturnType<typeof running>>['call']>) => void, string]>([
    [
      'ejected when its time is over',
      (call) => {
        call.emit('error', fatal('ejected'))
        call.emit('left-meeting')
      },
      'You were taken out of the call, because its time is over or it was opened in another window.',
    ],
    [
      'with an expired token',
      (call) => call.emit('error', fatal('exp-token')),
      'The time for this call is over.',
    ],
    ['closed by Daily', (call) => call.emit('left-meeting'), 'The call was closed.'],
  ])('%s: the call is over, once', async (_, breaks, message) => {
    const { call, events, daily } = await running()
    breaks(call())
    expect(events).toEqual([
      { type: 'state', state: 'error' },
      { type: 'failed', message },
    ])
    expect(daily.created).toHaveLength(1)
  })

  test('takes the interviewer away, who may come back within 15 seconds', async () => {
    const { call, events, clock } = await running()
    call().interviewerLeaves()
    await clock.pass(14_999)
    call().interviewerJoins()
    await clock.pass(60_000)
    call().interviewerLeaves()
    call().interviewerLeaves()
    await clock.pass(15_000)
    expect(events).toEqual([
      { type: 'interviewerLeft' },
      { type: 'interviewerJoined' },
      { type: 'interviewerLeft' },
      { type: 'state', state: 'error' },
      { type: 'failed', message: 'The interviewer has left the call.' },
    ])
  })

  test('leaves the interviewer behind, who is gone when the call is joined again', async () => {
    const { call, events, clock } = await running({}, { interviewer: 'never' })
    call().emit('error', fatal('connection-error'))
    await clock.pass(15_000)
    expect(events).toContainEqual({ type: 'interviewerLeft' })
    expect(events.at(-1)).toEqual({ type: 'failed', message: 'The interviewer has left the call.' })
  })

  test('of a call object that was replaced changes nothing', async () => {
    const { events, clock, daily } = await running({}, {})
    const [first] = daily.created
    first?.emit('error', fatal('connection-error'))
    await clock.pass(0)
    events.length = 0
    first?.emit('error', fatal('ejected'))
    first?.interviewerLeaves()
    first?.say('Hello?')
    await clock.pass(60_000)
    expect(events).toEqual([])
  })
})
