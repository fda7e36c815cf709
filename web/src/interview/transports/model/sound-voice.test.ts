import { describe, expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import type { Sound } from '../built-in/voice.ts'
import { createSoundVoice, soundMilliseconds } from './sound-voice.ts'

const text = 'Thank you. What interests you most about this position?'

function speaking({
  sound,
  isRefused = false,
  isPrepared = false,
}: { sound?: Sound; isRefused?: boolean; isPrepared?: boolean } = {}) {
  const clock = createFakeClock()
  const asked: { text: string; done: PromiseWithResolvers<Sound | undefined> }[] = []
  const played: { base64: string; ended: () => void; isStopped: boolean }[] = []
  const others: string[] = []
  let ends = 0
  const voice = createSoundVoice({
    clock,
    soundOf(piece) {
      const done = Promise.withResolvers<Sound | undefined>()
      asked.push({ text: piece, done })
      return done.promise
    },
    player: {
      play(base64, ended) {
        if (isRefused) return Promise.reject(new Error('Not now.'))
        const one = { base64, ended, isStopped: false }
        played.push(one)
        return Promise.resolve({ milliseconds: 2_000, stop: () => void (one.isStopped = true) })
      },
    },
    other: { onRefused() {}, isAudible: () => false, speak: (line) => (others.push(line), () => {}) },
  })
  if (isPrepared) voice.prepare?.(text)
  const stop = voice.speak(text, () => (ends += 1), sound)
  return { clock, asked, played, others, stop, ends: () => ends }
}

describe("a line with the server's voice", () => {
  test('is fetched and played piece by piece; the next is requested while one is played', async () => {
    const { clock, asked, played, ends } = speaking()
    asked[0]?.done.resolve({ base64: 'one' })
    await clock.pass(0)
    expect(asked.map((each) => each.text)).toEqual([
      'Thank you.',
      'What interests you most about this position?',
    ])
    asked[1]?.done.resolve({ base64: 'two' })
    played[0]?.ended()
    await clock.pass(0)
    expect(played.map(({ base64 }) => base64)).toEqual(['one', 'two'])
    expect(ends()).toBe(0)
    played[1]?.ended()
    expect(ends()).toBe(1)
    expect(clock.pending()).toBe(0)
  })

  test('that was prepared is requested once', async () => {
    const { clock, asked, played } = speaking({ isPrepared: true })
    asked[0]?.done.resolve({ base64: 'one' })
    await clock.pass(0)
    expect(asked.map((each) => each.text)).toEqual([
      'Thank you.',
      'What interests you most about this position?',
    ])
    expect(played.map(({ base64 }) => base64)).toEqual(['one'])
  })

  test('whose sound was fetched before is played as one piece', async () => {
    const { clock, asked, played } = speaking({ sound: { base64: 'whole' } })
    await clock.pass(0)
    expect([asked.length, played[0]?.base64]).toEqual([0, 'whole'])
  })

  test('that has no sound in time, or none at all, is said by the device from there on', async () => {
    const late = speaking()
    await late.clock.pass(soundMilliseconds)
    expect(late.others).toEqual([text])
    const half = speaking()
    half.asked[0]?.done.resolve({ base64: 'one' })
    await half.clock.pass(0)
    half.asked[1]?.done.reject(new Error('No network.'))
    half.played[0]?.ended()
    await half.clock.pass(0)
    expect(half.others).toEqual(['What interests you most about this position?'])
  })

  test('that the browser refuses to play is said by the device', async () => {
    const { clock, others } = speaking({ sound: { base64: 'whole' }, isRefused: true })
    await clock.pass(0)
    expect(others).toEqual([text])
  })

  test('is stopped immediately, also while it is fetched', async () => {
    const heard = speaking({ sound: { base64: 'whole' } })
    await heard.clock.pass(0)
    heard.stop()
    expect(heard.played[0]?.isStopped).toBe(true)
    const fetched = speaking()
    fetched.stop()
    fetched.asked[0]?.done.resolve({ base64: 'one' })
    await fetched.clock.pass(10_000)
    expect([fetched.played.length, fetched.others.length, fetched.ends()]).toEqual([0, 0, 0])
  })

  test('counts as said when the browser reports no end', async () => {
    const { clock, ends } = speaking({ sound: { base64: 'whole' } })
    await clock.pass(5_000)
    expect(ends()).toBe(1)
  })
})
