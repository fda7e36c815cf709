import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countText,
  groupsOf,
  nextTranscript,
  shownMessages,
  statusLine,
  timeText,
  turnsOf,
  typedContent,
  type Transcript,
  type TranscriptEvent,
} from './transcript.ts'

const ai = (text: string, at = 1000): TranscriptEvent => ({ type: 'aiText', text, at })
const ended: TranscriptEvent = { type: 'aiEnded' }
const user = (text: string, final = true, at = 2000): TranscriptEvent => ({
  type: 'userText',
  text,
  final,
  at,
})
const after = (...events: TranscriptEvent[]): Transcript => events.reduce(nextTranscript, [])
const contents = (transcript: Transcript) => transcript.map(({ content }) => content)

describe('the interviewer’s words', () => {
  test('join into one message until it ends', () => {
    expect(after(ai('Hello'), ai('Aisha'), ai(', welcome.'), ended)).toEqual([
      { id: 'm1', type: 'ai', content: 'Hello Aisha, welcome.', timestamp: 1000, isComplete: true },
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
    expect(typedContent(message, 1000)).toBe('')
    expect(typedContent(message, 1014)).toBe('')
    expect(typedContent(message, 1015)).toBe('H')
    expect(typedContent(message, 1045)).toBe('Hel')
    expect(typedContent(message, 9000)).toBe('Hello')
    expect(typedContent(message, 0)).toBe('')
  })
})

describe('the candidate’s words', () => {
  test('in an interim form are replaced by the next and completed by the final one', () => {
    expect(contents(after(user('I work', false), user('I worked at', false)))).toEqual(['I worked at'])
    expect(after(user('I work', false, 5), user('I worked there.', true, 9))).toEqual([
      { id: 'm1', type: 'user', content: 'I worked there.', timestamp: 5, isComplete: true },
    ])
  })

  test('are shown at once, and "yes" is an answer', () => {
    const transcript = after(user('Yes'))
    expect(shownMessages(transcript)).toHaveLength(1)
    expect(typedContent(transcript[0]!, 0)).toBe('Yes')
  })

  test('without letters change nothing', () => {
    expect(after(user('  '))).toEqual([])
  })
})

test('only complete messages are sent, with the roles user and assistant', () => {
  expect(turnsOf(after(ai('Why us?'), ended, user('Because.'), ai('And'), user('I', false)))).toEqual([
    { role: 'assistant', content: 'Why us?' },
    { role: 'user', content: 'Because.' },
  ])
})

test('consecutive messages of one speaker are grouped', () => {
  const transcript = after(ai('A.'), ended, ai('B.'), ended, user('C'), ai('D'))
  expect(groupsOf(transcript).map((group) => contents(group))).toEqual([['A.', 'B.'], ['C'], ['D']])
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

test('a message’s time has hour, minute and AM or PM', () => {
  const at = new Date(2026, 0, 5, 15, 7).getTime()
  expect(timeText(after(user('Hi', true, at))[0]!)).toBe('3:07 PM')
})

test('no sequence of events loses a completed message, reorders messages or has two open ones of a speaker', () => {
  const text = fc.constantFrom('yes', 'one', ', two', ' ', 'three four')
  const at = fc.nat(10_000)
  const event = fc.oneof(
    fc.record({ type: fc.constant('aiText' as const), text, at }),
    fc.constant(ended),
    fc.record({ type: fc.constant('userText' as const), text, final: fc.boolean(), at }),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
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
