import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateTableCommand, DynamoDBClient, type CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { onTestFinished } from 'vitest'
import { startDynamo } from '../dynamo/server.ts'

export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'local-dynamo-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

export function clientOf(url: string, maxAttempts = 1): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    endpoint: url,
    region: 'ap-southeast-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts,
  })
  onTestFinished(() => client.destroy())
  return DynamoDBDocumentClient.from(client)
}

/** A table keyed by `id`, as most of the product's are. */
export const createTable = (
  db: DynamoDBDocumentClient,
  TableName: string,
  more: Partial<CreateTableCommandInput> = {},
) =>
  db.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      ...more,
    }),
  )

/** A table with an index on `outbox` that holds only keys, as the enquiries have. */
export const createOutboxTable = (db: DynamoDBDocumentClient, TableName: string) =>
  createTable(db, TableName, {
    AttributeDefinitions: [
      { AttributeName: 'id', AttributeType: 'S' },
      { AttributeName: 'outbox', AttributeType: 'S' },
      { AttributeName: 'dueAt', AttributeType: 'N' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'outbox',
        KeySchema: [
          { AttributeName: 'outbox', KeyType: 'HASH' },
          { AttributeName: 'dueAt', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
  })

export const itemsIn = async (db: DynamoDBDocumentClient, TableName: string) =>
  (await db.send(new ScanCommand({ TableName }))).Items ?? []

type Options = Partial<Parameters<typeof startDynamo>[0]>

/** A separate server for one test, closed at its end. */
export async function aDatabase(options: Options = {}) {
  const directory = options.directory ?? (await temporaryDirectory())
  const server = await startDynamo({ port: 0, ...options, directory })
  onTestFinished(() => server.close())
  return { server, directory, db: clientOf(server.url) }
}

/** The error that a call throws. */
export const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('The call was expected to be refused')
    },
    (error: unknown) => error,
  )
