import { describe, expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { captionMilliseconds, chosenVoice, createVoice, type Synthesis } from './voice.ts'

const wishes = { language: 'en-US', gender: 'male' } as const
const line = 'What interests you most about this position?'

function spoken(change: Partial<Synthesis> = {}) {
  const clock = createFakeClock()
  const heard: { text: string; ended: () => void; failed: () => void }[] = []
  let cancelled = 0
  let ends = 0
  const synthesis: Synthesis = {
    voices: () => [{ lang: 'en-US', name: 'Daniel' }],
    speak: (text, _voice, on) => heard.push({ text, ...on }),
    cancel: () => {
      cancelled += 1
    },
    ...change,
  }
  const stop = createVoice(clock, synthesis, wishes).speak(line, () => {
    ends += 1
  })
  return { clock, heard, stop, ends: () => ends, cancelled: () => cancelled }
}

describe('a line', () => {
  test('is spoken where there is a voice, and ends with it, once', () => {
    const { heard, ends } = spoken()
    expect(heard[0]?.text).toBe(line)
    expect(ends()).toBe(0)
    heard[0]?.ended()
    heard[0]?.ended()
    expect(ends()).toBe(1)
  })

  test('without a voice takes as long as its caption takes to read', async () => {
    const { clock, heard, ends } = spoken({ voices: () => [] })
    expect(heard).toEqual([])
    await clock.pass(captionMilliseconds(line) - 1)
    expect(ends()).toBe(0)
    await clock.pass(1)
    expect(ends()).toBe(1)
  })

  test('whose synthesis fails becomes a caption for the rest of its time', async () => {
    const { clock, heard, ends } = spoken()
    await clock.pass(1000)
    heard[0]?.failed()
    await clock.pass(captionMilliseconds(line) - 1001)
    expect(ends()).toBe(0)
    await clock.pass(1)
    expect(ends()).toBe(1)
  })

  test('that the browser never ends is over some time after its caption', async () => {
    const { clock, ends } = spoken()
    await clock.pass(captionMilliseconds(line) * 2 + 3000)
    expect(ends()).toBe(1)
  })

  test('that is stopped calls nothing back', async () => {
    const { clock, heard, stop, ends, cancelled } = spoken()
    stop()
    stop()
    heard[0]?.ended()
    await clock.pass(60_000)
    expect([ends(), cancelled(), clock.pending()]).toEqual([0, 1, 0])
  })
})

describe('the voice', () => {
  const german = { lang: 'de-DE', name: 'Anna' }
  const british = { lang: 'en-GB', name: 'Daniel' }
  const samantha = { lang: 'en_US', name: 'Samantha' }
  const alex = { lang: 'en-US', name: 'Alex' }

  test.each<[string, { lang: string; name: string }[], number | undefined]>([
    ['none of another language', [german], undefined],
    ['of the language', [german, british], 1],
    ['of the country', [british, alex], 1],
    ['of the wished gender', [samantha, alex], 1],
  ])('is %s', (_, voices, expected) => {
    expect(chosenVoice(voices, wishes)).toBe(expected)
  })

  test('can be a woman’s', () => {
    expect(chosenVoice([alex, samantha], { language: 'en-US', gender: 'female' })).toBe(1)
  })
})
