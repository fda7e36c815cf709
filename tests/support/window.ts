import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { secondsLeft } from '#functions/platform/limits/guards.ts'
import { limits, type Limit, type LimitName } from '#shared/platform/contract/limits.ts'
import { dynamoOf, setInRow } from './rows.ts'
import type { TestStack } from './stack.ts'
import { secondMilliseconds } from '#shared/platform/durations.ts'

/** Moves the API's clock to the start of a limit's next window, so that later attempts count in one window. */
export function startWindow(stack: Pick<TestStack, 'shiftClock'>, limit: Limit): void {
  stack.shiftClock(secondsLeft(limit, new Date()) * secondMilliseconds)
}

/** Lets the counters of a limit that have counted allow so many more calls, as if their callers had made all others. */
export async function leaveCalls(
  stack: Pick<TestStack, 'dynamo'>,
  name: LimitName,
  left: number,
): Promise<void> {
  const { Items = [] } = await dynamoOf(stack).send(new ScanCommand({ TableName: 'guards' }))
  for (const { id } of Items)
    if (String(id).startsWith(`rate#${name}#`))
      await setInRow(stack, 'guards', { id: String(id) }, { used: limits[name].max - left })
}
