import { describe, expect, test } from 'vitest'
import { choose, switchLockMilliseconds } from './service-tabs.ts'

const start = 1000
const first = { shown: 'gpu-clusters', lockedUntil: 0 } as const

describe('the service tabs', () => {
  test('show the chosen service', () => {
    expect(choose(first, 'on-demand', start).shown).toBe('on-demand')
  })

  test('ignore choices for 500 milliseconds after a change', () => {
    expect(switchLockMilliseconds).toBe(500)
    const changed = choose(first, 'gpu-leasing', start)
    expect(choose(changed, 'on-demand', start + 499)).toBe(changed)
    expect(choose(changed, 'on-demand', start + 500).shown).toBe('on-demand')
  })

  test('do not extend the lock when they ignore a choice', () => {
    const changed = choose(first, 'gpu-leasing', start)
    const blocked = choose(changed, 'on-demand', start + 400)
    expect(choose(blocked, 'on-demand', start + 500).shown).toBe('on-demand')
  })

  test('start no lock when the shown service is chosen', () => {
    const same = choose(first, 'gpu-clusters', start)
    expect(choose(same, 'gpu-leasing', start + 1).shown).toBe('gpu-leasing')
  })
})
