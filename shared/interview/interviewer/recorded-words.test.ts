import { expect, test } from 'vitest'
import type { StoredEntry } from '../transcript.ts'
import { transcriptLimits } from '../transcript-limits.ts'
import { spokenIn } from './quotes.ts'
import { missingSpans, withRecordedWords } from './recorded-words.ts'

const unrecognised = (from: number, until: number): StoredEntry => ({
  role: 'user',
  content: '(Spoken answer, 4 seconds)',
  isUnrecognised: true,
  startMilliseconds: from,
  endMilliseconds: until,
  spokenMilliseconds: until - from,
  section: 0,
  question: 1,
})

const said = (text: string, start: number, each = 400) =>
  text.split(' ').map((word, index) => ({
    text: word,
    startMilliseconds: start + index * each,
    endMilliseconds: start + index * each + each - 50,
  }))

const question: StoredEntry = { role: 'assistant', content: 'What did you do?', startMilliseconds: 0 }
const typed: StoredEntry = {
  role: 'user',
  content: 'I typed this.',
  isTyped: true,
  startMilliseconds: 20_000,
  endMilliseconds: 20_000,
}
const heard: StoredEntry = {
  role: 'user',
  content: 'Words of the stream.',
  startMilliseconds: 16_000,
  endMilliseconds: 18_000,
}

test('an unrecognised answer gets the words that were recorded in its time', () => {
  const entries = [question, unrecognised(10_000, 14_000), heard, typed]
  expect(missingSpans(entries)).toEqual([{ from: 10_000, until: 14_000 }])
  const words = [
    ...said('I moved forty nodes.', 9700),
    ...said('other words', 16_200),
    ...said('while typing', 20_000),
    ...said('far away', 60_000),
  ]
  expect(withRecordedWords(entries, words)).toEqual([
    question,
    {
      role: 'user',
      content: 'I moved forty nodes.',
      startMilliseconds: 9700,
      endMilliseconds: 11_250,
      spokenMilliseconds: 4000,
      section: 0,
      question: 1,
      source: 'batch',
      wordStarts: [9700, 10_100, 10_500, 10_900],
    },
    heard,
    typed,
  ])
})

test('what was said during a line gets its words, beside an answer that has them', () => {
  const duringLine = {
    ...unrecognised(5000, 7000),
    content: "(Spoken during the interviewer's line, 2 seconds)",
  }
  const answer = { ...heard, startMilliseconds: 9000, endMilliseconds: 12_000 }
  const filled = withRecordedWords(
    [question, duringLine, answer],
    [...said('Sorry, which cluster?', 5100), ...said('The one in Johor.', 9100)],
  )
  expect(filled.map(({ content }) => content)).toEqual([
    'What did you do?',
    'Sorry, which cluster?',
    'Words of the stream.',
  ])
})

test('a quote from the recording has the time of its first word', () => {
  const words = said('I moved forty nodes to Johor. Yes. Two colleagues tested the runbook.', 10_000)
  const quoted = spokenIn(withRecordedWords([unrecognised(10_000, 16_000)], words))
  expect(quoted.map(({ text, source, startMilliseconds }) => [text, source, startMilliseconds])).toEqual([
    ['I moved forty nodes to Johor.', 'batch', 10_000],
    ['Yes.', 'batch', 12_400],
    ['Two colleagues tested the runbook.', 'batch', 12_800],
  ])
})

test('a word between two answers belongs to the nearer one, even if that one already has words', () => {
  const entries = [heard, unrecognised(19_500, 24_000)]
  const between = { text: 'late', startMilliseconds: 18_200, endMilliseconds: 18_400 }
  expect(withRecordedWords(entries, [between])).toEqual(entries)
})

test('a word up to 1.5 seconds outside of an answer belongs to it', () => {
  const wordAt = (start: number) => ({ text: 'late', startMilliseconds: start, endMilliseconds: start })
  const contentWith = (start: number) =>
    withRecordedWords([unrecognised(10_000, 14_000)], [wordAt(start)])[0]?.content
  expect([8500, 15_500].map(contentWith)).toEqual(['late', 'late'])
  expect([8499, 15_501].map(contentWith)).toEqual(Array(2).fill('(Spoken answer, 4 seconds)'))
})

test('an answer that would need more entries than a transcript may have stays unchanged', () => {
  const words = said(Array.from({ length: 400 }, () => 'infrastructure').join(' '), 0)
  const others = Array.from({ length: transcriptLimits.entries - 1 }, () => question)
  const entries = [...others, unrecognised(0, 600_000)]
  expect(withRecordedWords(entries, words)).toEqual(entries)
})

test('an answer without recorded words stays unchanged', () => {
  const entries = [unrecognised(1000, 5000)]
  expect(withRecordedWords(entries, [])).toEqual(entries)
})

test("a long answer is split into entries that fit; one that exceeds the transcript's limit stays unchanged", () => {
  const words = said(Array.from({ length: 1500 }, () => 'infrastructure').join(' '), 0)
  const pieces = withRecordedWords([unrecognised(0, 600_000)], words)
  expect(pieces.length).toBeGreaterThan(5)
  for (const { content } of pieces)
    expect(content.length).toBeLessThanOrEqual(transcriptLimits.entryCharacters)
  expect(pieces.map(({ content }) => content).join(' ')).toBe(words.map(({ text }) => text).join(' '))
  const full = { role: 'user', content: 'x'.repeat(transcriptLimits.characters) } as const
  const entries = [full, unrecognised(0, 600_000)]
  expect(withRecordedWords(entries, words)).toEqual(entries)
})
