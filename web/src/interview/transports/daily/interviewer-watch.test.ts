import { describe, expect, test } from 'vitest'
import { aDailyCall } from '#tests/support/interview/daily-call.ts'

const isSilent = { type: 'failed', message: 'The interviewer does not answer.' }

/** A call in which the agent hears the greeting's request and says nothing by itself. */
async function greeted() {
  const call = aDailyCall({ behaviours: [{ talks: false }] })
  await call.joined()
  const track = { kind: 'audio' }
  call.call().emit('track-started', { participant: { local: false }, track, type: 'audio' })
  call.transport.greet()
  call.events.length = 0
  return call
}

describe('an interviewer who is in the call and', () => {
  test('neither says nor writes anything for ten seconds after the greeting is lost', async () => {
    const { clock, events } = await greeted()
    await clock.pass(9_500)
    expect(events).toEqual([])
    await clock.pass(500)
    expect(events).toEqual([{ type: 'state', state: 'error' }, isSilent])
  })

  test('writes, or is heard without writing, may take its time afterwards', async () => {
    for (const answer of ['text', 'sound'] as const) {
      const { clock, events, call, sound } = await greeted()
      await clock.pass(5_000)
      if (answer === 'text') call().say('Hello. Are you ready?')
      sound.level = answer === 'sound' ? 0.2 : 0
      await clock.pass(500)
      sound.level = 0
      await clock.pass(120_000)
      expect(events).not.toContainEqual(isSilent)
    }
  })

  test.each<[string, (call: Awaited<ReturnType<typeof greeted>>) => void]>([
    ['a typed answer', ({ transport }) => transport.sendText('Yes.')],
    ['the end of an answer', ({ transport }) => transport.finishAnswer()],
    ['a spoken answer', ({ call }) => call().tell('user-transcription', { text: 'Yes.', final: true })],
  ])('says nothing for ten seconds after %s is lost', async (_, answer) => {
    const all = await greeted()
    all.call().say('Hello. Are you ready?')
    await all.clock.pass(60_000)
    answer(all)
    await all.clock.pass(9_500)
    expect(all.events).not.toContainEqual(isSilent)
    await all.clock.pass(500)
    expect(all.events).toContainEqual(isSilent)
  })

  test('listens to a candidate who speaks is not', async () => {
    const { clock, events, call } = await greeted()
    call().say('Hello. Are you ready?')
    call().tell('user-transcription', { text: 'Yes.', final: true })
    call().tell('user-started-speaking')
    await clock.pass(60_000)
    expect(events).not.toContainEqual(isSilent)
    call().tell('user-stopped-speaking')
    await clock.pass(10_500)
    expect(events).toContainEqual(isSilent)
  })

  test('is not watched any more once the call is left', async () => {
    const { clock, transport } = await greeted()
    await transport.leave()
    expect(clock.pending()).toBe(0)
  })
})

test('does not count a lost connection of the candidate as an interviewer', async () => {
  const { joined, call, events } = aDailyCall({ behaviours: [{ interviewer: 'never' }] })
  await joined()
  call().emit('participant-joined', { participant: { local: false, session_id: 'candidate-1' } })
  expect(events).toEqual([])
})
