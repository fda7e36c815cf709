import { describe, expect, test } from 'vitest'
import type { StoredEntry } from '../transcript.ts'
import { areAllWritten, unwrittenNote, unwrittenText } from './answer-words.ts'
import { answersByQuestion } from './answers-by-question.ts'

const sections = [{ title: 'Work', questions: ['Your tools?', 'How large?', 'Why here?', 'What else?'] }]
const asked = (content: string, question: number): StoredEntry => ({
  role: 'assistant',
  content,
  section: 0,
  question,
})
const said = (content: string, question: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  role: 'user',
  content,
  section: 0,
  question,
  ...more,
})
const aloud = {
  isUnrecognised: true,
  startMilliseconds: 7000,
  endMilliseconds: 30_000,
  spokenMilliseconds: 22_100,
}

const six = 'I lead. We moved. It broke. I rang. That matters: I saved the contract. We stayed.'

describe('The answers at each question', () => {
  test('have all words, short answers and languages without spaces included', () => {
    const entries = [
      asked('Your tools?', 0),
      said('Terraform and Ansible.', 0),
      asked('Thanks. How large?', 1),
      said('64 nodes.', 1, { isTyped: true }),
      asked('Why here?', 2),
      said('我喜欢数据中心。', 2, { source: 'batch' }),
      said(six, 2),
      asked('What else?', 3),
      said('No.', 3),
    ]
    const answers = answersByQuestion(sections, entries)
    expect(
      answers.map((one) => [one.about, ...one.answers.map(({ text, source }) => [text, source])]),
    ).toEqual([
      ['Your tools?', ['Terraform and Ansible.', 'live']],
      ['How large?', ['64 nodes.', 'typed']],
      ['Why here?', ['我喜欢数据中心。', 'batch'], [six, 'live']],
      ['What else?', ['No.', 'live']],
    ])
    expect(areAllWritten(answers)).toBe(true)
    expect(unwrittenNote(answers)).toBeUndefined()
  })

  test('say which question was not asked, which had no reply, and which was answered aloud without words', () => {
    const entries = [
      asked('Your tools?', 0),
      said('(Spoken answer, 22 seconds)', 0, aloud),
      asked('How large?', 1),
    ]
    const answers = answersByQuestion(sections, entries)
    expect(answers.map(({ isAsked, answers: own }) => [isAsked, own.length])).toEqual([
      [true, 1],
      [true, 0],
      [false, 0],
      [false, 0],
    ])
    const [first] = answers[0]?.answers ?? []
    expect(first).toEqual({ text: null, source: 'live', atMilliseconds: 7000, spokenSeconds: 22 })
    expect(first && unwrittenText(first)).toBe('Answered aloud, 22 seconds, not written down')
    expect(areAllWritten(answers)).toBe(false)
    expect(unwrittenNote(answers)).toBe('Nothing that the candidate said aloud was written down.')
  })

  test('count the spoken answers without words, and no typed ones', () => {
    const entries = [
      asked('Your tools?', 0),
      said('(Spoken answer)', 0, { isUnrecognised: true }),
      said('Racks.', 0),
      said('Ceph.', 0, { isTyped: true }),
    ]
    const answers = answersByQuestion(sections, entries)
    expect(unwrittenNote(answers)).toBe('1 of 2 spoken answers was not written down.')
    expect(answers[0]?.answers.map(unwrittenText)[0]).toBe('Answered aloud, not written down')
  })

  test('call no question "not asked" where the transcript names no questions, and keep what was said at none', () => {
    const entries: StoredEntry[] = [
      { role: 'assistant', content: 'Tell me about yourself.' },
      { role: 'user', content: 'I build clouds.' },
      { role: 'user', content: ' ' },
    ]
    expect(answersByQuestion(sections, entries).map(({ about, answers }) => [about, answers.length])).toEqual(
      [[null, 1]],
    )
  })

  test('of an interview that ended before its first question are of questions that were not asked', () =>
    expect(answersByQuestion(sections, []).every(({ isAsked }) => !isAsked)).toBe(true))
})
