import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unlessRefused } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { countedBack, countedOnce, secondsLeft, type Limit } from './guards.ts'

/** One thing that is counted: what, and for whom. */
export type Counted = { key: string; limit: Limit }

export type Taken =
  | { allowed: true; giveBack: () => Promise<void> }
  | { allowed: false; retryAfterSeconds: number }

export type Attempts = ReturnType<typeof createAttempts>

/**
 * Counts an attempt before it is made, in all its counters or in none, and gives it back when it turns out to be no
 * failure: counted afterwards, a thousand at once would all be let through. Single writes and no transaction, because
 * a counter that a whole office shares must not make one colleague's sign-in fail on another's.
 */
export function createAttempts(dynamo: Dynamo, table: string) {
  const giveBack = async (counted: readonly Counted[], now: Date): Promise<void> => {
    await Promise.all(
      counted.map(({ key, limit }) =>
        unlessRefused(() => dynamo.send(new UpdateCommand(countedBack(table, key, limit, now)))),
      ),
    )
  }
  return async (counted: readonly Counted[], now: Date): Promise<Taken> => {
    const taken = await Promise.all(
      counted.map(({ key, limit }) =>
        unlessRefused(() => dynamo.send(new UpdateCommand(countedOnce(table, key, limit, now)))),
      ),
    )
    const full = counted.filter((_, place) => taken[place] === undefined)
    if (full.length === 0) return { allowed: true, giveBack: () => giveBack(counted, now) }
    await giveBack(
      counted.filter((_, place) => taken[place] !== undefined),
      now,
    )
    return {
      allowed: false,
      retryAfterSeconds: Math.max(...full.map(({ limit }) => secondsLeft(limit, now))),
    }
  }
}
