import { array, assert, constantFrom, nat, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CallEvent } from '../../ports/call-transport.ts'
import { heardSpeech, silentSpeech, type SpeechInput } from './speech.ts'

const start: SpeechInput = { type: 'lineStarted' }
const end: SpeechInput = { type: 'lineEnded' }
const words = (text: string): SpeechInput => ({ type: 'words', text })
const said = (text: string, heardAt?: string): SpeechInput => ({
  type: 'userText',
  text,
  final: true,
  heardAt,
})

/** The events after these inputs, one millisecond apart. */
function eventsOf(...inputs: SpeechInput[]): CallEvent[] {
  let speech = silentSpeech
  return inputs.flatMap((input, at) => {
    const heard = heardSpeech(speech, input, at)
    speech = heard.speech
    return heard.events
  })
}

const shortly = (events: CallEvent[]): string[] =>
  events.map((event) => {
    if (event.type === 'aiSpeech') return event.isSpeaking ? 'speaks' : 'silent'
    if (event.type === 'aiText') return event.text
    if (event.type === 'userText') return `${event.final ? '' : '… '}(${event.text})`
    return event.type
  })

describe('the interviewer', () => {
  test('speaks a line of words', () => {
    expect(shortly(eventsOf(start, words('Hello'), words('there.'), end))).toEqual([
      'speaks',
      'Hello',
      'there.',
      'aiEnded',
      'silent',
    ])
  })

  test('speaks several sentences as one message, each of which may start anew', () => {
    expect(shortly(eventsOf(start, words('One.'), start, words('Two?'), end))).toEqual([
      'speaks',
      'One.',
      'Two?',
      'aiEnded',
      'silent',
    ])
  })

  test('starts and stops twice without a second event', () => {
    expect(shortly(eventsOf(start, start, end, end))).toEqual(['speaks', 'silent'])
  })

  test('begins another message after an answer, although the end of the one before was lost', () => {
    expect(shortly(eventsOf(start, words('One?'), said('Yes'), start, words('Two?'), end))).toEqual([
      'speaks',
      'One?',
      '(Yes)',
      'aiEnded',
      'Two?',
      'aiEnded',
      'silent',
    ])
  })

  test('whose words come after the end of their line completes them when it is quiet, or with the next line', () => {
    expect(shortly(eventsOf(start, end, words('Late.'), { type: 'quiet' }))).toEqual([
      'speaks',
      'silent',
      'Late.',
      'aiEnded',
    ])
    expect(shortly(eventsOf(start, end, words('Late.'), start, words('Next.'), end))).toEqual([
      'speaks',
      'silent',
      'Late.',
      'aiEnded',
      'speaks',
      'Next.',
      'aiEnded',
      'silent',
    ])
  })

  test('is not interrupted by quiet while it speaks', () => {
    expect(shortly(eventsOf(start, words('Well'), { type: 'quiet' }, words('then.'), end))).toEqual([
      'speaks',
      'Well',
      'then.',
      'aiEnded',
      'silent',
    ])
  })
})

describe('the candidate', () => {
  test('is shown while speaking', () => {
    expect(shortly(eventsOf({ ...said('Yes I'), final: false } as SpeechInput, said('Yes I am')))).toEqual([
      '… (Yes I)',
      '(Yes I am)',
    ])
  })

  test('begins to speak once, however often the message repeats', () => {
    const speaks: SpeechInput = { type: 'userSpeech', isSpeaking: true }
    expect(eventsOf(speaks, speaks)).toEqual([{ type: 'userSpeech', isSpeaking: true }])
  })

  test.each<[string, SpeechInput[], number]>([
    ['the same text under two names', [said('Yes'), said('Yes')], 1],
    ['the same text with the same time', [said('Yes', '9:00'), said('Yes', '9:00')], 1],
    ['the same text with another time', [said('Yes', '9:00'), said('Yes', '9:01')], 2],
    ['another text', [said('Yes'), said('No')], 2],
  ])('%s', (_, inputs, count) => {
    expect(eventsOf(...inputs)).toHaveLength(count)
  })

  test('may say the same again later', () => {
    const first = heardSpeech(silentSpeech, said('Yes'), 0)
    expect(heardSpeech(first.speech, said('Yes'), 2000).events).toHaveLength(1)
  })
})

test('in any order, speech begins before it ends, and no end of a message comes without its words', () => {
  const inputs = constantFrom<SpeechInput>(
    start,
    end,
    words('Word'),
    said('Yes'),
    { type: 'typed' },
    { type: 'quiet' },
    { type: 'userSpeech', isSpeaking: true },
    { type: 'userSpeech', isSpeaking: false },
  )
  assert(
    property(array(tuple(inputs, nat(3000))), (steps) => {
      let speech = silentSpeech
      let isSpeaking = false
      let hasWords = false
      let at = 0
      for (const [input, pause] of steps) {
        at += pause
        const heard = heardSpeech(speech, input, at)
        speech = heard.speech
        for (const event of heard.events) {
          if (event.type === 'aiSpeech') {
            expect(event.isSpeaking).toBe(!isSpeaking)
            isSpeaking = event.isSpeaking
          }
          if (event.type === 'aiText') hasWords = true
          if (event.type === 'aiEnded') {
            expect(hasWords).toBe(true)
            hasWords = false
          }
        }
      }
    }),
  )
})
