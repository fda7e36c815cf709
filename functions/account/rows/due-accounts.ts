import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { storedUser, type StoredUser } from './stored-user.ts'

type Wanted = {
  /** Accounts whose address is to be confirmed by then. */
  unprovedBy: Date
  /** Accounts whose candidates have not signed in since. */
  unseenSince: Date
  /** The key of the row before the page; undefined at the beginning of the table. */
  after: string | undefined
  /** Rows that are read; without it DynamoDB ends a page at 1 MB. */
  maxRows?: number | undefined
}

type AccountPage = {
  accounts: StoredUser[]
  /** Where the next page begins; undefined at the end of the table. */
  next: string | undefined
}

/** The accounts that the daily run looks at, page by page. It reads the whole table, so no request of a visitor may need it. */
export function createDueAccounts(dynamo: Dynamo, table: string) {
  return {
    async page({ unprovedBy, unseenSince, after, maxRows }: Wanted): Promise<AccountPage> {
      const { Items = [], LastEvaluatedKey } = await dynamo.send(
        new ScanCommand({
          TableName: table,
          FilterExpression:
            'proveBy <= :unprovedBy OR attribute_exists(detachedUntil) OR (createdAt <= :unseen AND (attribute_not_exists(lastSeenAt) OR lastSeenAt <= :unseen))',
          ExpressionAttributeValues: {
            ':unprovedBy': unprovedBy.toISOString(),
            ':unseen': unseenSince.toISOString(),
          },
          ...(after === undefined ? {} : { ExclusiveStartKey: { id: after } }),
          ...(maxRows === undefined ? {} : { Limit: maxRows }),
        }),
      )
      const next: unknown = LastEvaluatedKey?.['id']
      return {
        accounts: Items.map((row) => storedUser.parse(row)),
        next: typeof next === 'string' ? next : undefined,
      }
    },
  }
}
