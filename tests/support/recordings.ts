import { eventually } from './eventually.ts'
import { rowOf } from './rows.ts'
import type { TestStack } from './stack.ts'

/**
 * Waits until the files of an interview are written; `passTime` is called once the function has looked and found parts
 * missing.
 */
export async function settled(
  stack: TestStack,
  { userId, sessionId }: { userId: string; sessionId: string },
  passTime: () => void = () => {},
): Promise<void> {
  let hasWaited = false
  await eventually(
    async () => {
      const row = await rowOf(stack, 'sessions', { userId, id: sessionId })
      if (!hasWaited && row?.['attempts'] === 1 && row['leasedUntil'] === undefined) {
        hasWaited = true
        passTime()
      }
      return row
    },
    (row) => row !== undefined && row['outbox'] === undefined,
  )
}
