import { ScanCommand, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb'

export type Row = Record<string, AttributeValue>

/** The rows of a whole table, page by page. */
export async function* rowsOf(client: DynamoDBClient, TableName: string): AsyncGenerator<Row> {
  let ExclusiveStartKey: Row | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName, ConsistentRead: true, ...(ExclusiveStartKey && { ExclusiveStartKey }) }),
    )
    yield* page.Items ?? []
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey !== undefined)
}

const textOf = (row: Row | undefined, name: string): string => row?.[name]?.S ?? ''

/** Whether a row of a backup belongs to something that was removed since. */
export type IsRemoved = (row: Row) => boolean

/** Reads the removals of accounts, sessions, enquiries, and applications by candidate and position. */
export async function removedSince(client: DynamoDBClient, removalsTable: string): Promise<IsRemoved> {
  const [accounts, ids] = [new Set<string>(), new Set<string>()]
  const withdrawn = new Map<string, string>()
  for await (const row of rowsOf(client, removalsTable)) {
    const removed = row['removed']?.M
    const [userId, sessionId] = [textOf(removed, 'userId'), textOf(removed, 'sessionId')]
    switch (textOf(removed, 'kind')) {
      case 'account':
        accounts.add(userId)
        break
      case 'session':
        ids.add(sessionId)
        withdrawn.set(`${userId} ${textOf(removed, 'jobId')}`, textOf(row, 'removedAt'))
        break
      case 'enquiry':
        ids.add(textOf(removed, 'enquiryId'))
        break
      // The session of a deleted recording stays.
      default:
    }
  }
  return (row) => {
    // Rows of the directory have ids such as `name#USER#1`.
    const owners = [textOf(row, 'userId'), ...textOf(row, 'id').split('#')]
    if (owners.some((id) => accounts.has(id))) return true
    if (ids.has(textOf(row, 'id'))) return true
    // A withdrawn application, but not a later one by the same candidate for the same position.
    const removedAt = withdrawn.get(`${textOf(row, 'userId')} ${textOf(row, 'jobId')}`)
    const appliedAt = textOf(row, 'appliedAt')
    return removedAt !== undefined && appliedAt !== '' && appliedAt <= removedAt
  }
}
