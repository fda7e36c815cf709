import { GetCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { tableNames, type TableName } from '#functions/environment.ts'
import { createDynamo } from '#functions/storage/dynamo/dynamo.ts'
import { setOf } from '#functions/storage/dynamo/set-attributes.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'

/** A row as it is stored. */
export async function rowOf(
  { dynamo }: Pick<Stack, 'dynamo'>,
  table: TableName,
  key: Readonly<Record<string, string>>,
): Promise<Record<string, unknown> | undefined> {
  const { Item } = await createDynamo(localAddress(dynamo)).send(
    new GetCommand({ TableName: table, Key: key, ConsistentRead: true }),
  )
  return Item
}

/** Every row of every table. */
export async function everyRow({ dynamo }: Pick<Stack, 'dynamo'>): Promise<Record<string, unknown>[]> {
  const client = createDynamo(localAddress(dynamo))
  const scanned = await Promise.all(
    tableNames.map((TableName) => client.send(new ScanCommand({ TableName, ConsistentRead: true }))),
  )
  return scanned.flatMap(({ Items = [] }) => Items)
}

/** Sets attributes of a row beside the product, as if it had done so earlier. */
export async function setInRow(
  { dynamo }: Pick<Stack, 'dynamo'>,
  table: TableName,
  key: Readonly<Record<string, string>>,
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { set, names, values } = setOf(attributes)
  await createDynamo(localAddress(dynamo)).send(
    new UpdateCommand({
      TableName: table,
      Key: key,
      UpdateExpression: `SET ${set}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    }),
  )
}
