import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DescribeTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import {
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDirectory } from '../../dynamo/directory.ts'
import { below, sectionPrefix } from '../../dynamo/dynalite.ts'
import {
  aDatabase,
  clientOf,
  createOutboxTable,
  createTable,
  failureOf,
  temporaryDirectory,
} from '../dynamo-client.ts'

const packageFolder = join(import.meta.dirname, '../..')

const serverProgram = (directory: string) => `
  import { startDynamo } from './dynamo/server.ts'
  const { url } = await startDynamo({ directory: ${JSON.stringify(directory)}, port: 0 })
  console.log(url)
`

/** A server in a separate process, which the test kills with SIGKILL. */
async function aServerProcess(directory: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', serverProgram(directory)], {
    cwd: packageFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(kill)
  const lines = createInterface({ input: child.stdout })
  const [url]: string[] = await once(lines, 'line')
  return { url: url ?? '', kill }
}

const transfer = (id: string) => ({
  TransactItems: [
    ...['a', 'b'].map((account, index) => ({
      Update: {
        TableName: 'accounts',
        Key: { id: account },
        UpdateExpression: 'ADD amount :amount',
        ExpressionAttributeValues: { ':amount': index === 0 ? -1 : 1 },
      },
    })),
    {
      Put: {
        TableName: 'receipts',
        Item: { id, outbox: 'waiting', dueAt: 1 },
        ConditionExpression: 'attribute_not_exists(id)',
      },
    },
  ],
})

async function amounts(db: DynamoDBDocumentClient): Promise<number[]> {
  const read = async (id: string) => {
    const { Item } = await db.send(new GetCommand({ TableName: 'accounts', Key: { id } }))
    return Number(Item?.['amount'])
  }
  return [await read('a'), await read('b')]
}

const receipts = async (db: DynamoDBDocumentClient) =>
  ((await db.send(new ScanCommand({ TableName: 'receipts' }))).Items ?? []).map(({ id }) => String(id))

const waiting = async (db: DynamoDBDocumentClient) => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: 'receipts',
      IndexName: 'outbox',
      KeyConditionExpression: 'outbox = :waiting',
      ExpressionAttributeValues: { ':waiting': 'waiting' },
    }),
  )
  return Items.map(({ id }) => String(id))
}

async function openAccounts(db: DynamoDBDocumentClient) {
  await createTable(db, 'accounts')
  await createOutboxTable(db, 'receipts')
  for (const id of ['a', 'b'])
    await db.send(new PutCommand({ TableName: 'accounts', Item: { id, amount: 0 } }))
}

describe('a server that is killed', () => {
  const kills = 15

  test('keeps every transaction it acknowledged, and no part of any other', async () => {
    const directory = await temporaryDirectory()
    const acknowledged = new Set<string>()
    const asked = new Set<string>()

    const first = await aServerProcess(directory)
    await openAccounts(clientOf(first.url))
    await first.kill()

    for (let life = 0; life < kills; life += 1) {
      const { url, kill } = await aServerProcess(directory)
      const db = clientOf(url)
      const writer = async (name: string) => {
        for (let n = 0; ; n += 1) {
          const id = `${life}-${name}-${n}`
          asked.add(id)
          await db.send(new TransactWriteCommand(transfer(id)))
          acknowledged.add(id)
        }
      }
      const writers = Promise.allSettled(['x', 'y', 'z'].map(writer))
      const enough = acknowledged.size + 5 + life
      await expect.poll(() => acknowledged.size, { interval: 1 }).toBeGreaterThan(enough)
      await kill()
      await writers
    }

    const { db } = await aDatabase({ directory })
    const kept = await receipts(db)
    expect(kept).toEqual(expect.arrayContaining([...acknowledged]))
    expect(kept.filter((id) => !asked.has(id))).toEqual([])
    expect(await amounts(db)).toEqual([-kept.length, kept.length])
    expect((await waiting(db)).toSorted()).toEqual(kept.toSorted())
  })

  test('leaves its directory unlocked for the next one', async () => {
    const directory = await temporaryDirectory()
    const { kill } = await aServerProcess(directory)
    await expect(aDatabase({ directory })).rejects.toThrow(/in use by process \d+/)
    await kill()
    const { db } = await aDatabase({ directory })
    await createTable(db, 'jobs')
  })
})

describe('a transaction whose log record is truncated at any byte', () => {
  test('is applied completely or not at all after a restart', async () => {
    const { db, directory } = await aDatabase()
    await openAccounts(db)
    const logs = (await readdir(directory)).filter((name) => name.endsWith('.log'))
    expect(logs).toHaveLength(1)
    const log = join(directory, logs[0] ?? '')
    const before = (await stat(log)).size
    await db.send(new TransactWriteCommand(transfer('only')))
    const after = (await stat(log)).size
    expect(after).toBeGreaterThan(before)

    const cuts = 24
    const outcomes = new Set<string>()
    for (let cut = 0; cut <= cuts; cut += 1) {
      const copy = `${directory}-cut`
      onTestFinished(() => rm(copy, { recursive: true, force: true }))
      await rm(copy, { recursive: true, force: true })
      await cp(directory, copy, { recursive: true })
      await truncate(join(copy, logs[0] ?? ''), before + Math.round(((after - before) * cut) / cuts))
      const again = await aDatabase({ directory: copy })
      const state = [
        ...(await amounts(again.db)),
        ...(await receipts(again.db)),
        ...(await waiting(again.db)),
      ]
      outcomes.add(state.join(' '))
      await again.server.close()
    }
    expect([...outcomes].toSorted()).toEqual(['-1 1 only only', '0 0'])
  })
})

describe('an unfinished change of a table when the process was killed', () => {
  async function interrupted(TableStatus: 'CREATING' | 'DELETING') {
    const { db, server, directory } = await aDatabase()
    await createOutboxTable(db, 'letters')
    await db.send(new PutCommand({ TableName: 'letters', Item: { id: 'a', outbox: 'waiting', dueAt: 1 } }))
    await server.close()
    const { store, close } = await openDirectory(directory)
    const record = sectionPrefix.table + 'letters'
    await store.db.put(record, { ...((await store.db.get(record)) as object), TableStatus })
    await close()
    return aDatabase({ directory })
  }

  test('a creation is finished', async () => {
    const { db } = await interrupted('CREATING')
    const { Table } = await db.send(new DescribeTableCommand({ TableName: 'letters' }))
    expect(Table?.TableStatus).toBe('ACTIVE')
    expect((await db.send(new ScanCommand({ TableName: 'letters' }))).Items).toHaveLength(1)
  })

  test('a deletion is finished, with its items', async () => {
    const { db } = await interrupted('DELETING')
    expect((await db.send(new ListTablesCommand({}))).TableNames).toEqual([])
    await createOutboxTable(db, 'letters')
    expect((await db.send(new ScanCommand({ TableName: 'letters' }))).Items).toEqual([])
    const index = new ScanCommand({ TableName: 'letters', IndexName: 'outbox' })
    expect((await db.send(index)).Items).toEqual([])
  })
})

test('a damaged item fails the requests for it, not the server', async () => {
  const { db, server, directory } = await aDatabase()
  await createTable(db, 'accounts')
  await db.send(new PutCommand({ TableName: 'accounts', Item: { id: 'a', amount: 1 } }))
  await server.close()
  const { store, close } = await openDirectory(directory)
  for await (const key of store.db.keys(below(sectionPrefix.items('accounts'))))
    await store.db.put(key, { id: { S: 'a' }, amount: { N: 'damaged' } })
  await close()

  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => errors.mockRestore())
  const again = await aDatabase({ directory })
  const addOne = () =>
    again.db.send(
      new UpdateCommand({
        TableName: 'accounts',
        Key: { id: 'a' },
        UpdateExpression: 'ADD amount :one',
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'UPDATED_NEW',
      }),
    )
  expect(await failureOf(addOne())).toMatchObject({ name: 'InternalServerError' })
  expect(errors).toHaveBeenCalledOnce()
  await again.db.send(new PutCommand({ TableName: 'accounts', Item: { id: 'a', amount: 1 } }))
  expect((await addOne()).Attributes).toEqual({ amount: 2 })
})
