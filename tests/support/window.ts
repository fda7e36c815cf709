import { secondsLeft } from '#functions/storage/limits/guards.ts'
import type { Limit } from '#shared/contract/limits.ts'
import type { TestStack } from './stack.ts'

const millisecondsPerSecond = 1000

/** Moves the API's clock to the start of a limit's next window, so that later attempts count in one window. */
export function startWindow(stack: Pick<TestStack, 'shiftClock'>, limit: Limit): void {
  stack.shiftClock(secondsLeft(limit, new Date()) * millisecondsPerSecond)
}
