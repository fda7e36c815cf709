import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { askedTurn, nextSteps, turnReasons } from '#shared/domain/interviewer/turn.ts'
import { updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { setOf } from '../dynamo/set-attributes.ts'
import { interviewExpiry } from './interview-expiry.ts'
import { turnId, turnsPartition } from './turns-key.ts'

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
  /** Until when the function that holds it can still be at work. */
  leasedUntil: z.string(),
  sentences: z.array(z.string()),
  /** How many of them the page said, as it told with a later call. */
  heard: z.optional(z.number()),
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

export type Turns = ReturnType<typeof createTurns>

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
      const rows = await rowsOf(dynamo, { table, sessionId, prefix: 'turn#' })
      return rows.map((row) => storedTurn.parse(row)).toSorted((a, b) => a.at.localeCompare(b.at))
    },

    ...writesOf(dynamo, table),
  }
}

const writesOf = (dynamo: Dynamo, table: string) => ({
  /** Takes a turn for the function that calls the model now; false where it was taken before. */
  lease: (key: TurnKey, turn: Omit<StoredTurn, 'id' | 'sentences'>, now: Date): Promise<boolean> => {
    const { callId, number, section, question, kind, answer, mayFollowUp, at, leasedUntil } = turn
    const { set, names, values } = setOf({
      callId,
      number,
      section,
      question,
      kind,
      answer,
      mayFollowUp,
      at,
      leasedUntil,
      sentences: [],
      expiresAt: interviewExpiry(now),
    })
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

  /** What the page said of an earlier turn. The first word counts; false for another one, and for a turn that there is not. */
  noteHeard: (key: TurnKey, heard: number): Promise<boolean> =>
    updateIf(dynamo, {
      TableName: table,
      Key: keyOf(key),
      UpdateExpression: 'SET heard = :heard',
      ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(heard)',
      ExpressionAttributeValues: { ':heard': heard },
    }),

  /** Ends a turn; false where it is over already. */
  end: (key: TurnKey, over: TurnOver, facts: TurnFacts = {}): Promise<boolean> =>
    updateIf(dynamo, {
      TableName: table,
      Key: keyOf(key),
      UpdateExpression: 'SET #over = :over, facts = :facts',
      ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(#over)',
      ExpressionAttributeNames: { '#over': 'over' },
      ExpressionAttributeValues: { ':over': over, ':facts': facts },
    }),
})

type Rows = { table: string; sessionId: string; prefix?: string }

async function rowsOf(
  dynamo: Dynamo,
  { table, sessionId, prefix }: Rows,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await dynamo.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression:
          prefix === undefined ? 'userId = :of' : 'userId = :of AND begins_with(id, :prefix)',
        ExpressionAttributeValues: {
          ':of': turnsPartition(sessionId),
          ...(prefix === undefined ? {} : { ':prefix': prefix }),
        },
        ConsistentRead: true,
        ...(from === undefined ? {} : { ExclusiveStartKey: from }),
      }),
    )
    rows.push(...Items)
    from = LastEvaluatedKey
  } while (from !== undefined)
  return rows
}

/** Deletes all that a model did in an interview: turns, streams of hearing, and what was used. */
export async function removeTurns(dynamo: Dynamo, table: string, sessionId: string): Promise<void> {
  for (const { userId, id } of await rowsOf(dynamo, { table, sessionId }))
    await dynamo.send(new DeleteCommand({ TableName: table, Key: { userId, id } }))
}
