import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

test('runs at most `max` tasks concurrently, and the others in the order of their calls', async () => {
  const withSlot = semaphore(2)
  const started: number[] = []
  const ends: (() => void)[] = []
  const tasks = [0, 1, 2, 3].map((number) =>
    withSlot(() => {
      started.push(number)
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  expect(started).toEqual([0, 1])
  ends[1]?.()
  await tasks[1]
  expect(started).toEqual([0, 1, 2])
  ends[0]?.()
  await tasks[0]
  expect(started).toEqual([0, 1, 2, 3])
  ends.slice(2).forEach((end) => end())
  await Promise.all(tasks)
})

test('a task that fails frees its slot', async () => {
  const withSlot = semaphore(1)
  await expect(withSlot(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await withSlot(async () => 'next')).toBe('next')
})
