import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { aDatabase, createTable, failureOf } from './dynamo-client.ts'

export const table = 'accounts'

export async function accounts(
  items: Record<string, unknown>[] = [],
  options: Parameters<typeof aDatabase>[0] = {},
) {
  const database = await aDatabase(options)
  await createTable(database.db, table)
  for (const Item of items) await database.db.send(new PutCommand({ TableName: table, Item }))
  return database
}

export const read = async (db: DynamoDBDocumentClient, id: string) =>
  (await db.send(new GetCommand({ TableName: table, Key: { id }, ConsistentRead: true }))).Item

export type Actions = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']

export const transact = (db: DynamoDBDocumentClient, TransactItems: Actions, ClientRequestToken?: string) =>
  db.send(new TransactWriteCommand({ TransactItems, ...(ClientRequestToken && { ClientRequestToken }) }))

export const put = (id: string, more: object = {}, conditions: object = {}) => ({
  Put: { TableName: table, Item: { id, ...more }, ...conditions },
})

export const ifNew = { ConditionExpression: 'attribute_not_exists(id)' }

export const add = (id: string, amount: number, ConditionExpression = 'attribute_exists(id)') => ({
  Update: {
    TableName: table,
    Key: { id },
    UpdateExpression: 'ADD amount :amount',
    ConditionExpression,
    ExpressionAttributeValues: { ':amount': amount },
  },
})

export const remove = (id: string) => ({ Delete: { TableName: table, Key: { id } } })

export const check = (id: string, ConditionExpression: string) => ({
  ConditionCheck: { TableName: table, Key: { id }, ConditionExpression },
})

export async function reasonsOf(call: Promise<unknown>) {
  const error = await failureOf(call)
  expect(error).toBeInstanceOf(TransactionCanceledException)
  return error as TransactionCanceledException
}
