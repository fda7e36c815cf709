import { expect, test } from 'vitest'
import { earlierOf } from './progress.ts'

const transcript = { startedAt: 1_000, lastMilliseconds: 90_000, section: 1 }

test('takes the progress that the other page saved', () =>
  expect(
    earlierOf({ elapsedMilliseconds: 95_000, section: 2, sectionMilliseconds: 5_000 }, transcript),
  ).toEqual({
    startedAt: 1_000,
    elapsedMilliseconds: 95_000,
    progress: { index: 2, elapsedMilliseconds: 5_000 },
  }))

test('counts the time and the section of the transcript where no progress was saved', () =>
  expect(earlierOf(null, transcript)).toEqual({
    startedAt: 1_000,
    elapsedMilliseconds: 90_000,
    progress: { index: 1, elapsedMilliseconds: 0 },
  }))
