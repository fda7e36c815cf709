import {
  QueryCommand,
  ScanCommand,
  type QueryCommandInput,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from './dynamo.ts'

type Row = Record<string, unknown>
type Page = { Items?: Row[] | undefined; LastEvaluatedKey?: Row | undefined }

/** DynamoDB ends a page at 1 MB. */
async function everyPage(read: (from: { ExclusiveStartKey?: Row }) => Promise<Page>): Promise<Row[]> {
  const items: Row[] = []
  let next: Row | undefined
  do {
    const page = await read(next === undefined ? {} : { ExclusiveStartKey: next })
    items.push(...(page.Items ?? []))
    next = page.LastEvaluatedKey
  } while (next !== undefined)
  return items
}

/** Every item of a Query. */
export const queryAll = (dynamo: Dynamo, query: QueryCommandInput): Promise<Row[]> =>
  everyPage((from) => dynamo.send(new QueryCommand({ ...query, ...from })))

/** Every row of a user, in a table whose keys begin with the user's id. */
export const rowsOfUser = (dynamo: Dynamo, table: string, userId: string): Promise<Row[]> =>
  queryAll(dynamo, {
    TableName: table,
    KeyConditionExpression: 'userId = :user',
    ExpressionAttributeValues: { ':user': userId },
    ConsistentRead: true,
  })

/** Every item of a Scan, which reads the whole table: no request of a visitor or candidate may need it. */
export const scanAll = (dynamo: Dynamo, scan: ScanCommandInput): Promise<Row[]> =>
  everyPage((from) => dynamo.send(new ScanCommand({ ...scan, ...from })))
