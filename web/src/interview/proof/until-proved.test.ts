import { expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import type { RoomState } from '../runtime/room-state.ts'
import { createFakeNetwork } from '#tests/support/interview/fake-world.ts'
import { createUntilProved } from './until-proved.ts'

function aWaitingPage() {
  const clock = createFakeClock()
  const leaving = new AbortController()
  const hints = new Set<() => void>()
  const at: number[] = []
  const page = {
    isProved: false,
    isVisible: true,
    isOffline: false,
    outcome: undefined as boolean | undefined,
  }
  const shown: RoomState['proof'][] = []
  const began = clock.now()
  const untilProved = createUntilProved({
    ask() {
      at.push((clock.now() - began) / 1000)
      return page.isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(page.isProved)
    },
    onHint(listener) {
      hints.add(listener)
      return () => hints.delete(listener)
    },
    isVisible: () => page.isVisible,
  })
  const retries = { clock, network: createFakeNetwork(), signal: leaving.signal }
  const done = untilProved({ retries, set: ({ proof }) => shown.push(proof) }).then((outcome) => {
    page.outcome = outcome
  })
  const hint = () => hints.forEach((listener) => listener())
  return { clock, leaving, hints, at, page, done, hint, shown }
}

test('asks immediately, after a few seconds, and then every half minute', async () => {
  const { clock, at, page, done, hints, shown } = aWaitingPage()
  await clock.pass(120_000)
  expect(at).toEqual([0, 4, 10, 19, 32.5, 52.75, 82.75, 112.75])
  page.isProved = true
  await clock.pass(30_000)
  await done
  expect([page.outcome, at.length, hints.size]).toEqual([true, 9, 0])
  expect(shown).toEqual([
    { hint: 'Confirm your email address to start' },
    { note: 'Your email address is confirmed.' },
  ])
  await clock.pass(300_000)
  expect(at).toHaveLength(9)
})

test('asks nothing while the page is hidden, and immediately when it is visible again', async () => {
  const { clock, at, page, hint, done } = aWaitingPage()
  await clock.pass(1000)
  page.isVisible = false
  await clock.pass(600_000)
  expect(at).toEqual([0])
  page.isVisible = true
  page.isProved = true
  hint()
  await done
  expect(at).toHaveLength(2)
})

test('asks every few seconds again after the page was hidden', async () => {
  const { clock, at, page, hint } = aWaitingPage()
  await clock.pass(120_000)
  const before = at.length
  page.isVisible = false
  await clock.pass(60_000)
  page.isVisible = true
  hint()
  await clock.pass(4_000)
  expect(at.slice(before)).toEqual([180, 184])
})

test('asks immediately when another tab has proved it', async () => {
  const { clock, page, hint, done } = aWaitingPage()
  await clock.pass(100)
  page.isProved = true
  hint()
  await done
  expect(page.outcome).toBe(true)
})

test('asks again after a call that fails', async () => {
  const { clock, page, done } = aWaitingPage()
  page.isOffline = true
  await clock.pass(10_000)
  Object.assign(page, { isOffline: false, isProved: true })
  await clock.pass(10_000)
  await done
  expect(page.outcome).toBe(true)
})

test('asks nothing after the page is left', async () => {
  const { clock, leaving, at, page, hints, hint } = aWaitingPage()
  await clock.pass(4_000)
  leaving.abort()
  page.isProved = true
  hint()
  await clock.pass(60_000)
  expect([at.length, page.outcome, hints.size]).toEqual([2, false, 0])
})
