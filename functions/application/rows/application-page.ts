import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { storedApplication, type StoredApplication } from './stored-application.ts'

const byJobIndex = 'byJob'

export type WantedPage = { cursor?: string | undefined; limit: number }

export type ApplicationPage = { applications: StoredApplication[]; next: string | null }

/** Some applications for a job, oldest first, and the cursor of the page after them. */
export async function applicationPage(
  dynamo: Dynamo,
  table: string,
  jobId: string,
  { cursor, limit }: WantedPage,
): Promise<ApplicationPage> {
  const start = startOf(jobId, cursor)
  const { Items = [], LastEvaluatedKey } = await dynamo.send(
    new QueryCommand({
      TableName: table,
      IndexName: byJobIndex,
      KeyConditionExpression: 'jobId = :job',
      ExpressionAttributeValues: { ':job': jobId },
      Limit: limit,
      ...(start === undefined ? {} : { ExclusiveStartKey: start }),
    }),
  )
  const applications = Items.map((item) => storedApplication.parse(item))
  const last = LastEvaluatedKey === undefined ? undefined : applications.at(-1)
  return { applications, next: last === undefined ? null : cursorOf(last) }
}

const separator = ' '

type Last = Pick<StoredApplication, 'appliedAt' | 'userId'>

/** Names the last application of a page; a caller sends it back for the next page. */
const cursorOf = ({ appliedAt, userId }: Last): string =>
  Buffer.from(appliedAt + separator + userId).toString('base64url')

/** The key in the index by job to continue after. An invalid cursor reads from the start. */
function startOf(jobId: string, cursor: string | undefined): (Last & { jobId: string }) | undefined {
  const [appliedAt = '', userId = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split(separator)
  return appliedAt === '' || userId === '' ? undefined : { jobId, appliedAt, userId }
}
