import { describe, expect, test } from 'vitest'
import { firstService, next, switchLockMilliseconds, type ServiceTabsEvent } from './service-tabs.ts'

const start = 1000

/** The services shown after each event, with the events spaced beyond the lock. */
const shownAfter = (...events: ServiceTabsEvent[]): number[] => {
  let tabs = firstService
  return events.map((event, index) => {
    tabs = next(tabs, event, start + index * switchLockMilliseconds)
    return tabs.active
  })
}

describe('the service tabs', () => {
  test('begin with the first service', () => {
    expect(firstService.active).toBe(0)
  })

  test('show the service that is chosen', () => {
    expect(shownAfter({ type: 'chosen', index: 2 })).toEqual([2])
  })

  test('go on from the last service to the first', () => {
    const step = { type: 'next' } as const
    expect(shownAfter(step, step, step, step)).toEqual([1, 2, 3, 0])
  })

  test('go back from the first service to the last', () => {
    const step = { type: 'previous' } as const
    expect(shownAfter(step, step, step, step)).toEqual([3, 2, 1, 0])
  })

  test('go to either end at once', () => {
    expect(shownAfter({ type: 'last' }, { type: 'first' })).toEqual([3, 0])
  })

  test('block every switch for 500 milliseconds after a change', () => {
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

  test('a blocked switch does not make the block longer', () => {
    const changed = next(firstService, { type: 'next' }, start)
    const blocked = next(changed, { type: 'next' }, start + 400)
    expect(next(blocked, { type: 'next' }, start + 500).active).toBe(2)
  })

  test('choosing the service that is shown blocks nothing', () => {
    const same = next(firstService, { type: 'chosen', index: 0 }, start)
    expect(next(same, { type: 'next' }, start + 1).active).toBe(1)
  })
})
