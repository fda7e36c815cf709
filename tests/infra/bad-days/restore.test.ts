import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
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
import { restore, stoppedFunctions } from '#infra/operate/restore.ts'
import { repositoryRoot } from '#infra/paths.ts'
import { background } from '#infra/resources/background.ts'
import { aCandidate, caller, goodPassword } from '#tests/support/api.ts'
import { aJob, jobsOf } from '#tests/support/jobs.ts'
import { startLambda, type LambdaStandIn } from '#tests/support/lambda-stand-in.ts'
import { everyRow, rowOf } from '#tests/support/rows.ts'
import { notingCommands, wrongInput, type Sent } from '#tests/support/sdk-models.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { backgroundOf, localParts } from './background-of.ts'

const script = join(repositoryRoot, 'tests/infra/bad-days/restore-in-process.ts')

/** A deployment that reserves executions for one of the functions. */
const deployed = {
  Resources: {
    InterviewFilesFunction1A2B3C4D: {
      Type: 'AWS::Lambda::Function',
      Properties: { ReservedConcurrentExecutions: 20 },
    },
  },
}

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
  const wish = { parts, deployed, now, replace: [], say: (line: string) => void said.push(line) }
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
      /^users: 0 rows copied, \d+ existed, 0 replaced, \d+ of removed data left out, 0 expired\.$/,
    ),
    'applications: 1 rows copied, 0 existed, 0 replaced, 2 of removed data left out, 0 expired.',
  ])
  // They are stopped before the first row is copied, and started after the last.
  expect(lambda.calls.slice(0, 2 * stoppedFunctions.length + 1)).toEqual([
    ...stoppedFunctions.map((name) => `PUT concurrency ${name}`),
    'invoke removals',
    ...stoppedFunctions.map((name) => `${name === 'interviewFiles' ? 'PUT' : 'DELETE'} concurrency ${name}`),
  ])
})

test('stops every function that writes or e-mails by itself, but the one that removes', () => {
  const others = Object.keys(background).filter((name) => !stoppedFunctions.includes(name))
  expect(stoppedFunctions).toEqual(
    expect.arrayContaining(['letters', 'contactRelay', 'accountExpiry', 'notices']),
  )
  expect(others).toEqual(['removals', 'publisher'])
})

test('overwrites the rows that --replace names, and no other', async () => {
  const call = caller(stack)
  const [spoilt, changed] = [await aCandidate(call), await aCandidate(call)]
  await dynamo.send(new DeleteTableCommand({ TableName: 'users-restored' }))
  const users = await backUp('users')
  for (const { token } of [spoilt, changed])
    expect((await call('PATCH /auth/me', { token, json: { phone: '+60 3-2181 8000' } })).status).toBe(200)
  const parts = localParts((name) => name)
  const wish = {
    parts,
    deployed,
    table: 'users',
    from: users,
    replace: [spoilt.id],
    now: stack.now(),
    say: () => {},
  }
  await restore(clients(), wish)
  const phoneOf = async (id: string) => (await rowOf(stack, 'users', { id }))?.['phone']
  expect(await phoneOf(spoilt.id)).not.toBe('+60 3-2181 8000')
  expect(await phoneOf(changed.id)).toBe('+60 3-2181 8000')
})

test('starts the functions again after a failed copy', async () => {
  lambda.calls.length = 0
  const request = {
    parts: localParts((name) => name),
    deployed,
    table: 'users',
    from: 'no-such-table',
    replace: [],
    now: stack.now(),
    say: () => {},
  }
  await expect(restore(clients(), request)).rejects.toThrow('Requested resource not found')
  expect(lambda.calls.filter((each) => each.startsWith('DELETE'))).toHaveLength(stoppedFunctions.length - 1)
})

test('that is killed half way leaves the functions stopped; run again, it copies the rest and starts them', async () => {
  const rows = 60
  await dynamo.send(
    new CreateTableCommand({
      TableName: 'users-killed',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    }),
  )
  for (let row = 0; row < rows; row += 1)
    await dynamo.send(new PutItemCommand({ TableName: 'users-killed', Item: { id: { S: `lost-${row}` } } }))
  const copied = async () =>
    (await everyRow(stack)).filter(({ id }) => typeof id === 'string' && id.startsWith('lost-')).length
  const restoring = async (killAfter: number | null) => {
    lambda.calls.length = 0
    const wish = { dynamo: stack.dynamo, lambda: lambda.url, from: 'users-killed', killAfter }
    const child = spawn(process.execPath, [script, JSON.stringify(wish)])
    const said = text(child.stdout)
    const [exitCode, signal] = (await once(child, 'exit')) as [number | null, string | null]
    return { exitCode, signal, said: await said, copied: await copied() }
  }
  const stops = stoppedFunctions.map((name) => `PUT concurrency ${name}`)

  const killed = await restoring(rows / 2)
  expect(killed).toMatchObject({ signal: 'SIGKILL', copied: rows / 2 })
  expect(killed.said).toContain('npm run operate -- restore --resume')
  expect(lambda.calls).toEqual(stops)

  const again = await restoring(null)
  expect(again).toMatchObject({ exitCode: 0, copied: rows })
  expect(again.said).toContain(`users: ${rows / 2} rows copied, ${rows / 2} existed`)
  expect(lambda.calls.slice(-stops.length)).toEqual(
    stoppedFunctions.map((name) => `DELETE concurrency ${name}`),
  )
})

test('all calls fit the service models of the SDK', () => {
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.flatMap(wrongInput)).toEqual([])
})
