import { outlinesOf } from '#shared/position/assessment.ts'
import { describe, expect, test } from 'vitest'
import { aRecord } from '#tests/support/interview/records.ts'
import { aDailyCall, failureOf, joinsRoom } from '#tests/support/interview/daily-call.ts'

describe('the conversation', () => {
  async function begun(record = aRecord()) {
    const call = aDailyCall({ record, behaviours: [{ talks: false }] })
    await call.joined()
    call.transport.setMicrophone(true)
    call.transport.openSection(0)
    call.transport.greet()
    return call
  }

  test("begins with the section's context and the greeting", async () => {
    const { call, transport } = await begun()
    transport.greet()
    const text = expect.stringContaining('Aisha')
    expect(call().sent).toMatchObject([
      { event_type: 'conversation.overwrite_llm_context', conversation_id: 'session-1' },
      { label: 'rtvi-ai', type: 'client-message', data: { t: 'conversation.overwrite_llm_context' } },
      { event_type: 'conversation.echo', properties: { text } },
      { label: 'rtvi-ai', type: 'client-message', data: { t: 'conversation.echo', d: { text } } },
      { label: 'rtvi-ai', type: 'client-ready', data: { version: '1.0.0' } },
    ])
  })

  test('tells the agent the questions that came with the start', async () => {
    const outlines = outlinesOf(aRecord().sections)
    const { joined, call, transport } = aDailyCall({ record: { ...aRecord(), sections: outlines } })
    await joined()
    transport.setSections(aRecord().sections)
    transport.openSection(1)
    expect(JSON.stringify(call().sent)).toContain('How do you replace a failed disk?')
  })

  test('keeps what an agent says before it is greeted, and emits it as the greeting', async () => {
    const { joined, call, events, speaker, transport, clock } = aDailyCall()
    await joined()
    const track = { kind: 'audio' }
    call().emit('track-started', { participant: { local: false }, track, type: 'audio' })
    call().say('Hello? Is anybody there?')
    expect([events, speaker.playing, speaker.isMuted]).toEqual([
      [{ type: 'interviewerVoice', track }],
      [track],
      true,
    ])
    transport.greet()
    expect(speaker.isMuted).toBe(false)
    expect(events.slice(1)).toEqual([
      { type: 'aiText', text: 'Hello? Is anybody there?' },
      { type: 'aiEnded' },
    ])
    await clock.pass(60_000)
    expect(events).toHaveLength(3)
    call().emit('track-stopped', { participant: null, track, type: 'audio' })
    expect(speaker.playing).toEqual([])
  })

  test('keeps only the last of several lines that an agent says before it is greeted', async () => {
    const { joined, call, events, transport } = aDailyCall()
    await joined()
    for (const text of ['Hello?', 'Are you ready?']) {
      call().tell('bot-tts-started')
      call().tell('bot-tts-text', { text })
    }
    transport.greet()
    expect(events).toEqual([{ type: 'aiText', text: 'Are you ready?' }, { type: 'aiEnded' }])
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

  test('completes words that arrive after the end of their line a second later', async () => {
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
    expect(call().sent.slice(5)).toMatchObject([
      { type: 'send-text', data: { content: 'Yes.' } },
      { type: 'client-message', data: { t: 'answer-finished' } },
    ])
  })

  test('ends with a message, the end of the recording and a call of the API, and destroys the call object', async () => {
    const { call, transport, told, clock, speaker } = await begun({ ...aRecord(), isRecordedInCloud: true })
    await transport.recording?.start()
    await transport.leave()
    expect(call().sent.slice(-3)).toMatchObject([
      { message_type: 'conversation', event_type: 'conversation.end', conversation_id: 'session-1' },
      { label: 'rtvi-ai', type: 'client-message', data: { t: 'conversation.end' } },
      { label: 'rtvi-ai', type: 'disconnect-bot' },
    ])
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
  const record = { ...aRecord(), isRecordedInCloud: true }

  test('is made by the browser alone unless the operator has enabled that of the provider', () => {
    expect(aDailyCall().transport.recording).toBeUndefined()
  })

  test('has the size and lengths that the room needs, and is heard before the call is joined', async () => {
    const { transport, joined, call } = aDailyCall({ record })
    await joined()
    await transport.recording?.start()
    expect(call().recordings).toEqual([
      { type: 'cloud', width: 1280, height: 720, fps: 24, minIdleTimeOut: 300, maxDuration: 1500 },
    ])
  })

  test('is tried three times', async () => {
    const { transport, joined, clock, call } = aDailyCall({
      record,
      behaviours: [{ recording: ['fails', 'throws', 'fails'] }],
    })
    await joined()
    const refused = failureOf(transport.recording?.start())
    await clock.pass(2000)
    expect(await refused).toMatchObject({ message: 'Daily did not start to record.' })
    expect(call().recordings).toHaveLength(3)
  })
})
