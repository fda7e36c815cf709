import {
  GetObjectCommand,
  ListObjectVersionsCommand,
  type GetObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { bucketNames, tableNames } from '#functions/platform/names/environment.ts'
import { isS3Error } from '#functions/platform/s3/s3-error.ts'
import type { Stack } from '#infra/local/stack.ts'
import { s3Of } from './files.ts'
import { dynamoOf } from './rows.ts'

type Stores = Pick<Stack, 'dynamo' | 's3'>

/** Every row of every table as text: `users {"id":…}`. */
export async function rowsStored(stores: Pick<Stores, 'dynamo'>): Promise<string[]> {
  const client = dynamoOf(stores)
  const found: string[] = []
  for (const TableName of tableNames) {
    const { Items = [], LastEvaluatedKey } = await client.send(new ScanCommand({ TableName }))
    if (LastEvaluatedKey !== undefined) throw new Error(`${TableName} has more than one page.`)
    found.push(...Items.map((item) => `${TableName} ${JSON.stringify(item)}`))
  }
  return found
}

/** Every version of every file as text, with bucket, key and bytes, and every delete marker. */
export async function filesStored(stores: Pick<Stores, 's3'>): Promise<string[]> {
  const client = s3Of(stores)
  const found: string[] = []
  for (const Bucket of bucketNames) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket }))
    if (page.IsTruncated === true) throw new Error(`${Bucket} has more than one page.`)
    found.push(...(page.DeleteMarkers ?? []).map(({ Key }) => `${Bucket} ${Key} deleted`))
    for (const { Key, VersionId } of page.Versions ?? []) {
      const content = await contentOf(client, { Bucket, Key, VersionId })
      if (content !== undefined) found.push(`${Bucket} ${Key} ${content}`)
    }
  }
  return found
}

/** Undefined where a schedule has deleted the file since it was listed. */
async function contentOf(client: S3Client, file: GetObjectCommandInput): Promise<string | undefined> {
  try {
    const { VersionId, ...present } = file
    const { Body } = await client.send(new GetObjectCommand(VersionId === 'null' ? present : file))
    return await Body?.transformToString('latin1')
  } catch (error) {
    if (isS3Error(error, 'NoSuchKey', 'NoSuchVersion')) return undefined
    throw error
  }
}

export const everythingStored = async (stores: Stores): Promise<string[]> => [
  ...(await rowsStored(stores)),
  ...(await filesStored(stores)),
]
