import { GetCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { tableNames, type TableName } from '#functions/platform/names/environment.ts'
import { createDynamo, type Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'

type Storage = Pick<Stack, 'dynamo'>

const dynamos = new Map<string, Dynamo>()

/** DynamoDB with every grant. One client for each URL, because a client takes longer than a call. */
export function dynamoOf({ dynamo }: Storage): Dynamo {
  const client = dynamos.get(dynamo) ?? createDynamo(localAddress(dynamo))
  dynamos.set(dynamo, client)
  return client
}

/** A row as it is stored. */
export async function rowOf(
  stack: Storage,
  table: TableName,
  key: Readonly<Record<string, string>>,
): Promise<Record<string, unknown> | undefined> {
  const { Item } = await dynamoOf(stack).send(
    new GetCommand({ TableName: table, Key: key, ConsistentRead: true }),
  )
  return Item
}

/** Every row of every table. */
export async function everyRow(stack: Storage): Promise<Record<string, unknown>[]> {
  const client = dynamoOf(stack)
  const scanned = await Promise.all(
    tableNames.map((TableName) => client.send(new ScanCommand({ TableName, ConsistentRead: true }))),
  )
  return scanned.flatMap(({ Items = [] }) => Items)
}

/** Sets attributes of a row beside the product, for a state that its API does not reach. */
export async function setInRow(
  stack: Storage,
  table: TableName,
  key: Readonly<Record<string, string>>,
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { set, names, values } = setOf(attributes)
  await dynamoOf(stack).send(
    new UpdateCommand({
      TableName: table,
      Key: key,
      UpdateExpression: `SET ${set}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    }),
  )
}
