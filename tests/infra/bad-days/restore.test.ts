import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  DeleteItemCommand,
  DeleteTableCommand,
} from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localAddress } from '#infra/local/functions/config.ts'
import { restore } from '#infra/operate/restore.ts'
import { aCandidate, caller, goodPassword } from '#tests/support/api.ts'
import { aJob, jobsOf } from '#tests/support/jobs.ts'
import { startLambda, type LambdaStandIn } from '#tests/support/lambda-stand-in.ts'
import { everyRow, rowOf } from '#tests/support/rows.ts'
import { notingCommands, wrongInput, type Sent } from '#tests/support/sdk-models.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { backgroundOf, localParts } from './background-of.ts'

let stack: TestStack
let lambda: LambdaStandIn
let dynamo: DynamoDBClient
let client: LambdaClient
const sent: Sent[] = []

beforeAll(async () => {
  stack = await startTestStack({ site: 'none' })
  const { removals } = backgroundOf(stack)
  lambda = await startLambda({ removals })
  dynamo = notingCommands(new DynamoDBClient(localAddress(stack.dynamo)), sent)
  client = notingCommands(new LambdaClient({ ...localAddress(lambda.url), maxAttempts: 1 }), sent)
  const { id, status: _, updatedAt, ...imported } = aJob({ id: 'engineer' })
  await jobsOf(stack).import(id, imported, new Date(updatedAt))
})
afterAll(async () => {
  await lambda.close()
  await stack.close()
})

/** Copies every row into another table, as DynamoDB's restore does. */
async function backUp(table: string): Promise<string> {
  const name = `${table}-restored`
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: table }))
  const keys = new Set(Table?.KeySchema?.map(({ AttributeName }) => AttributeName))
  await dynamo.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: Table?.KeySchema,
      AttributeDefinitions: Table?.AttributeDefinitions?.filter(({ AttributeName }) =>
        keys.has(AttributeName),
      ),
    }),
  )
  const { Items = [] } = await dynamo.send(new ScanCommand({ TableName: table }))
  for (const Item of Items) await dynamo.send(new PutItemCommand({ TableName: name, Item }))
  return name
}

const clients = () => ({ dynamo, lambda: client })

test('copies lost rows, keeps newer rows, and leaves out those that candidates deleted', async () => {
  const call = caller(stack)
  const [stays, leaves, withdraws] = [await aCandidate(call), await aCandidate(call), await aCandidate(call)]
  const sessions: string[] = []
  for (const { token } of [stays, leaves, withdraws]) {
    const { body } = await call('POST /interviews', { token, json: { jobId: 'engineer' } })
    sessions.push((body['data'] as { id: string }).id)
  }
  const [users, applications] = [await backUp('users'), await backUp('applications')]

  // Since the backup one candidate changed the phone, one deleted the account, one withdrew, and an operator's mistake deleted a row.
  const { token } = stays
  expect((await call('PATCH /auth/me', { token, json: { phone: '+60 3-2181 8000' } })).status).toBe(200)
  const gone = { token: leaves.token, json: { password: goodPassword } }
  expect((await call('DELETE /auth/me', gone)).status).toBe(200)
  const withdrawal = await call(`POST /interviews/${sessions[2]}/unapply`, { token: withdraws.token })
  expect(withdrawal.status).toBe(200)
  await dynamo.send(
    new DeleteItemCommand({
      TableName: 'applications',
      Key: { userId: { S: stays.id }, jobId: { S: 'engineer' } },
    }),
  )

  const said: string[] = []
  const parts = localParts((name) => name)
  const now = stack.now()
  const wish = { parts, now, replace: [], say: (line: string) => void said.push(line) }
  await restore(clients(), { ...wish, table: 'users', from: users })
  await restore(clients(), { ...wish, table: 'applications', from: applications })

  expect(await rowOf(stack, 'applications', { userId: stays.id, jobId: 'engineer' })).toBeDefined()
  expect(await rowOf(stack, 'applications', { userId: withdraws.id, jobId: 'engineer' })).toBeUndefined()
  expect((await rowOf(stack, 'users', { id: stays.id }))?.['phone']).toBe('+60 3-2181 8000')
  // Only rows of `removals` still name the deleted account: no entry in the directory of names came back.
  const left = (await everyRow(stack)).filter((row) => JSON.stringify(row).includes(leaves.id))
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((row) => row['removed'] === undefined)).toEqual([])
  expect(said.filter((line) => line.includes('rows copied'))).toEqual([
    expect.stringMatching(
      /^users: 0 rows copied, \d+ were there, 0 replaced, \d+ of removed people left out, 0 expired\.$/,
    ),
    'applications: 1 rows copied, 0 were there, 0 replaced, 2 of removed people left out, 0 expired.',
  ])
  // The functions that send e-mails are stopped before the first row is copied, and resumed after the last.
  expect(lambda.calls.slice(0, 5)).toEqual([
    'PUT concurrency letters',
    'PUT concurrency contactRelay',
    'invoke removals',
    'DELETE concurrency letters',
    'DELETE concurrency contactRelay',
  ])
})

test('overwrites the rows that --replace names, and no other', async () => {
  const call = caller(stack)
  const [spoilt, changed] = [await aCandidate(call), await aCandidate(call)]
  await dynamo.send(new DeleteTableCommand({ TableName: 'users-restored' }))
  const users = await backUp('users')
  for (const { token } of [spoilt, changed])
    expect((await call('PATCH /auth/me', { token, json: { phone: '+60 3-2181 8000' } })).status).toBe(200)
  const parts = localParts((name) => name)
  const wish = { parts, table: 'users', from: users, replace: [spoilt.id], now: stack.now(), say: () => {} }
  await restore(clients(), wish)
  const phoneOf = async (id: string) => (await rowOf(stack, 'users', { id }))?.['phone']
  expect(await phoneOf(spoilt.id)).not.toBe('+60 3-2181 8000')
  expect(await phoneOf(changed.id)).toBe('+60 3-2181 8000')
})

test('resumes the functions that send e-mails after a failed copy', async () => {
  lambda.calls.length = 0
  const request = {
    parts: localParts((name) => name),
    table: 'users',
    from: 'no-such-table',
    replace: [],
    now: stack.now(),
    say: () => {},
  }
  await expect(restore(clients(), request)).rejects.toThrow('Requested resource not found')
  expect(lambda.calls.slice(-2)).toEqual(['DELETE concurrency letters', 'DELETE concurrency contactRelay'])
})

test('all calls fit the service models of the SDK', () => {
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.flatMap(wrongInput)).toEqual([])
})
