import { DescribeTableCommand, PutItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { removedSince, rowsOf, type Row } from './removed-rows.ts'

export type Copied = { copied: number; existing: number; replaced: number; removed: number; expired: number }

type Request = {
  /** The table into which DynamoDB restored the backup. */
  from: string
  /** The deployed table. */
  to: string
  removalsTable: string
  /** Partition keys of damaged rows, which are overwritten. */
  replace: readonly string[]
  now: Date
}

/**
 * Copies the rows that the deployed table lacks. An existing row is newer and stays, unless `replace` names it; rows of data that was
 * removed since the backup, and expired rows, are left out. Can be run again after a failure.
 */
export async function restoreRows(client: DynamoDBClient, request: Request): Promise<Copied> {
  const { from, to, removalsTable, replace, now } = request
  const isRemoved = await removedSince(client, removalsTable)
  const { Table } = await client.send(new DescribeTableCommand({ TableName: to }))
  const partition = Table?.KeySchema?.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName
  if (partition === undefined) throw new Error(`The table ${to} has no key.`)
  const counts: Copied = { copied: 0, existing: 0, replaced: 0, removed: 0, expired: 0 }
  for await (const row of rowsOf(client, from)) {
    if (isRemoved(row)) counts.removed += 1
    else if (hasExpired(row, now)) counts.expired += 1
    else if (replace.includes(row[partition]?.S ?? '')) {
      await client.send(new PutItemCommand({ TableName: to, Item: row }))
      counts.replaced += 1
    } else counts[(await putMissing(client, { to, partition, row })) ? 'copied' : 'existing'] += 1
  }
  return counts
}

const hasExpired = (row: Row, now: Date): boolean => {
  const expiresAt = row['expiresAt']?.N
  return expiresAt !== undefined && Number(expiresAt) * 1000 <= now.getTime()
}

async function putMissing(
  client: DynamoDBClient,
  { to, partition, row }: { to: string; partition: string; row: Row },
): Promise<boolean> {
  try {
    await client.send(
      new PutItemCommand({
        TableName: to,
        Item: row,
        ConditionExpression: 'attribute_not_exists(#partition)',
        ExpressionAttributeNames: { '#partition': partition },
      }),
    )
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false
    throw error
  }
}
