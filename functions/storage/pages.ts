import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from './dynamo.ts'

/** Every item of a Query, page after page: DynamoDB ends a page at 1 MB. */
export async function queryAll(dynamo: Dynamo, query: QueryCommandInput): Promise<unknown[]> {
  const items: unknown[] = []
  let next: Record<string, unknown> | undefined
  do {
    const page = await dynamo.send(
      new QueryCommand({ ...query, ...(next === undefined ? {} : { ExclusiveStartKey: next }) }),
    )
    items.push(...(page.Items ?? []))
    next = page.LastEvaluatedKey
  } while (next !== undefined)
  return items
}
