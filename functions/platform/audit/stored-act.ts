import * as z from 'zod/mini'
import { auditRetentionDays } from '#shared/platform/retention.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

/** A row; its key is `month` and `entry`. */
export const storedAct = z.object({
  id: z.string(),
  entry: z.string(),
  at: z.string(),
  who: z.string(),
  act: z.string(),
  on: z.string(),
  userId: z.optional(z.string()),
  detail: z.optional(z.string()),
  addressHash: z.optional(z.string()),
})

export type StoredAct = z.output<typeof storedAct>

/** DynamoDB deletes an expired row days late, so readers compare the time. */
export const oldestKept = (now: Date): Date => new Date(now.getTime() - auditRetentionDays * dayMilliseconds)
