import * as z from 'zod/mini'
import type { Random } from '#functions/platform/world/ports.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

/**
 * A job's applications are counted in several rows beside the job's own row, each application in a random one of them.
 * Concurrent applications then rarely write the same row, which DynamoDB refuses; and applying neither rewrites the job nor
 * conflicts with a recruiter's change. One Query reads the job and all counters.
 */
const counters = 10

const counterPart = (number: number): string => `count#${number}`

export const counterParts: readonly string[] = Array.from({ length: counters }, (_, number) =>
  counterPart(number),
)

/** What the parts of all counters start with. */
export const counterPrefix = 'count#'

export const storedCounter = z.object({
  id: z.string(),
  part: z.string(),
  /** Missing before the first application; below zero where more were withdrawn than counted here. The sum is exact. */
  count: z.optional(z.number()),
  /** The position was removed; an application that read it before must not be written. */
  removed: z.optional(z.boolean()),
})

/** One of a job's counters. */
export type JobCounter = z.output<typeof storedCounter>

type Place = { table: string; jobId: string; random: Pick<Random, 'fraction'> }

const counter = ({ table, jobId, random }: Place, change: number) => ({
  TableName: table,
  Key: { id: jobId, part: counterPart(Math.floor(random.fraction() * counters)) },
  UpdateExpression: 'ADD #count :change',
  ExpressionAttributeNames: { '#count': 'count' },
  ExpressionAttributeValues: { ':change': change },
})

/** Counts one more application for a job; fails when the job was removed. */
export const countUp = (place: Place): { Update: NonNullable<Step['Update']> } => ({
  Update: { ...counter(place, 1), ConditionExpression: 'attribute_not_exists(removed)' },
})

export const countDown = (place: Place): Step => ({ Update: counter(place, -1) })
