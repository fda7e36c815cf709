import { describe, expect, test } from 'vitest'
import { finished, paused, heardFrom, median } from '#tests/support/interview/turns-with-pauses.ts'
import { outcomeOf, severalSentences } from '#tests/support/interview/answers-with-pauses.ts'
import { pauseAfter, pauses } from './end-of-turn.ts'

describe('the silence that ends a turn', () => {
  const cases: [keyof typeof pauses, string[]][] = [
    [
      'finished',
      ['I rewrote it in Go.', 'Could you repeat the question?', 'He said "done."', 'Okay.', 'Yes!'],
    ],
    [
      'unfinished',
      [
        'We used Slurm and',
        'It failed because',
        'So',
        'I moved it to the',
        'My own part was',
        'First, we measured it,',
        'That was, um',
        'It was, you know,',
        'Let me think.',
        'I would say that…',
        'We had tools such as',
        'And I',
      ],
    ],
    ['open', ['We used Slurm', 'forty nodes in one night']],
  ]
  test.for(cases.flatMap(([kind, texts]) => texts.map((text) => ({ kind, text }))))(
    '$kind: "$text"',
    ({ kind, text }) => {
      expect(pauseAfter(text)).toBe(pauses[kind])
    },
  )
})

describe("the candidate's own pauses", () => {
  test('make the silence longer, at most twice as long', () => {
    expect(pauseAfter('I did.', [0.6, 0.6, 0.8])).toBe(1.8)
    expect(pauseAfter('I did.', [0.6, 1.6, 2])).toBe(2.5)
    expect(pauseAfter('I did.', [3, 3.5, 3.6])).toBe(3.6)
    expect(pauseAfter('I did and', [3, 3.5, 3.6])).toBe(pauses.unfinished)
  })
})

describe("by the stand-in's event stream of a WAV", () => {
  test('of twenty answers with a pause of 1 to 4 s inside a sentence, at most one is cut off', () => {
    const cut = paused.filter((turn) => heardFrom(turn).endedAt < turn.speechEnd)
    expect(cut.map(({ text }) => text).length).toBeLessThanOrEqual(1)
    expect(paused).toHaveLength(20)
  })

  test('of twenty finished answers none is decided before 1.8 s, and the median within 2 s', () => {
    const waits = finished.map((turn) => heardFrom(turn).endedAt - turn.speechEnd)
    expect(finished).toHaveLength(20)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1.8)
    expect(median(waits)).toBeLessThanOrEqual(2)
  })

  test('extra time makes each silence longer', () => {
    const [turn] = finished
    if (turn === undefined) throw new Error('There is no answer.')
    const usual = heardFrom(turn).endedAt - turn.speechEnd
    const extra = heardFrom(turn, { timeFactor: 2 }).endedAt - turn.speechEnd
    expect(extra).toBeGreaterThan(usual + 0.5)
  })

  test('steady noise behind an answer does not keep it open', () => {
    const [turn] = finished
    if (turn === undefined) throw new Error('There is no answer.')
    const wait = heardFrom(turn, { noise: 0.05 }).endedAt - turn.speechEnd
    expect(wait).toBeLessThan(4)
  })
})

describe('of forty answers of several sentences', () => {
  const outcomes = severalSentences.map(outcomeOf)
  const cuts = outcomes.flatMap((outcome) => ('cutBy' in outcome ? [outcome.cutBy] : []))
  const waits = outcomes.flatMap((outcome) => ('wait' in outcome ? [outcome.wait] : []))

  test('no pause up to 1.7 s ends one, and longer ones end nineteen at most', () => {
    expect(outcomes).toHaveLength(40)
    expect(cuts.filter((seconds) => seconds < 1.75)).toEqual([])
    expect(cuts.length).toBeLessThanOrEqual(19)
  })

  test('no true end is decided before 1.8 s, and the median within 2 s', () => {
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1.8)
    expect(median(waits)).toBeLessThanOrEqual(2)
  })
})
