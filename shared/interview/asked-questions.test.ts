import { expect, test } from 'vitest'
import { candidateQuestionsIn } from './asked-questions.ts'
import type { TranscriptEntry } from './transcript.ts'

const said = (content: string, more: Partial<TranscriptEntry> = {}): TranscriptEntry => ({
  role: 'user',
  content,
  ...more,
})

test('the questions of a candidate are the sentences of recognised answers that end in a question mark', () => {
  const entries = [
    said('How big is the team?', { role: 'assistant' }),
    said('I lead six people. How big is the team? Who decides?'),
    said('(Spoken answer, 3 seconds)?', { isUnrecognised: true }),
    said('?'),
  ]
  expect(candidateQuestionsIn(entries).map(({ id, text }) => [id, text])).toEqual([
    ['1.0', 'How big is the team?'],
    ['1.1', 'Who decides?'],
  ])
})
