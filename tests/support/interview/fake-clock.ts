import type { Clock } from '#web/interview/runtime/clock.ts'

type Timer = { at: number; every: number | undefined; run: () => void }

export type FakeClock = Clock & {
  /** Moves on and runs what is due, in the order of its times; promises settle in between. */
  pass: (milliseconds: number) => Promise<void>
  /** Timers that are still set. */
  pending: () => number
}

const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve()
}

/** A clock that only the test moves. */
export function createFakeClock(start = Date.parse('2026-11-22T09:00:00Z')): FakeClock {
  let now = start
  const timers = new Set<Timer>()
  const add = (milliseconds: number, run: () => void, every: number | undefined) => {
    const timer: Timer = { at: now + milliseconds, every, run }
    timers.add(timer)
    return () => {
      timers.delete(timer)
    }
  }
  return {
    now: () => now,
    after: (milliseconds, run) => add(milliseconds, run, undefined),
    every: (milliseconds, run) => add(milliseconds, run, milliseconds),
    pending: () => timers.size,
    async pass(milliseconds) {
      const end = now + milliseconds
      await settle()
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (due === undefined) break
        now = Math.max(now, due.at)
        if (due.every === undefined) timers.delete(due)
        else due.at += due.every
        due.run()
        await settle()
      }
      now = end
      await settle()
    },
  }
}
