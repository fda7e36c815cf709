import { describe, expect, test } from 'vitest'
import { aDailyCall } from '#tests/support/interview/daily-call.ts'
import { fatal, type Behaviour } from '#tests/support/interview/fake-call-object.ts'

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

  test('that joining again does not repair ends the call, and the transcript keeps what was typed', async () => {
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
      'You were removed from the call because its time is over or it was opened in another window.',
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

  test('in which the interviewer leaves ends the call unless they come back within 15 seconds', async () => {
    const { call, events, clock } = await running()
    call().interviewerLeaves()
    await clock.pass(14_999)
    call().interviewerJoins()
    call().say('I am back.')
    events.length = 0
    await clock.pass(60_000)
    call().interviewerLeaves()
    call().interviewerLeaves()
    await clock.pass(15_000)
    expect(events).toEqual([
      { type: 'interviewerLeft' },
      { type: 'state', state: 'error' },
      { type: 'failed', message: 'The interviewer has left the call.' },
    ])
  })

  test('before the greeting leaves an interviewer who is gone then 15 seconds to return', async () => {
    const call = aDailyCall({ behaviours: [{}] })
    await call.joined()
    call.call().interviewerLeaves()
    await call.clock.pass(1_000)
    call.transport.greet()
    await call.clock.pass(14_999)
    expect(call.events.at(-1)).toEqual({ type: 'interviewerLeft' })
    await call.clock.pass(1)
    expect(call.events.at(-1)).toEqual({ type: 'failed', message: 'The interviewer has left the call.' })
  })

  test('ends the call if the interviewer is gone when it is joined again', async () => {
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
    await clock.pass(9_000)
    expect(events).toEqual([])
  })
})
