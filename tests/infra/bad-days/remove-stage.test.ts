import { CloudFormationClient, DeleteStackCommand } from '@aws-sdk/client-cloudformation'
import { CloudWatchLogsClient, DeleteLogGroupCommand } from '@aws-sdk/client-cloudwatch-logs'
import { DynamoDBClient, ListTablesCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import {
  DeleteBucketCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketNames, tableNames } from '#functions/platform/names/environment.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { removeStage } from '#infra/operate/remove-stage.ts'
import { partTypes, type Part } from '#infra/operate/stack-parts.ts'
import { notingCommands, wrongInput, type Sent } from '#tests/support/sdk-models.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ site: 'none' })
})
afterAll(() => stack.close())

const parts: Part[] = [
  ...tableNames.map((name) => ({ logicalId: `${name}Table`, name, type: partTypes.table })),
  ...bucketNames.map((name) => ({ logicalId: `${name}Bucket`, name, type: partTypes.bucket })),
  { logicalId: 'AuthLogs', name: 'auth-logs', type: partTypes.logGroup },
]

/** The stand-ins have neither S3's DeleteBucket nor DynamoDB's deletion protection; this client answers both calls itself. */
function clientsOf(sent: Sent[]) {
  const [s3, dynamo] = [
    new S3Client({ ...localAddress(stack.s3), forcePathStyle: true }),
    new DynamoDBClient(localAddress(stack.dynamo)),
  ]
  const removedBuckets: string[] = []
  for (const client of [s3, dynamo]) {
    const send = client.send.bind(client) as (command: unknown) => Promise<never>
    client.send = (async (command: unknown) => {
      if (command instanceof DeleteBucketCommand) removedBuckets.push(command.input.Bucket ?? '')
      else if (!(command instanceof UpdateTableCommand)) return send(command)
      return {}
    }) as typeof client.send
    notingCommands(client, sent)
  }
  return { s3, dynamo, removedBuckets }
}

test('a stage is removed with every table, version and bucket, after its stack, whose functions could write again', async () => {
  await aCandidate(caller(stack))
  const sent: Sent[] = []
  const { s3, dynamo, removedBuckets } = clientsOf(sent)
  for (let version = 0; version < 3; version += 1)
    await s3.send(new PutObjectCommand({ Bucket: 'uploads', Key: 'cvs/a', Body: `${version}` }))
  const cloudFormation = new CloudFormationClient({})
  const logs = new CloudWatchLogsClient({})
  const [stacks, groups] = [mockClient(cloudFormation), mockClient(logs)]
  stacks.on(DeleteStackCommand).resolves({})
  groups.on(DeleteLogGroupCommand).resolves({})

  const said: string[] = []
  await removeStage(
    { cloudFormation, edgeCloudFormation: cloudFormation, dynamo, s3, logs },
    {
      stackName: 'MerbokSite-staging',
      edgeStackName: 'MerbokEdge-staging',
      parts,
      untilDeleted: async (_, name) => void said.push(`waited for ${name}`),
      say: (line) => void said.push(line),
    },
  )
  expect(said).toEqual([
    `${tableNames.length} tables are no longer protected from deletion.`,
    'waited for MerbokSite-staging',
    'The stack MerbokSite-staging is deleted.',
    'waited for MerbokEdge-staging',
    'The stack MerbokEdge-staging is deleted.',
    `${tableNames.length} tables are deleted.`,
    expect.stringMatching(/^The bucket uploads is deleted, with 3 versions of files\.$/),
    expect.stringContaining('The bucket interviews is deleted'),
    expect.stringContaining('The bucket recordings is deleted'),
    expect.stringContaining('The bucket published is deleted'),
    '1 log groups are deleted. Nothing of MerbokSite-staging is left.',
  ])
  expect((await dynamo.send(new ListTablesCommand({}))).TableNames).toEqual([])
  expect(removedBuckets).toEqual([...bucketNames])
  expect(await s3.send(new ListObjectVersionsCommand({ Bucket: 'uploads' }))).not.toHaveProperty('Versions')
  const all = [
    ...sent,
    ...[...stacks.calls(), ...groups.calls()].map(({ args: [command] }) => command as Sent),
  ]
  expect(all.flatMap(wrongInput)).toEqual([])

  // A repeated run skips resources that are gone.
  await removeStage(
    { cloudFormation, edgeCloudFormation: cloudFormation, dynamo, s3, logs },
    { stackName: 'a', edgeStackName: 'b', parts, untilDeleted: async () => {}, say: () => {} },
  )
})
