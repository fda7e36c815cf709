import { secondsLeft, type Limit } from '#functions/storage/guards.ts'
import type { TestStack } from './stack.ts'

const millisecondsPerSecond = 1000

/** Moves the API's clock to the start of a limit's next window, so that the attempts that follow fall into one. */
export function startWindow(stack: Pick<TestStack, 'shiftClock'>, limit: Limit): void {
  stack.shiftClock(secondsLeft(limit, new Date()) * millisecondsPerSecond)
}

/** More than any test needs for all the attempts it makes. */
const enoughSeconds = 20

/** Waits when the present window of a limit is nearly over: attempts that fall into two windows are no longer too many. */
export async function roomIn(limit: Limit): Promise<void> {
  const left = secondsLeft(limit, new Date())
  if (left < enoughSeconds) await new Promise((resolve) => setTimeout(resolve, (left + 1) * 1000))
}
