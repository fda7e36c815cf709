import { describe, expect, test } from 'vitest'
import { firstService, next, switchLockMilliseconds, type ServiceTabsEvent } from './service-tabs.ts'

const start = 1000

/** The service shown after each event, with more time between events than the lock lasts. */
const shownAfter = (...events: ServiceTabsEvent[]): number[] => {
  let tabs = firstService
  return events.map((event, index) => {
    tabs = next(tabs, event, start + index * switchLockMilliseconds)
    return tabs.active
  })
}

describe('the service tabs', () => {
  test('show the first service initially', () => {
    expect(firstService.active).toBe(0)
  })

  test('show the chosen service', () => {
    expect(shownAfter({ type: 'chosen', index: 2 })).toEqual([2])
  })

  test('wrap around from the last service to the first', () => {
    const step = { type: 'next' } as const
    expect(shownAfter(step, step, step, step)).toEqual([1, 2, 3, 0])
  })

  test('wrap around from the first service to the last', () => {
    const step = { type: 'previous' } as const
    expect(shownAfter(step, step, step, step)).toEqual([3, 2, 1, 0])
  })

  test('jump to the first and the last service', () => {
    expect(shownAfter({ type: 'last' }, { type: 'first' })).toEqual([3, 0])
  })

  test('ignore events for 500 milliseconds after a change', () => {
    expect(switchLockMilliseconds).toBe(500)
    const changed = next(firstService, { type: 'next' }, start)
    for (const event of [
      { type: 'next' },
      { type: 'previous' },
      { type: 'last' },
      { type: 'chosen', index: 3 },
    ] as const) {
      expect(next(changed, event, start + 499)).toBe(changed)
    }
    expect(next(changed, { type: 'next' }, start + 500).active).toBe(2)
  })

  test('do not extend the lock when they ignore an event', () => {
    const changed = next(firstService, { type: 'next' }, start)
    const blocked = next(changed, { type: 'next' }, start + 400)
    expect(next(blocked, { type: 'next' }, start + 500).active).toBe(2)
  })

  test('start no lock when the shown service is chosen', () => {
    const same = next(firstService, { type: 'chosen', index: 0 }, start)
    expect(next(same, { type: 'next' }, start + 1).active).toBe(1)
  })
})
