import { secondsLeft, type Limit } from '#functions/storage/guards.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** Moves the API's clock to the start of a limit's next window, so that no attempts of a test fall into two. */
export const startWindowOf = (limit: Limit, stack: TestStack): void =>
  stack.shiftClock(secondsLeft(limit, new Date()) * 1000)
