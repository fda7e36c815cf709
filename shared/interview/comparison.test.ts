import { describe, expect, test } from 'vitest'
import { comparedSections } from './comparison.ts'
import type { TranscriptEntry } from './transcript.ts'

const asked = (content: string, section: number, question: number, at?: number): TranscriptEntry => ({
  role: 'assistant',
  content,
  section,
  question,
  ...(at === undefined ? {} : { startMilliseconds: at }),
})

const answered = (
  content: string,
  section: number,
  question: number,
  more: Partial<TranscriptEntry> = {},
): TranscriptEntry => ({ role: 'user', content, section, question, ...more })

const sections = [
  { title: 'Your work', questions: ['What are you proud of?', 'What would you do again?'] },
  { title: 'Questions', questions: ['What would you like to know?'] },
]

describe('a comparison', () => {
  test('has each question of the position with one cell for each interview, in their order', () => {
    const first = [asked('Thanks. What are you proud of?', 0, 0, 4000), answered('A scheduler.', 0, 0)]
    expect(comparedSections(sections, [first, []])).toEqual([
      {
        title: 'Your work',
        questions: [
          {
            text: 'What are you proud of?',
            cells: [
              {
                asked: { text: 'What are you proud of?', atMilliseconds: 4000 },
                turns: [
                  {
                    kind: 'answer',
                    answer: {
                      text: 'A scheduler.',
                      source: 'live',
                      atMilliseconds: null,
                      spokenSeconds: null,
                    },
                  },
                ],
              },
              null,
            ],
          },
          { text: 'What would you do again?', cells: [null, null] },
        ],
      },
      { title: 'Questions', questions: [{ text: 'What would you like to know?', cells: [null, null] }] },
    ])
  })

  test('takes a question of several sentences for asked as the position has it', () => {
    const text = 'Describe a system. Which part was yours?'
    const [section] = comparedSections(
      [{ title: 'Work', questions: [text] }],
      [[asked(`Thank you. ${text}`, 0, 0)], [asked('Thank you. Which part did you build?', 0, 0)]],
    )
    expect(section?.questions[0]?.cells.map((cell) => cell?.asked?.text)).toEqual([
      text,
      'Which part did you build?',
    ])
  })

  test('keeps follow-ups and answers in their order, and says whether each answer was typed, spoken or not written down', () => {
    const entries = [
      asked('What are you proud of?', 0, 0, 0),
      answered('A scheduler.', 0, 0, { isTyped: true, startMilliseconds: 2000 }),
      asked('I see. Can you say more?', 0, 0, 5000),
      answered('(Spoken answer, 3 seconds)', 0, 0, { isUnrecognised: true }),
      { role: 'assistant', content: 'Good bye.' } as const,
    ]
    const cell = comparedSections(sections, [entries])[0]?.questions[0]?.cells[0]
    expect(cell?.turns).toEqual([
      {
        kind: 'answer',
        answer: { text: 'A scheduler.', source: 'typed', atMilliseconds: 2000, spokenSeconds: null },
      },
      { kind: 'follow_up', text: 'Can you say more?', atMilliseconds: 5000 },
      { kind: 'answer', answer: { text: null, source: 'live', atMilliseconds: null, spokenSeconds: null } },
    ])
  })

  test('keeps questions that were asked and are no longer in the position, without empty rows between them', () => {
    const entries = [asked('An earlier question?', 0, 5), answered('Yes.', 7, 0)]
    const compared = comparedSections(sections, [entries])
    expect(compared.map(({ title, questions }) => [title, questions.map(({ text }) => text)])).toEqual([
      ['Your work', ['What are you proud of?', 'What would you do again?', null]],
      ['Questions', ['What would you like to know?']],
      [null, [null]],
    ])
    expect(compared[0]?.questions[2]?.cells[0]?.asked?.text).toBe('An earlier question?')
    expect(compared[2]?.questions[0]?.cells[0]?.asked).toBeNull()
  })
})
