import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { entriesOf, type AssessedApplication } from './stored-assessment.ts'

/** A row of the table of assessments: a member is mentioned in notes about an application, and has not opened it since. */
const storedMention = z.object({ userId: z.string(), jobId: z.string(), appliedAt: z.string() })

/** As many as Today lists. */
const maxMentionsRead = 20

const keyOf = ({ userId, jobId }: AssessedApplication, memberId: string) => ({
  userId,
  entry: `#mention#${entriesOf(jobId)}${memberId}`,
})

/** A second mention of the member replaces the first. */
export const mentionStep = (
  table: string,
  { userId, jobId, appliedAt, at }: AssessedApplication & { at: string },
  memberId: string,
): Step => ({
  Put: {
    TableName: table,
    Item: {
      ...keyOf({ userId, jobId, appliedAt }, memberId),
      jobId,
      appliedAt,
      at,
      mentioned: memberId,
    },
  },
})

/** Of a member whom no note mentions any more. Fails where a note has mentioned the member after `at`. */
export const mentionRemovalStep = (
  table: string,
  application: AssessedApplication & { at: string },
  memberId: string,
): Step => ({
  Delete: {
    TableName: table,
    Key: keyOf(application, memberId),
    ConditionExpression: 'attribute_not_exists(entry) OR #at <= :at',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':at': application.at },
  },
})

export function createMentions(dynamo: Dynamo, table: string) {
  return {
    /** The applications, the latest mention first. */
    async ofMember(memberId: string): Promise<AssessedApplication[]> {
      const { Items = [] } = await dynamo.send(
        new QueryCommand({
          TableName: table,
          IndexName: 'byMentioned',
          KeyConditionExpression: 'mentioned = :member',
          ExpressionAttributeValues: { ':member': memberId },
          ScanIndexForward: false,
          Limit: maxMentionsRead,
        }),
      )
      return Items.map((row) => storedMention.parse(row))
    },

    async opened(application: AssessedApplication, memberId: string): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: table, Key: keyOf(application, memberId) }))
    },
  }
}
