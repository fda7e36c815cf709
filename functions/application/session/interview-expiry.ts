import { interviewRetentionDays } from '#shared/platform/retention.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { daySeconds } from '#shared/platform/durations.ts'

/** The table's time to live: DynamoDB deletes the row within days after it. */
export const interviewExpiry = (now: Date): number => seconds(now) + interviewRetentionDays * daySeconds
