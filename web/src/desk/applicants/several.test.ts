import { expect, test } from 'vitest'
import { forEachApplicant } from './several.ts'

test('calls once for each item, and goes on after a failure', async () => {
  const done: number[] = []
  const progress: number[] = []
  const failed = await forEachApplicant(
    [1, 2, 3, 4, 5, 6, 7],
    async (item) => {
      if (item === 3) throw new Error('decided by a colleague')
      done.push(item)
    },
    (count) => progress.push(count),
  )
  expect(new Set(done)).toEqual(new Set([1, 2, 4, 5, 6, 7]))
  expect(done).toHaveLength(6)
  expect(failed.map(({ item }) => item)).toEqual([3])
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('runs at most four calls concurrently', async () => {
  let running = 0
  let most = 0
  await forEachApplicant(
    Array.from({ length: 20 }, (_, index) => index),
    async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
    },
    () => undefined,
  )
  expect(most).toBe(4)
})
