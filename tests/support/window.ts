import type { Limit } from '#shared/contract/limits.ts'
import { secondsLeft } from '#functions/storage/guards.ts'

/** More than any test needs for all the attempts it makes. */
const enoughSeconds = 20

/** Waits when the present window of a limit is nearly over: attempts that fall into two windows are no longer too many. */
export async function roomIn(limit: Limit): Promise<void> {
  const left = secondsLeft(limit, new Date())
  if (left < enoughSeconds) await new Promise((resolve) => setTimeout(resolve, (left + 1) * 1000))
}
