import { expect, test } from 'vitest'
import { openQuestion, questionCount, questionsAnswered } from './open-question.ts'
import { nextTranscript, type Place, type Transcript, type TranscriptEvent } from './transcript.ts'

const sections = [{ questions: ['Why us?', 'Why now?'] }, { questions: ['How do you test?'] }]

const after = (...events: TranscriptEvent[]): Transcript =>
  events.reduce<Transcript>((transcript, event) => nextTranscript(transcript, event), [])
const says = (text: string, place?: Place): TranscriptEvent[] => [
  { type: 'aiText', text, at: 0, place },
  { type: 'aiEnded', at: 0 },
]
const second: Place = { section: 0, question: 1 }

test("the open question is the one that the interviewer's last message belongs to", () => {
  const transcript = after(...says('Thank you. Why now?', second))
  const question = openQuestion(transcript, sections)
  expect(question).toEqual({ section: 0, number: 2, of: 2, text: 'Why now?' })
  expect(question && questionCount(question)).toBe('Question 2 of 2')
})

test('it stays open during a further question and the answer', () => {
  const answer: TranscriptEvent = { type: 'userText', text: 'Because.', final: true, at: 1 }
  const transcript = after(...says('Why now?', second), answer, ...says('Could you say more?', second))
  expect(openQuestion(transcript, sections)?.text).toBe('Why now?')
})

test('with an agent, it stays open until the next one', () => {
  const transcript = after(...says('Why now?', second), ...says('Could you say more?'))
  expect(openQuestion(transcript, sections, { staysOpen: true })?.text).toBe('Why now?')
})

test('there is none before the first, after the last, or where the page does not know it', () => {
  expect(openQuestion([], sections)).toBeUndefined()
  expect(openQuestion(after(...says('Are you ready?')), sections)).toBeUndefined()
  expect(openQuestion(after(...says('Why now?', second), ...says('Goodbye.')), sections)).toBeUndefined()
  expect(openQuestion(after(...says('Why now?', second)), [{}])).toBeUndefined()
})

test('a question counts once it has an answer, and a second answer to it counts no more', () => {
  const answer: TranscriptEvent = { type: 'userText', text: 'Because.', final: true, at: 1 }
  const ready = [...says('Are you ready?'), answer]
  const first = [
    ...says('Why us?', { section: 0, question: 0 }),
    answer,
    ...says('Why?', { section: 0, question: 0 }),
    answer,
  ]
  expect(questionsAnswered(after(...ready))).toBe(0)
  expect(questionsAnswered(after(...ready, ...first, ...says('Why now?', second)))).toBe(1)
  expect(questionsAnswered(after(...ready, ...first, ...says('Why now?', second), answer))).toBe(2)
})
