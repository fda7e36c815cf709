import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Decision, PendingDecision } from '#shared/domain/decision.ts'
import type { Random } from '../ports.ts'
import type { ApplicationKey } from './application-steps.ts'
import { updatedRow, updateIf } from './conditional.ts'
import { decisionUpdate, effectUpdate, recallUpdate, type WithDecision } from './decision-steps.ts'
import type { Dynamo } from './dynamo.ts'
import { storedApplication, type CalendarEntry, type StoredApplication } from './stored-application.ts'

/** The sparse index of the applications with a decision that has not taken effect. */
const decisionsIndex = 'decisions'

const keys = z.object({ userId: z.string(), jobId: z.string() })

export type Decisions = ReturnType<typeof createDecisions>

/** The decisions of recruiters that wait in the rows of applications. Deleting the row deletes its decision. */
export function createDecisions(dynamo: Dynamo, table: string, random: Pick<Random, 'id'>) {
  return {
    /** Replaces the decision that waits; undefined when the application has changed since it was read. */
    async put(
      application: StoredApplication,
      decision: PendingDecision,
    ): Promise<StoredApplication | undefined> {
      const row = await updatedRow(
        dynamo,
        decisionUpdate(table, application, { ...decision, id: random.id() }),
      )
      return row === undefined ? undefined : storedApplication.parse(row)
    },

    /** Undefined when the decision is another one since it was read, or has taken effect. */
    async recall(application: WithDecision): Promise<StoredApplication | undefined> {
      const row = await updatedRow(dynamo, recallUpdate(table, application))
      return row === undefined ? undefined : storedApplication.parse(row)
    },

    /** Sets what was decided, with the letter that tells it; false when the application has changed since it was read. */
    takeEffect: (
      application: WithDecision,
      effect: { decision: Decision; calendar: CalendarEntry | undefined },
      now: Date,
    ): Promise<boolean> => updateIf(dynamo, effectUpdate(table, application, effect, now)),

    /** The applications whose decision is due by then, the longest due first. */
    async dueBy(now: Date, most: number): Promise<ApplicationKey[]> {
      const { Items = [] } = await dynamo.send(
        new QueryCommand({
          TableName: table,
          IndexName: decisionsIndex,
          KeyConditionExpression: 'decisionState = :pending AND decisionDueAt <= :now',
          ExpressionAttributeValues: { ':pending': 'pending', ':now': now.toISOString() },
          Limit: most,
        }),
      )
      return Items.map((item) => keys.parse(item))
    },
  }
}
