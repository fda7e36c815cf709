import { array, assert, boolean, constant, constantFrom, nat, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transcript as transcriptSchema } from '#shared/interview/transcript.ts'
import { nextTranscript, entriesOf, type Transcript, type TranscriptEvent } from './transcript.ts'
import { countText, shownMessages, statusLine, timeText, typedLength } from './transcript-texts.ts'

const ai = (text: string, at = 1000): TranscriptEvent => ({ type: 'aiText', text, at })
const ended: TranscriptEvent = { type: 'aiEnded', at: 1500 }
const user = (text: string, final = true, at = 2000): TranscriptEvent => ({
  type: 'userText',
  text,
  final,
  at,
})
const after = (...events: TranscriptEvent[]): Transcript => events.reduce(nextTranscript, [])
const contents = (transcript: Transcript) => transcript.map(({ content }) => content)

describe("the interviewer's words", () => {
  test('join into one message until it ends', () => {
    expect(after(ai('Hello'), ai('Aisha'), ai(', welcome.'), ended)).toMatchObject([
      {
        id: 'm1',
        type: 'ai',
        content: 'Hello Aisha, welcome.',
        timestamp: 1000,
        endedAt: 1500,
        isComplete: true,
      },
    ])
  })

  test('after the end begin a new message', () => {
    expect(contents(after(ai('One.'), ended, ai('Two.'), ended))).toEqual(['One.', 'Two.'])
  })

  test.each(['Yes', 'no.', ' YES! ', '“No”'])('%s alone is not shown as a message', (text) => {
    const transcript = after(ai(text), ended)
    expect(shownMessages(transcript)).toEqual([])
  })

  test('that go on after "yes" are shown', () => {
    expect(shownMessages(after(ai('Yes'), ai(', of course.'), ended))).toHaveLength(1)
  })

  test('are typed out at 15 ms per character', () => {
    const message = after(ai('Hello', 1000))[0]!
    expect(typedLength(message, 1000)).toBe(0)
    expect(typedLength(message, 1014)).toBe(0)
    expect(typedLength(message, 1015)).toBe(1)
    expect(typedLength(message, 1045)).toBe(3)
    expect(typedLength(message, 9000)).toBe(5)
    expect(typedLength(message, 0)).toBe(0)
  })
})

describe("the candidate's words", () => {
  test('in an interim form are replaced by the next and completed by the final one', () => {
    expect(contents(after(user('I work', false), user('I worked at', false)))).toEqual(['I worked at'])
    expect(after(user('I work', false, 5), user('I worked there.', true, 9))).toMatchObject([
      { id: 'm1', type: 'user', content: 'I worked there.', timestamp: 5, endedAt: 9, isComplete: true },
    ])
  })

  test('are shown immediately, and "yes" is an answer', () => {
    const transcript = after(user('Yes'))
    expect(shownMessages(transcript)).toHaveLength(1)
    expect(typedLength(transcript[0]!, 0)).toBe(3)
  })

  test('have the times of the voice where it was measured', () => {
    const interim: TranscriptEvent = { type: 'userText', text: 'I', final: false, at: 5_000 }
    const heard = { since: 3_000, until: 7_000, spokenMilliseconds: 3_500.4 }
    const spoken = after(interim, { type: 'userText', text: 'I did.', final: true, at: 8_000, heard })
    expect(spoken).toMatchObject([{ timestamp: 3_000, endedAt: 7_000 }])
    expect(entriesOf(spoken, 1_000)).toMatchObject([
      { startMilliseconds: 2_000, endMilliseconds: 6_000, spokenMilliseconds: 3_500 },
    ])
  })

  test('that were not recognised are inserted where the voice rose, and leave words that still change alone', () => {
    const spoken: TranscriptEvent = {
      type: 'userText',
      text: '(Spoken answer, 3 seconds)',
      final: true,
      isUnrecognised: true,
      heard: { since: 2_000, until: 5_000, spokenMilliseconds: 3_000 },
      at: 9_000,
    }
    const transcript = after(ai('One?', 1_000), ended, user('Typed.', true, 4_000), ai('Two?', 4_500), spoken)
    expect(contents(transcript)).toEqual(['One?', '(Spoken answer, 3 seconds)', 'Typed.', 'Two?'])
    expect(new Set(transcript.map(({ id }) => id)).size).toBe(4)
    const interim = after(user('I wor', false, 3_000), spoken, user('I worked there.', true, 9_500))
    expect(contents(interim)).toEqual(['(Spoken answer, 3 seconds)', 'I worked there.'])
  })

  test('without letters change nothing', () => {
    expect(after(user('  '))).toEqual([])
  })
})

describe('the entries that are sent', () => {
  test('are the complete messages, with the roles user and assistant and their times since the start', () => {
    const place = { section: 0, question: 2 }
    const transcript = after(
      { type: 'aiText', text: 'Why us?', at: 1000, place },
      ended,
      { type: 'userText', text: 'Because.', final: true, isTyped: true, at: 2000, place },
      ai('And'),
      user('I', false),
    )
    expect(entriesOf(transcript, 400)).toEqual([
      { role: 'assistant', content: 'Why us?', startMilliseconds: 600, endMilliseconds: 1100, ...place },
      {
        role: 'user',
        content: 'Because.',
        startMilliseconds: 1600,
        endMilliseconds: 1600,
        isTyped: true,
        ...place,
      },
    ])
  })

  test('count the time spoken once, however long an answer is', () => {
    const heard = { until: 7_000, spokenMilliseconds: 3_000 }
    const long: TranscriptEvent = { type: 'userText', text: 'a'.repeat(9000), final: true, at: 8_000, heard }
    expect(entriesOf(after(long), 0).map(({ spokenMilliseconds }) => spokenMilliseconds)).toEqual([
      3_000,
      undefined,
      undefined,
    ])
  })

  test('follow the contract, however long an answer is', () => {
    const long = 'a'.repeat(9000)
    const entries = entriesOf(after(user(long)), 5000)
    expect(entries.map(({ content }) => content.length)).toEqual([4000, 4000, 1000])
    expect(transcriptSchema.safeParse(entries).success).toBe(true)
  })
})

test.each([
  [0, '0 messages'],
  [1, '1 message'],
  [2, '2 messages'],
])('%i is counted as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

test.each<[boolean, boolean, string]>([
  [true, false, 'AI Speaking'],
  [true, true, 'AI Speaking'],
  [false, true, "You're Speaking"],
  [false, false, 'Ready to listen'],
])('the status line, interviewer speaks %s, candidate speaks %s', (aiSpeaks, userSpeaks, text) => {
  expect(statusLine(aiSpeaks, userSpeaks)).toBe(text)
})

test("a message's time is Malaysian, with hour, minute and AM or PM", () => {
  const at = Date.parse('2026-01-05T07:07:00Z')
  expect(timeText(after(user('Hi', true, at))[0]!)).toBe('3:07 PM')
})

test('no sequence of events loses a completed message, reorders messages or has two open ones of a speaker', () => {
  const text = constantFrom('yes', 'one', ', two', ' ', 'three four')
  const at = nat(10_000)
  const event = oneof(
    record({ type: constant('aiText' as const), text, at }),
    constant(ended),
    record({ type: constant('userText' as const), text, final: boolean(), at }),
  )
  assert(
    property(array(event), (events) => {
      let transcript: Transcript = []
      for (const each of events) {
        const next = nextTranscript(transcript, each)
        for (const message of transcript.filter(({ isComplete }) => isComplete))
          expect(next).toContain(message)
        expect(next.slice(0, transcript.length).map(({ id }) => id)).toEqual(transcript.map(({ id }) => id))
        for (const type of ['ai', 'user'])
          expect(next.filter((message) => message.type === type && !message.isComplete).length).toBeLessThan(
            2,
          )
        transcript = next
      }
    }),
  )
})
