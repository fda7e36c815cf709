import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { buckets } from '#infra/resources/buckets.ts'
import { tables, type Table } from '#infra/resources/tables.ts'

/** DynamoDB's limit of writes in one batch. */
const batchSize = 25

/** Deletes every row, which is faster than recreating the tables. */
export async function emptyTables(dynamoUrl: string): Promise<void> {
  const dynamo = createDynamo(localAddress(dynamoUrl))
  for (const [name, { partition, sort }] of Object.entries<Table>(tables)) {
    const { Items: rows = [] } = await dynamo.send(new ScanCommand({ TableName: name }))
    const keys = [partition, ...(sort === undefined ? [] : [sort])].map((attribute) => attribute.name)
    for (let start = 0; start < rows.length; start += batchSize) {
      const deletes = rows.slice(start, start + batchSize).map((row) => ({
        DeleteRequest: { Key: Object.fromEntries(keys.map((key) => [key, row[key]])) },
      }))
      await dynamo.send(new BatchWriteCommand({ RequestItems: { [name]: deletes } }))
    }
  }
  dynamo.destroy()
}

/** Deletes every version of every file. */
export async function emptyBuckets(s3Url: string): Promise<void> {
  const s3 = new S3Client({ ...localAddress(s3Url), forcePathStyle: true })
  for (const Bucket of Object.keys(buckets)) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket }))
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }))
    if (Objects.length > 0) await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
  }
  s3.destroy()
}
