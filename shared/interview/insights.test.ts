import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSections } from '#shared/position/default-sections.ts'
import { insights, insightsOf, wordsIn } from './insights.ts'
import { transcriptEntry, type TranscriptEntry } from './transcript.ts'

const asked = (question: number, more: Partial<TranscriptEntry> = {}): TranscriptEntry => ({
  role: 'assistant',
  content: 'A question?',
  section: 0,
  question,
  ...more,
})
const answered = (question: number, more: Partial<TranscriptEntry> = {}): TranscriptEntry => ({
  ...asked(question),
  role: 'user',
  content: 'An answer of five words.',
  ...more,
})
const insightsIn = (entries: readonly TranscriptEntry[]) => insightsOf(entries, defaultSections)

describe('insights', () => {
  test('of an empty transcript are zeros', () => {
    expect(insightsIn([])).toMatchObject({
      words: { candidate: 0, interviewer: 0 },
      questionsAsked: 0,
      silences: { count: 0, totalSeconds: 0, maxSeconds: 0 },
    })
  })

  test('count a question once, however often it is repeated or followed up', () => {
    const counted = insightsIn([asked(0), answered(0), asked(0), answered(0), asked(1)])
    expect(counted).toMatchObject({ questionsAsked: 2, questionsWithReply: 1, sectionsCovered: 1 })
    expect(counted.sections[0]).toEqual({
      title: 'Job-Specific Discussion',
      questions: 5,
      asked: 2,
      withReply: 1,
    })
  })

  test('count no talk time for typed answers', () => {
    const time = { startMilliseconds: 1000, endMilliseconds: 5000 }
    expect(
      insightsIn([
        answered(0, { ...time, endMilliseconds: 9000, isTyped: true }),
        answered(1, time),
        answered(2),
      ]),
    ).toMatchObject({
      talkSeconds: { candidate: 4, interviewer: 0 },
      typedAnswers: 1,
    })
  })

  test('take the talk time that the page measured, where it did', () => {
    const turn = { startMilliseconds: 0, endMilliseconds: 9000, spokenMilliseconds: 4000 }
    expect(insightsIn([answered(0, turn)]).talkSeconds.candidate).toBe(4)
  })

  test("have no number of the candidate's words where an answer was not recognised", () => {
    const turns = [asked(0), answered(0), answered(1, { isUnrecognised: true })]
    expect(insightsIn(turns)).toMatchObject({
      words: { candidate: null, interviewer: 2 },
      spokenAnswers: 2,
      unrecognisedAnswers: 1,
    })
  })

  test('count pauses of ten seconds and more, between turns that do not overlap', () => {
    const turns = [
      [0, 4000],
      [13_999, 20_000],
      [15_000, 16_000],
      [30_000, 31_000],
    ].map(([startMilliseconds, endMilliseconds]) => answered(0, { startMilliseconds, endMilliseconds }))
    expect(insightsIn(turns).silences).toEqual({ count: 1, totalSeconds: 10, maxSeconds: 10 })
  })

  test("count pauses in the order of the turns' times, and ignore turns without times", () => {
    const at = (startMilliseconds: number) => answered(0, { startMilliseconds })
    expect(insightsIn([at(40_000), answered(1), at(0), at(25_000), answered(2)]).silences).toEqual({
      count: 2,
      totalSeconds: 40,
      maxSeconds: 25,
    })
  })

  test('count no talk time where a turn has no times or ends before it began', () => {
    const odd = { startMilliseconds: 5000, endMilliseconds: 1000 }
    const turns = Array.from({ length: 60 }, () => [answered(0), answered(0, odd)]).flat()
    expect(insightsIn(turns).talkSeconds).toEqual({ candidate: 0, interviewer: 0 })
  })

  test('ignore questions that the sections do not have', () => {
    const turns = [answered(5), answered(9), answered(0, { section: 7 })]
    expect(insightsIn(turns)).toMatchObject({ questionsWithReply: 0, sectionsCovered: 0 })
  })

  test('count an answer of one word, and none without a word', () => {
    expect(insightsIn([answered(0, { content: 'Yes.' })]).questionsWithReply).toBe(1)
    expect(insightsIn([answered(0, { content: '…' })]).questionsWithReply).toBe(0)
  })

  test('of any transcript fit their schema, and never count more answers than questions', () => {
    const entry = fc.record(
      {
        role: fc.constantFrom('user' as const, 'assistant' as const),
        content: fc.string({ minLength: 1 }),
        startMilliseconds: fc.nat(100_000),
        endMilliseconds: fc.nat(100_000),
        section: fc.nat(3),
        question: fc.nat(6),
        isTyped: fc.boolean(),
      },
      { requiredKeys: ['role', 'content'] },
    )
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const counted = insights.parse(insightsIn(entries.map((one) => transcriptEntry.parse(one))))
        for (const { questions, asked: some, withReply: others } of counted.sections) {
          expect(Math.max(some, others)).toBeLessThanOrEqual(questions)
        }
      }),
    )
  })
})

test.each([
  ['', 0],
  ['— …', 0],
  ['Five  racks,\nin 1 row', 5],
  ['我管理网络', 5],
  ['I use 面 and BGP', 5],
])('%j has %i words', (text, words) => expect(wordsIn(text)).toBe(words))
