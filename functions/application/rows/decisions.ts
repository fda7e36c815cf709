import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { PendingDecision } from '#shared/application/decision.ts'
import { presentRequest } from '#functions/platform/log/present-request.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import type { ApplicationKey } from './application-steps.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import {
  decisionStateOf,
  decisionUpdate,
  effectUpdate,
  recallUpdate,
  type Effect,
  type WithDecision,
} from './decision-steps.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import type { StoredApplication } from './stored-application.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'

/** The sparse index of the applications with a decision that has not taken effect. */
const decisionsIndex = 'decisions'

const keys = z.object({ userId: z.string(), jobId: z.string() })

const pending = decisionStateOf(undefined)

type State = { state: string; isDue: '<=' | '>'; now: Date }

/** The applications with a decision in this state, that with the earliest time first. */
async function inState(
  dynamo: Dynamo,
  table: string,
  { state, isDue, now }: State,
  max: number,
): Promise<ApplicationKey[]> {
  const { Items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: table,
      IndexName: decisionsIndex,
      KeyConditionExpression: `decisionState = :state AND decisionDueAt ${isDue} :now`,
      ExpressionAttributeValues: { ':state': state, ':now': now.toISOString() },
      Limit: max,
    }),
  )
  return Items.map((item) => keys.parse(item))
}

/** The decisions of recruiters that wait in the rows of applications. Deleting the row deletes its decision. */
export function createDecisions(dynamo: Dynamo, table: string, random: Random) {
  const write = async (steps: Step[]): Promise<boolean> => (await writeTogether(dynamo, steps, random)).done

  return {
    /** Replaces the decision that waits, together with the audit's row; undefined when the application has changed since. */
    async put(
      application: StoredApplication,
      decision: PendingDecision & { id: string; by: string },
      auditStep: Step,
    ): Promise<StoredApplication | undefined> {
      const requestId = presentRequest()
      const stored = { ...decision, ...(requestId !== undefined && { requestId }) }
      const isWritten = await write([{ Update: decisionUpdate(table, application, stored) }, auditStep])
      return isWritten ? { ...application, decision: stored } : undefined
    },

    /** Together with the audit's row; undefined when the decision is another one since it was read, or has taken effect. */
    async recall(
      application: WithDecision,
      auditStep: Step,
      declined?: StoredApplication['declined'],
    ): Promise<StoredApplication | undefined> {
      const isWritten = await write([{ Update: recallUpdate(table, application, declined) }, auditStep])
      const { decision: _, ...recalled } = application
      return isWritten ? { ...recalled, ...(declined && { declined }) } : undefined
    },

    /** Removes a decision that can no longer take effect; false when the decision is another one since it was read. */
    drop: (application: WithDecision): Promise<boolean> => updateIf(dynamo, recallUpdate(table, application)),

    /** Sets what was decided, with the letter about it and further steps; false when the application has changed since it was read. */
    takeEffect: (
      application: WithDecision,
      { steps, ...effect }: Effect & { steps: readonly Step[] },
      now: Date,
    ): Promise<boolean> => write([{ Update: effectUpdate(table, application, effect, now) }, ...steps]),

    /** The applications whose decision is due by then, the longest due first. */
    dueBy: (now: Date, max: number) => inState(dynamo, table, { state: pending, isDue: '<=', now }, max),

    /** Those whose decision takes effect later, the next one first. */
    recallable: (now: Date, max: number) => inState(dynamo, table, { state: pending, isDue: '>', now }, max),

    /** Those that wait for a member's agreement, the longest waiting first. */
    awaiting: (member: { id: string }, max: number) =>
      inState(dynamo, table, { state: decisionStateOf(member), isDue: '>', now: new Date(0) }, max),
  }
}
