import { expect, test } from 'vitest'
import { doneText } from './done-text.ts'

const taken = (finished: string | null) => ({ started_at: '2026-11-27T01:00:00.000Z', finished_at: finished })

test.each([
  ['2026-11-27T01:17:20.000Z', 8, 'Done. 8 questions, 17 minutes.'],
  ['2026-11-27T01:01:00.000Z', 1, 'Done. 1 question, 1 minute.'],
  ['2026-11-27T01:00:20.000Z', 2, 'Done. 2 questions.'],
  ['2026-11-27T01:06:00.000Z', undefined, 'Done. 6 minutes.'],
  [null, undefined, 'Done.'],
])('finished at %s with %s questions: %s', (finished, questions, text) =>
  expect(doneText(taken(finished), questions)).toBe(text),
)
