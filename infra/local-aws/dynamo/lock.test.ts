import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairLock } from './lock.ts'

/** Tasks that the test ends by name; `events` lists their starts and ends. */
function controlledTasks() {
  const events: string[] = []
  const ends = new Map<string, () => void>()
  return {
    events,
    named: (name: string) => () =>
      new Promise<void>((resolve) => {
        events.push(`${name} begins`)
        ends.set(name, () => {
          events.push(`${name} ends`)
          resolve()
        })
      }),
    end: async (name: string) => {
      await nextTurn()
      ends.get(name)?.()
      await nextTurn()
    },
  }
}

test('readers run concurrently, a transaction runs alone', async () => {
  const lock = fairLock()
  const { named, end, events } = controlledTasks()
  void lock.shared(named('reader 1'))
  void lock.shared(named('reader 2'))
  void lock.exclusive(named('transaction'))
  await end('reader 2')
  expect(events).not.toContain('transaction begins')
  await end('reader 1')
  void lock.shared(named('reader 3'))
  await end('transaction')
  expect(events).toEqual([
    'reader 1 begins',
    'reader 2 begins',
    'reader 2 ends',
    'reader 1 ends',
    'transaction begins',
    'transaction ends',
    'reader 3 begins',
  ])
})

test('a waiting transaction is not overtaken by later readers', async () => {
  const lock = fairLock()
  const { named, end, events } = controlledTasks()
  void lock.shared(named('reader'))
  void lock.exclusive(named('transaction'))
  void lock.shared(named('later reader'))
  await nextTurn()
  expect(events).toEqual(['reader begins'])
  await end('reader')
  await end('transaction')
  expect(events.slice(2)).toEqual(['transaction begins', 'transaction ends', 'later reader begins'])
})

test('failed work releases the lock', async () => {
  const lock = fairLock()
  const failed = lock.exclusive(() => Promise.reject(new Error('on purpose')))
  await expect(failed).rejects.toThrow('on purpose')
  await expect(lock.shared(() => Promise.resolve('in'))).resolves.toBe('in')
})
