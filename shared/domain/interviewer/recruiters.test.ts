import { expect, test } from 'vitest'
import type { TranscriptEntry } from '../transcript.ts'
import { quotesByCriterion, quotesByQuestion, spokenIn } from './quotes.ts'
import { withRecord } from './recorded-lines.ts'

const entries: TranscriptEntry[] = [
  { role: 'assistant', content: 'Walk me through a project.', section: 0, question: 0 },
  {
    role: 'user',
    content: 'I moved forty nodes to Johor. It took six weeks with two people. Yes.',
    startMilliseconds: 5000,
    section: 0,
    question: 0,
  },
  { role: 'user', content: 'I never deploy on a Friday.', isTyped: true, section: 0, question: 1 },
  { role: 'user', content: '(Spoken answer, 22 seconds)', isUnrecognised: true, section: 0, question: 1 },
]

test('a model chooses sentences by their numbers, and each quote is in the transcript', () => {
  const spoken = spokenIn(entries)
  const quoted = quotesByCriterion(['Plans', 'Cares', 'Leads'], spoken, {
    '1': [2, 2, 99],
    '2': [3],
    '9': [1],
  })
  expect(quoted).toEqual([
    {
      about: 'Plans',
      quotes: [{ text: 'It took six weeks with two people.', source: 'live', startMilliseconds: 5000 }],
    },
    {
      about: 'Cares',
      quotes: [{ text: 'I never deploy on a Friday.', source: 'typed', startMilliseconds: null }],
    },
    { about: 'Leads', quotes: [] },
  ])
  for (const { text } of quoted.flatMap(({ quotes }) => quotes))
    expect(entries.some(({ content }) => content.includes(text))).toBe(true)
})

test('without a model the quotes are by question', () => {
  const [first, second] = quotesByQuestion(
    [{ questions: ['Walk me through a project.', 'How do you deploy?'] }],
    spokenIn(entries),
  )
  expect(first?.quotes.map(({ text }) => text)).toEqual([
    'I moved forty nodes to Johor.',
    'It took six weeks with two people.',
  ])
  expect(second?.quotes).toHaveLength(1)
})

const record = {
  turns: [
    {
      answer: 'I never deploy on a Friday.',
      sentences: ['You avoid Fridays.', 'Why?'],
      section: 0,
      question: 1,
    },
  ],
  script: ['Walk me through a project.', 'How do you deploy?'],
}

test('a line of the record that the page left out is put back, behind its answer', () => {
  const [, , third, fourth] = withRecord(entries, record)
  expect(third?.content).toBe('I never deploy on a Friday.')
  expect(fourth).toEqual({ role: 'assistant', content: 'You avoid Fridays. Why?', section: 0, question: 1 })
})

test('what the page alone claims of the interviewer is marked', () => {
  const claimed: TranscriptEntry[] = [
    { role: 'assistant', content: 'You are hired.' },
    { role: 'assistant', content: 'You avoid Fridays. Why? How do you deploy?' },
  ]
  expect(withRecord(claimed, record).map(({ isPageClaim }) => isPageClaim)).toEqual([true, undefined])
})
