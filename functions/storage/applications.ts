import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { applicationStatus } from '#shared/domain/application.ts'
import { jobDefaults } from '#shared/domain/job.ts'
import type { Dynamo } from './dynamo.ts'

const storedApplication = z.object({
  userId: z.string(),
  jobId: z.string(),
  id: z.string(),
  jobTitle: z.string(),
  department: z._default(z.string(), jobDefaults.department),
  status: applicationStatus,
  appliedAt: z.string(),
})

export type StoredApplication = z.output<typeof storedApplication>

export type Applications = ReturnType<typeof createApplications>

export function createApplications(dynamo: Dynamo, table: string) {
  const ofUser = async (userId: string): Promise<StoredApplication[]> => {
    const { Items = [] } = await dynamo.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': userId },
        ConsistentRead: true,
      }),
    )
    return Items.map((found) => storedApplication.parse(found))
  }
  return {
    ofUser,
    /** Returns how many were deleted. */
    async removeAll(userId: string): Promise<number> {
      const all = await ofUser(userId)
      for (const { jobId } of all)
        await dynamo.send(new DeleteCommand({ TableName: table, Key: { userId, jobId } }))
      return all.length
    },
  }
}
