import type { Clock } from '#functions/platform/world/ports.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { interviewExpiry } from '#functions/application/session/interview-expiry.ts'
import { turnsPartition } from '#functions/application/session/turns-key.ts'

/** A page waits for one turn and one of its sentences; a reload adds one each while the old ones end. */
const slots = [1, 2, 3]
/** Longer than any call waits, so that the slot of a function that ended early is free again. */
const slotMilliseconds = 20_000

/** Bounds how many calls of an interview wait at once, because each holds an execution of the function. */
export function createWaitingCalls(dynamo: Dynamo, table: string, clock: Clock) {
  const write = (sessionId: string, slot: string, expression: string, values: Record<string, unknown>) =>
    updateIf(dynamo, {
      TableName: table,
      Key: { userId: turnsPartition(sessionId), id: 'waiting' },
      UpdateExpression: expression,
      ConditionExpression: 'attribute_not_exists(#slot) OR #slot < :free',
      ExpressionAttributeNames: { '#slot': slot },
      ExpressionAttributeValues: values,
    })

  return {
    /** Runs the wait in a free slot; undefined, at once, where all are taken. */
    async during<T>(
      sessionId: string,
      kind: 'turn' | 'sentence',
      wait: () => Promise<T>,
    ): Promise<T | undefined> {
      const now = clock()
      const until = now.getTime() + slotMilliseconds
      const values = { ':until': until, ':free': now.getTime(), ':end': interviewExpiry(now) }
      for (const slot of slots.map((number) => `${kind}${number}`)) {
        if (!(await write(sessionId, slot, 'SET #slot = :until, expiresAt = :end', values))) continue
        try {
          return await wait()
        } finally {
          await write(sessionId, slot, 'REMOVE #slot', { ':free': until + 1 })
        }
      }
      return undefined
    },
  }
}
