import { paginateQuery, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { UsageError } from '../arguments.ts'
import type { Rotation } from './rotate.ts'

/** The ids of the keys that seal second factors. Before these had keys of their own, those of sign-ins sealed them. */
const keyIds: Partial<Record<Rotation, RegExp>> = { 'sign-in': /^(\d+)$/, 'second-factor': /^factor-(\d+)$/ }

/**
 * A rotation removes the key before the present one. Refuses it while the factor of a member is still sealed with such a key; the
 * function of the staff seals every factor anew when any member signs in.
 */
export async function refuseLostFactors(
  dynamo: DynamoDBClient,
  { table, what, present }: { table: string; what: Rotation; present: number },
): Promise<void> {
  const pattern = keyIds[what]
  if (pattern === undefined) return
  let lost = 0
  const query = {
    TableName: table,
    ConsistentRead: true,
    KeyConditionExpression: 'kind = :member',
    ExpressionAttributeValues: { ':member': { S: 'member' } },
    ProjectionExpression: 'factor.keyId',
  }
  for await (const { Items = [] } of paginateQuery({ client: dynamo }, query))
    for (const { factor } of Items) {
      const generation = pattern.exec(factor?.M?.['keyId']?.S ?? '')?.[1]
      if (generation !== undefined && Number(generation) < present) lost += 1
    }
  if (lost > 0)
    throw new UsageError(
      `The second factors of ${lost} members are sealed with a key that this rotation removes. Let one member sign in at the desk with a code: that seals all of them with the present key. Then rotate.`,
    )
}
