import { expect, test } from 'vitest'
import { bucketCount } from '#shared/interview/interviewer/filter/features.ts'
import { scoreOf } from '#shared/interview/interviewer/filter/linear-classifier.ts'
import storedWeights from '#shared/interview/interviewer/filter/weights.json' with { type: 'json' }
import groundsWeights from '#shared/interview/interviewer/grounds/weights.json' with { type: 'json' }
import kindWeights from '#shared/interview/interviewer/kind-weights.json' with { type: 'json' }
import { utteranceWeightsOf } from '#shared/interview/interviewer/utterance-weights.ts'
import { meanings } from '#shared/interview/interviewer/utterance-kinds.ts'
import { ratesAt, scored, thresholdFor } from './rates.ts'
import { contextTables, digestOf, trainingTables, utteranceTables, type Line } from './tables.ts'
import { train } from './train.ts'
import { lettersOf } from './utterances.ts'

const line = (text: string, isForbidden: boolean): Line => ({ text, isForbidden, kind: '' })

const lines = [
  line('You have the job.', true),
  line('The job is yours.', true),
  line('Are you married?', true),
  line('Which job failed?', false),
  line('How did you test it?', false),
  line('You mentioned a cache.', false),
]

test('the stored weights were trained on the tables beside this command', () => {
  expect(storedWeights.tables, 'run `npm run interviewer:filter -- --write`').toBe(digestOf(trainingTables))
  expect(kindWeights.tables, 'run `npm run interviewer:filter -- utterances --write`').toBe(
    digestOf(utteranceTables),
  )
  expect(groundsWeights.tables, 'run `npm run interviewer:filter -- grounds --write`').toBe(
    digestOf(contextTables),
  )
})

test('a trained classifier separates its lines, and finds a forbidden clause beside an ordinary one', () => {
  const weights = train(lines)
  const all = scored(lines, weights)
  const threshold = thresholdFor(all, 0)
  expect(ratesAt(all, threshold)).toEqual({ held: 0, said: 0 })
  expect(scoreOf('You mentioned a cache, and you have the job.', weights)).toBeGreaterThan(threshold)
})

test('training twice gives the same weights', () => {
  expect(train(lines)).toEqual(train(lines))
})

test('the letters of weights give back each bucket, size and sign, also behind a long gap', () => {
  const weights = Array.from({ length: bucketCount }, () => 0)
  const weightOfBucket = { 0: 0.5, 1: -2, 45: 2, 1000: -0.5, [bucketCount - 1]: 0.5 }
  for (const [bucket, weight] of Object.entries(weightOfBucket)) weights[Number(bucket)] = weight
  const sizes = [0.5, 2]
  const ofMeanings = meanings.map(() => ({ sizes, letters: lettersOf(weights, sizes) }))
  const { rowOfBucket, ofRows } = utteranceWeightsOf({ biases: [], ofMeanings })
  const read = Array.from(rowOfBucket.entries())
    .filter(([, row]) => row !== 0)
    .map(([bucket, row]) => [bucket, ofRows[(row - 1) * meanings.length + 2]])
  expect(Object.fromEntries(read)).toEqual(weightOfBucket)
})
