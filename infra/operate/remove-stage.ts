import { DeleteStackCommand, type CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { DeleteLogGroupCommand, type CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { DeleteTableCommand, UpdateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { S3Client } from '@aws-sdk/client-s3'
import { emptyBucket, removeBucket } from './empty-bucket.ts'
import { namesOf, type Part } from './stack-parts.ts'

export type StageClients = {
  cloudFormation: CloudFormationClient
  /** In us-east-1, where the stack of the edge's limit is. */
  edgeCloudFormation: CloudFormationClient
  dynamo: DynamoDBClient
  s3: S3Client
  logs: CloudWatchLogsClient
}

type Request = {
  stackName: string
  edgeStackName: string
  /** The stack's resources, listed before its deletion. */
  parts: readonly Part[]
  /** Waits until CloudFormation has deleted the stack; throws where it could not. */
  untilDeleted: (client: CloudFormationClient, stackName: string) => Promise<void>
  say: (line: string) => void
}

/** What CloudFormation retains when the stack is deleted. `removeStage` then deletes all but the identities. */
export const leftBy = (parts: readonly Part[]) => ({
  tables: namesOf(parts, 'table'),
  buckets: namesOf(parts, 'bucket'),
  logGroups: namesOf(parts, 'logGroup'),
  /** Production may send with them. */
  identities: namesOf(parts, 'identity'),
})

/** Deletes a stage with all its data. It can be run again after a failure: what is already deleted is skipped. */
export async function removeStage(clients: StageClients, request: Request): Promise<void> {
  const { stackName, edgeStackName, parts, untilDeleted, say } = request
  const { tables, buckets, logGroups } = leftBy(parts)
  const { cloudFormation, edgeCloudFormation, dynamo, s3, logs } = clients
  for (const TableName of tables)
    await unlessGone(dynamo.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false })))
  say(`${tables.length} tables are no longer protected from deletion.`)
  // Deletes the stack first, because its functions would go on writing.
  await cloudFormation.send(new DeleteStackCommand({ StackName: stackName }))
  await untilDeleted(cloudFormation, stackName)
  say(`The stack ${stackName} is deleted.`)
  await edgeCloudFormation.send(new DeleteStackCommand({ StackName: edgeStackName }))
  await untilDeleted(edgeCloudFormation, edgeStackName)
  say(`The stack ${edgeStackName} is deleted.`)
  for (const TableName of tables) await unlessGone(dynamo.send(new DeleteTableCommand({ TableName })))
  say(`${tables.length} tables are deleted.`)
  for (const bucket of buckets) {
    const files = await unlessGone(emptyBucket(s3, bucket))
    await unlessGone(removeBucket(s3, bucket))
    say(`The bucket ${bucket} is deleted, with ${files ?? 0} versions of files.`)
  }
  for (const logGroupName of logGroups)
    await unlessGone(logs.send(new DeleteLogGroupCommand({ logGroupName })))
  say(`${logGroups.length} log groups are deleted. Nothing of ${stackName} is left.`)
}

const gone = new Set(['ResourceNotFoundException', 'NoSuchBucket'])

async function unlessGone<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent
  } catch (error) {
    if (error instanceof Error && gone.has(error.name)) return undefined
    throw error
  }
}
