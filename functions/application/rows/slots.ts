import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import type { ApplicationTables } from './application-steps.ts'
import { choiceSteps, slotIdsOf } from './slot-steps.ts'
import type { StoredApplication } from './stored-application.ts'

const storedSlot = z.object({ userId: z.string(), jobId: z.string(), expiresAt: z.number() })

/** The times of invitations that candidates have chosen. */
export function createSlots(dynamo: Dynamo, tables: ApplicationTables, random: Random) {
  const isTaken = async (id: string, { userId, jobId }: StoredApplication, now: Date): Promise<boolean> => {
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: tables.guards, Key: { id }, ConsistentRead: true }),
    )
    const slot = z.optional(storedSlot).parse(Item)
    const isOther = slot !== undefined && (slot.userId !== userId || slot.jobId !== jobId)
    return isOther && slot.expiresAt > seconds(now)
  }

  return {
    /** Those of the times that no other application has. */
    async free(application: StoredApplication, times: readonly string[], now: Date): Promise<string[]> {
      const taken = await Promise.all(
        times.map(async (at) =>
          (await Promise.all(slotIdsOf(application, at).map((id) => isTaken(id, application, now)))).includes(
            true,
          ),
        ),
      )
      return times.filter((_, index) => taken[index] !== true)
    },

    /** `changed`: the application is another one since it was read. */
    async choose(
      application: StoredApplication,
      interview: TeamInterview,
      now: Date,
    ): Promise<'chosen' | 'taken' | 'changed'> {
      const { steps, slotSteps } = choiceSteps(tables, application, interview, { now, random })
      const outcome = await writeTogether(dynamo, steps, random)
      if (outcome.done) return 'chosen'
      return [...outcome.failed].some((index) => index >= 1 && index <= slotSteps) && !outcome.failed.has(0)
        ? 'taken'
        : 'changed'
    },
  }
}
