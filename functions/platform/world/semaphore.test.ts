import { describe, expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

/** Tasks that start when the semaphore lets them, and end when the test lets them. */
function tasksOf(max: number, names: readonly string[]) {
  const withSlot = semaphore(max)
  const started: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const results = names.map((name) =>
    withSlot(
      () =>
        new Promise<string>((resolve, reject) => {
          started.push(name)
          ends.set(name, (failure) => (failure === undefined ? resolve(name) : reject(failure)))
        }),
    ),
  )
  const end = async (name: string, failure?: Error): Promise<void> => {
    ends.get(name)?.(failure)
    await results[names.indexOf(name)]?.catch(() => {})
    // The slot passes to the next task in a microtask after the result.
    await Promise.resolve()
  }
  return { started, end, results }
}

describe('a semaphore', () => {
  test('runs at most so many tasks, and the others in the order of their calls', async () => {
    const { started, end, results } = tasksOf(2, ['a', 'b', 'c', 'd'])
    expect(started).toEqual(['a', 'b'])
    await end('b')
    expect(started).toEqual(['a', 'b', 'c'])
    await end('a')
    expect(started).toEqual(['a', 'b', 'c', 'd'])
    await Promise.all([end('c'), end('d')])
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('passes on the slot of a task that fails, and its error to the caller', async () => {
    const { started, end, results } = tasksOf(1, ['a', 'b'])
    await end('a', new Error('out of memory'))
    await expect(results[0]).rejects.toThrow('out of memory')
    expect(started).toEqual(['a', 'b'])
    await end('b')
    expect(await results[1]).toBe('b')
  })

  test('runs a later task once every earlier one has ended', async () => {
    const withSlot = semaphore(1)
    expect([await withSlot(async () => 1), await withSlot(async () => 2)]).toEqual([1, 2])
  })
})
