import { limits, type LimitName, type NetworkLimits } from '#shared/platform/contract/limits.ts'
import { millisecondsLeft, withinDeadline } from '../world/deadline.ts'
import type { Clock } from '../world/ports.ts'
import { updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { decrement, increment, secondsLeft, usedOf, type Counter } from './guards.ts'

export type Taken =
  | { allowed: true; giveBack: (counters: readonly Counter[]) => Promise<void> }
  | { allowed: false; retryAfterSeconds: number; full: readonly LimitName[] }

export type Limiter = {
  /** Counts one more in every counter, or in none when one of them is full. */
  take: (counters: readonly Counter[]) => Promise<Taken>
}

export type AddingLimiter = Limiter & {
  /** Counts what is used already, also beyond the limit; a negative amount takes it back. */
  add: (counters: readonly Counter[]) => Promise<void>
}

export type ReadableLimiter = Limiter & {
  /** Whether the next call would be refused. */
  isFull: (counters: readonly Counter[]) => Promise<boolean>
}

/**
 * A give-back has at least this long. Most follow a failure at the request's deadline, whose signal would end their writes too: the
 * network would pay for our slowness.
 */
const minGiveBackMilliseconds = 1000

/**
 * Counts a call before its work is done: counted afterwards, a thousand concurrent calls would all pass. Single
 * conditional writes and no transaction, because a transaction on a counter that a whole office shares would conflict.
 * `numbers`: the operator's, in place of the contract's.
 */
export function createLimiter(
  dynamo: Dynamo,
  table: string,
  clock: Clock,
  numbers: NetworkLimits = {},
): AddingLimiter & ReadableLimiter {
  const maxOf: Readonly<Partial<Record<LimitName, number>>> = numbers
  const giveBack = async (counters: readonly Counter[], now: Date): Promise<void> => {
    const write = (): Promise<unknown> =>
      Promise.all(counters.map((counter) => updateIf(dynamo, decrement(table, counter, now))))
    await (millisecondsLeft() < minGiveBackMilliseconds
      ? withinDeadline({ milliseconds: minGiveBackMilliseconds }, write)
      : write())
  }
  return {
    async add(counters) {
      const now = clock()
      await Promise.all(
        counters.map((counter) => {
          const { amount = 1 } = counter
          return updateIf(
            dynamo,
            amount < 0
              ? decrement(table, { ...counter, amount: -amount }, now)
              : increment(table, counter, now, Number.MAX_SAFE_INTEGER),
          )
        }),
      )
    },

    async isFull(counters) {
      const now = clock()
      const used = await Promise.all(counters.map((counter) => usedOf(dynamo, table, counter, now)))
      return counters.some(({ name }, index) => (used[index] ?? 0) >= (maxOf[name] ?? limits[name].max))
    },

    async take(counters) {
      const now = clock()
      const written = await Promise.all(
        counters.map((counter) => updateIf(dynamo, increment(table, counter, now, maxOf[counter.name]))),
      )
      const full = counters.filter((_, index) => written[index] === false)
      if (full.length === 0) return { allowed: true, giveBack: (some) => giveBack(some, now) }
      await giveBack(
        counters.filter((_, index) => written[index] === true),
        now,
      )
      return {
        allowed: false,
        retryAfterSeconds: Math.max(...full.map(({ name }) => secondsLeft(limits[name], now))),
        full: full.map(({ name }) => name),
      }
    },
  }
}
