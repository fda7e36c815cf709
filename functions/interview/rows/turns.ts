import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { askedTurn, nextSteps, turnReasons } from '#shared/interview/interviewer/turn.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { queryAll } from '#functions/platform/dynamo/pages.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import { interviewExpiry } from '#functions/application/session/interview-expiry.ts'
import { turnId, turnsPartition } from '#functions/application/session/turns-key.ts'

/** How a turn went, for the audit and for the figures of a deployment. */
const turnFacts = z.object({
  modelId: z.optional(z.string()),
  inputTokens: z.optional(z.number()),
  outputTokens: z.optional(z.number()),
  /** From the request to the first text, and to the first sentence that could be said. */
  firstTextMilliseconds: z.optional(z.number()),
  firstSentenceMilliseconds: z.optional(z.number()),
  milliseconds: z.optional(z.number()),
  /** What the model wrote, said or not. */
  raw: z.optional(z.string()),
})

export type TurnFacts = z.output<typeof turnFacts>

const storedTurn = z.object({
  ...askedTurn.shape,
  id: z.string(),
  callId: z.string(),
  at: z.string(),
  /** When the lease of the function that holds the turn ends. */
  leasedUntil: z.string(),
  sentences: z.array(z.string()),
  /** How many of them the page has said, as it reports with a later call. */
  heard: z.optional(z.number()),
  /** The page reported that the candidate went on: the answer is a part of that of a later turn. */
  isDropped: z.optional(z.boolean()),
  over: z.optional(
    z.object({
      by: z.enum(['model', 'built-in']),
      reason: z.nullable(z.enum(turnReasons)),
      next: z.nullable(z.enum(nextSteps)),
      about: z.nullable(z.string()),
      isCut: z.boolean(),
      at: z.string(),
    }),
  ),
  facts: z.optional(turnFacts),
})

export type StoredTurn = z.output<typeof storedTurn>
export type TurnOver = NonNullable<StoredTurn['over']>

export type TurnKey = { sessionId: string; callId: string; number: number }

const keyOf = ({ sessionId, callId, number }: TurnKey) => ({
  userId: turnsPartition(sessionId),
  id: turnId(callId, number),
})

/** The server's record of the turns of an interview, by access pattern. */
export function createTurns(dynamo: Dynamo, table: string) {
  return {
    async byKey(key: TurnKey): Promise<StoredTurn | undefined> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: keyOf(key), ConsistentRead: true }),
      )
      return Item === undefined ? undefined : storedTurn.parse(Item)
    },

    /** In the order in which they were asked. */
    async of(sessionId: string): Promise<StoredTurn[]> {
      const rows = await queryAll(dynamo, {
        TableName: table,
        KeyConditionExpression: 'userId = :of AND begins_with(id, :prefix)',
        ExpressionAttributeValues: { ':of': turnsPartition(sessionId), ':prefix': 'turn#' },
        ConsistentRead: true,
      })
      return rows.map((row) => storedTurn.parse(row)).toSorted((a, b) => a.at.localeCompare(b.at))
    },

    ...writesOf(dynamo, table),
  }
}

const writesOf = (dynamo: Dynamo, table: string) => ({
  /** Takes a turn for the function that calls the model now; false where it was taken before. */
  lease: (key: TurnKey, turn: Omit<StoredTurn, 'id' | 'sentences'>, now: Date): Promise<boolean> => {
    const { set, names, values } = setOf({ ...turn, sentences: [], expiresAt: interviewExpiry(now) })
    return updateIf(dynamo, {
      TableName: table,
      Key: keyOf(key),
      UpdateExpression: `SET ${set}`,
      ConditionExpression: 'attribute_not_exists(id)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    })
  },

  /** Adds a sentence that may be said; false once the turn is over. */
  addSentence: (key: TurnKey, sentence: string): Promise<boolean> =>
    updateIf(dynamo, {
      TableName: table,
      Key: keyOf(key),
      UpdateExpression: 'SET sentences = list_append(sentences, :more)',
      ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(#over)',
      ExpressionAttributeNames: { '#over': 'over' },
      ExpressionAttributeValues: { ':more': [sentence] },
    }),

  /** How many sentences of an earlier turn the page has said. The first report counts; false for a later one, or without the turn. */
  noteHeard: (
    key: TurnKey,
    { heard, isDropped = false }: { heard: number; isDropped?: boolean | undefined },
  ) =>
    updateIf(dynamo, {
      TableName: table,
      Key: keyOf(key),
      UpdateExpression: 'SET heard = :heard, isDropped = :isDropped',
      ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(heard)',
      ExpressionAttributeValues: { ':heard': heard, ':isDropped': isDropped },
    }),

  /** Ends a turn; false where it is over already. */
  end: (key: TurnKey, outcome: TurnOver, facts: TurnFacts = {}): Promise<boolean> =>
    updateIf(dynamo, {
      TableName: table,
      Key: keyOf(key),
      UpdateExpression: 'SET #over = :over, facts = :facts',
      ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(#over)',
      ExpressionAttributeNames: { '#over': 'over' },
      ExpressionAttributeValues: { ':over': outcome, ':facts': facts },
    }),
})
