import { expect, test } from 'vitest'
import { notWrittenDown } from './answer-words.ts'
import { transcriptionNote } from './transcription.ts'
import { transcriptionProblem } from '#shared/application/session/transcription-state.ts'

const failed = (problem: (typeof transcriptionProblem.options)[number]) =>
  transcriptionNote({ state: 'failed', problem, answers: 0 })

test('recruiters read why spoken answers have no words, another text for each cause', () => {
  const texts = transcriptionProblem.options.map(failed)
  expect(new Set(texts).size).toBe(transcriptionProblem.options.length)
  expect(failed('off')).toBe(notWrittenDown)
  expect(failed('not_proved')).toContain('transcribed once they do')
})

test('recruiters read how many answers have the words of the recording', () => {
  const done = (answers: number) => transcriptionNote({ state: 'done', problem: null, answers })
  expect([0, 1, 2].map(done).map((text) => text.slice(0, 30))).toEqual([
    'Some spoken answers have no wo',
    'One answer was not written dow',
    '2 answers were not written dow',
  ])
})
