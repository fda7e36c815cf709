import { describe, expect, test } from 'vitest'
import { interviewerName, voiceOf } from '#shared/interview/interview-texts.ts'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { chosenVoice, type VoiceOffer } from './chosen-voice.ts'
import { spokenPieces } from './spoken-pieces.ts'
import { captionMilliseconds, createVoice, type Synthesis } from './voice.ts'

const wishes = { language: 'en-US', gender: 'male' } as const
const line = 'What interests you most about this position?'
const of = (name: string, lang = 'en-US', localService = true): VoiceOffer => ({ name, lang, localService })

function spoken(change: Partial<Synthesis> = {}, text = line) {
  const clock = createFakeClock()
  const heard: { text: string; ended: () => void; failed: (error: string) => void }[] = []
  let cancelled = 0
  let ends = 0
  const synthesis: Synthesis = {
    voices: () => [of('Daniel')],
    speak: (piece, _voice, on) => heard.push({ text: piece, ...on }),
    cancel: () => {
      cancelled += 1
    },
    ...change,
  }
  let refusals = 0
  const voice = createVoice(clock, synthesis, wishes)
  voice.onRefused(() => {
    refusals += 1
  })
  const stop = voice.speak(text, () => {
    ends += 1
  })
  return { refusals: () => refusals, clock, heard, stop, ends: () => ends, cancelled: () => cancelled }
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

  test('is spoken sentence by sentence', () => {
    const { heard, ends } = spoken({}, `Thank you. ${line}`)
    expect(heard.map(({ text }) => text)).toEqual(['Thank you.'])
    heard[0]?.ended()
    expect(heard.map(({ text }) => text)).toEqual(['Thank you.', line])
    expect(ends()).toBe(0)
    heard[1]?.ended()
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

  test('that the browser refuses is reported, and becomes a caption', async () => {
    const { clock, heard, ends, refusals } = spoken()
    heard[0]?.failed('interrupted')
    expect(refusals()).toBe(0)
    const refused = spoken()
    refused.heard[0]?.failed('not-allowed')
    expect(refused.refusals()).toBe(1)
    await clock.pass(captionMilliseconds(line))
    await refused.clock.pass(captionMilliseconds(line))
    expect([ends(), refused.ends()]).toEqual([1, 1])
  })

  test('whose synthesis fails becomes a caption for the rest of its time', async () => {
    const { clock, heard, ends } = spoken()
    await clock.pass(1000)
    heard[0]?.failed('synthesis-failed')
    await clock.pass(captionMilliseconds(line) - 1001)
    expect(ends()).toBe(0)
    await clock.pass(1)
    expect(ends()).toBe(1)
  })

  test('goes on with its next sentence where the browser never ends one', async () => {
    const { clock, heard, ends } = spoken({}, `Thank you. ${line}`)
    await clock.pass(captionMilliseconds('Thank you.') * 2 + 3000)
    expect(heard).toHaveLength(2)
    await clock.pass(captionMilliseconds(line) * 2 + 3000)
    expect(ends()).toBe(1)
    expect(clock.pending()).toBe(0)
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

test('the pieces of a line hold all its words, and none takes 15 seconds', () => {
  const long = `${Array.from({ length: 80 }, (_, index) => `word${index}${index % 11 === 10 ? ',' : ''}`).join(' ')}.`
  const pieces = spokenPieces(`Good. ${long} … ${line}`)
  expect(pieces.join(' ')).toBe(`Good. ${long} ${line}`)
  for (const piece of pieces) expect(captionMilliseconds(piece)).toBeLessThan(15_000)
})

test.each([
  ['Call 03-7627 2929 now.', 'Call 0 3, 7 6 2 7, 2 9 2 9 now.'],
  ['You can call 999 at once.', 'You can call 9 9 9 at once.'],
  [
    'It takes up to 30 minutes, on 999 machines, from 2019.',
    'It takes up to 30 minutes, on 999 machines, from 2019.',
  ],
])('of numbers, those to call are said digit by digit: %s', (text, said) => {
  expect(spokenPieces(text)).toEqual([said])
})

describe('the voice', () => {
  const mac = [
    'Albert',
    'Bad News',
    'Bells',
    'Daniel',
    'Fred',
    'Samantha',
    'Zarvox',
    'Grandma (English (US))',
  ].map((name) => of(name, name === 'Daniel' ? 'en-GB' : 'en_US'))
  const edge = [
    of('Microsoft Ava Online (Natural) - English (United States)', 'en-US', false),
    of('Microsoft David - English (United States)'),
    of('Microsoft Zira - English (United States)'),
  ]
  const female = { language: 'en-US', gender: 'female' } as const

  test.each<[string, VoiceOffer[], 'male' | 'female', string | undefined]>([
    ['none of another language', [of('Anna', 'de-DE')], 'male', undefined],
    ['of the language', [of('Anna', 'de-DE'), of('Daniel', 'en-GB')], 'male', 'Daniel'],
    ['of the country', [of('Daniel', 'en-GB'), of('Alex')], 'male', 'Alex'],
    ["a woman's for a woman's name", [of('Alex'), of('Samantha', 'en_US')], 'female', 'Samantha'],
    ['of the gender rather than of the country', [of('Voice 1'), of('Moira', 'en-IE')], 'female', 'Moira'],
    [
      'one whose name tells no gender',
      [of('Daniel'), of('English United States')],
      'female',
      'English United States',
    ],
    ['none of the other gender', [of('Daniel'), of('Alex')], 'female', undefined],
    ['none for fun, on macOS', mac, 'female', 'Samantha'],
    ['none for fun, for a man', mac, 'male', 'Daniel'],
    [
      'none but those, where there are no others',
      mac.filter(({ name }) => !['Daniel', 'Samantha'].includes(name)),
      'female',
      undefined,
    ],
    ['on the device, in Edge', edge, 'female', 'Microsoft Zira - English (United States)'],
    ["none of Google's servers", [of('Google US English', 'en-US', false)], 'female', undefined],
  ])('is %s', (_, voices, gender, expected) => {
    const index = chosenVoice(voices, { ...female, gender })
    expect(index === undefined ? undefined : voices[index]?.name).toBe(expected)
  })

  test("has the gender of the default interviewer's name, and that of the setting for another name", () => {
    expect(voiceOf({ aiName: interviewerName, voice: 'male' })).toBe('female')
    expect(voiceOf({ aiName: 'Agent', voice: 'male' })).toBe('male')
  })
})
