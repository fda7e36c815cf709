import { DynamoDBClient, PutItemCommand, QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { App, Stack } from 'aws-cdk-lib'
import { Template as Synthesised } from 'aws-cdk-lib/assertions'
import { startDynamo, type LocalDynamo } from 'local-aws/dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTables } from '#infra/aws/data.ts'
import { tableChanges } from '#infra/deploy/table-changes.ts'
import { tablesIn, type TableResource, type Template } from '#infra/deploy/template.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { cloudFormationTables } from './cloudformation-tables.ts'

/** The tables as the product has them, which is the second release here. */
const second = ((): Template => {
  const stack = new Stack(new App(), 'MerbokSite', { env: { region: 'ap-southeast-2' } })
  createTables(stack)
  return Synthesised.fromStack(stack).toJSON() as Template
})()
const idOf = (name: string): string => [...tablesIn(second).keys()].find((id) => id.startsWith(name))!
const [applications, staff] = [idOf('Applications'), idOf('Staff')]
const tableOf = (id: string): TableResource => tablesIn(second).get(id)!

const changed = (id: string, properties: Partial<TableResource['Properties']>): Template => {
  const table = tableOf(id)
  const after = { ...table, Properties: { ...table.Properties, ...properties } }
  return { ...second, Resources: { ...second.Resources, [id]: after } }
}

/** The first release: without the table of staff, and without two indexes of applications. */
const first = ((): Template => {
  const newer = new Set(['byStatus', 'byJobAndStatus'])
  const { AttributeDefinitions, GlobalSecondaryIndexes = [] } = tableOf(applications).Properties
  const { Resources } = changed(applications, {
    AttributeDefinitions: AttributeDefinitions.filter(
      ({ AttributeName }) => !['status', 'jobAndStatus'].includes(AttributeName),
    ),
    GlobalSecondaryIndexes: GlobalSecondaryIndexes.filter(({ IndexName }) => !newer.has(IndexName)),
  })
  return { Resources: Object.fromEntries(Object.entries(Resources).filter(([id]) => id !== staff)) }
})()

let dynamo: LocalDynamo
let client: DynamoDBClient
beforeAll(async () => {
  dynamo = await startDynamo({ port: 0 })
  client = new DynamoDBClient(localAddress(dynamo.url))
})
afterAll(() => dynamo.close())

type Stand = ReturnType<typeof cloudFormationTables>

async function release(
  stand: Stand,
  template: Template,
): Promise<{ steps: number; kept: readonly string[] }> {
  const { refusals, steps, release: whole, kept } = tableChanges(stand.deployed(), template)
  expect(refusals).toEqual([])
  for (const step of [...steps, whole]) await stand.deploy(step)
  return { steps: steps.length, kept }
}

const apply = (stand: Stand, number: number) =>
  client.send(
    new PutItemCommand({
      TableName: stand.nameOf(applications),
      Item: {
        userId: { S: `user-${number}` },
        jobId: { S: 'engineer' },
        appliedAt: { S: '2026-11-27' },
        status: { S: 'ai_pending' },
        jobAndStatus: { S: 'engineer#ai_pending' },
      },
    }),
  )
const rowsOf = async (stand: Stand, id: string) =>
  (await client.send(new ScanCommand({ TableName: stand.nameOf(id) }))).Count
const pendingIn = async (stand: Stand) =>
  (
    await client.send(
      new QueryCommand({
        TableName: stand.nameOf(applications),
        IndexName: 'byStatus',
        KeyConditionExpression: '#status = :status',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': { S: 'ai_pending' } },
      }),
    )
  ).Count
const member = (stand: Stand) =>
  client.send(
    new PutItemCommand({
      TableName: stand.nameOf(staff),
      Item: { kind: { S: 'member' }, id: { S: 'member-1' } },
    }),
  )

describe('A release with another table and two indexes of one table', () => {
  test('is refused by CloudFormation in one update, and a rollback that drops the table leaves an empty one later', async () => {
    const stand = cloudFormationTables(client)
    await stand.deploy(first)
    await expect(stand.deploy(second)).rejects.toThrow('more than one GSI')
    const withStaff = { Resources: { ...first.Resources, [staff]: tableOf(staff) } }
    await stand.deploy(withStaff)
    await member(stand)
    await stand.deploy(first)
    await stand.deploy(withStaff)
    expect(await rowsOf(stand, staff)).toBe(0)
  })

  test('is deployed, rolled back and deployed again, and each row is there', async () => {
    const stand = cloudFormationTables(client)
    expect(await release(stand, first)).toEqual({ steps: 0, kept: [] })
    await apply(stand, 1)

    expect(await release(stand, second)).toEqual({ steps: 1, kept: [] })
    await apply(stand, 2)
    await member(stand)
    const counts = async () => ({
      applications: await rowsOf(stand, applications),
      staff: await rowsOf(stand, staff),
      pending: await pendingIn(stand),
    })
    expect(await counts()).toEqual({ applications: 2, staff: 1, pending: 2 })

    const kept = ['staff', 'applications.byStatus', 'applications.byJobAndStatus']
    expect(await release(stand, first)).toEqual({ steps: 0, kept })
    await apply(stand, 3)
    expect(await counts()).toEqual({ applications: 3, staff: 1, pending: 3 })

    expect(await release(stand, second)).toEqual({ steps: 0, kept: [] })
    expect(await counts()).toEqual({ applications: 3, staff: 1, pending: 3 })
    expect(stand.deployed()).toEqual(second)
  })

  test('is taken out of the stack where it is named, one index in a deployment', async () => {
    const both = ['staff', 'applications.byStatus', 'applications.byJobAndStatus']
    expect(tableChanges(second, first, both).refusals).toEqual([
      'Drop one index of the table "applications" in a deployment.',
    ])
    const stand = cloudFormationTables(client)
    await stand.deploy(second)
    const { release: fewer, kept } = tableChanges(second, first, ['staff', 'applications.byStatus'])
    expect(kept).toEqual(['applications.byJobAndStatus'])
    await stand.deploy(fewer)
    expect(tablesIn(stand.deployed()).has(staff)).toBe(false)
  })
})

describe('A release is refused', () => {
  test('with another key of a table, which CloudFormation would replace by an empty one', () => {
    const { refusals } = tableChanges(
      second,
      changed(staff, { KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] }),
    )
    expect(refusals).toEqual([expect.stringContaining('The table "staff" has another key')])
  })

  test('with other attributes of an index', () => {
    const [index] = tableOf(staff).Properties.GlobalSecondaryIndexes!
    const other = changed(staff, {
      GlobalSecondaryIndexes: [{ ...index!, Projection: { ProjectionType: 'ALL' } }],
    })
    expect(tableChanges(second, other).refusals).toEqual([
      'The index "outbox" of the table "staff" has other attributes: DynamoDB changes no index. Give the new one another name.',
    ])
  })
})
