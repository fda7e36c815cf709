import { malaysiaDate } from '#shared/domain/deadline.ts'
import { updateIf } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { seconds } from './guards.ts'

const daySeconds = 24 * 60 * 60

export type CallMinutes = ReturnType<typeof createCallMinutes>

/** The minutes of paid calls that all candidates together use in a day of Malaysia. */
export function createCallMinutes(dynamo: Dynamo, table: string) {
  const rowOf = (day: string) => ({ TableName: table, Key: { id: `call-minutes#${day}` } })

  return {
    /** Counts a call at its start; answers the day in which it is counted, or undefined when the day has not that many left. */
    async reserve(minutes: number, mostPerDay: number, now: Date): Promise<string | undefined> {
      if (minutes > mostPerDay) return undefined
      const day = malaysiaDate(now)
      const isCounted = await updateIf(dynamo, {
        ...rowOf(day),
        UpdateExpression: 'ADD used :minutes SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(used) OR used <= :before',
        ExpressionAttributeValues: {
          ':minutes': minutes,
          ':before': mostPerDay - minutes,
          // The day's last call ends after the day.
          ':end': seconds(now) + 2 * daySeconds,
        },
      })
      return isCounted ? day : undefined
    },

    async giveBack(day: string, minutes: number): Promise<void> {
      if (minutes <= 0) return
      await updateIf(dynamo, {
        ...rowOf(day),
        UpdateExpression: 'ADD used :less',
        ConditionExpression: 'used >= :minutes',
        ExpressionAttributeValues: { ':less': -minutes, ':minutes': minutes },
      })
    },
  }
}
