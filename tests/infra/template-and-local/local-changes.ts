import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { localAddress } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'
import type { Json } from '../synthesised.ts'
import { changeLabel, changeSamples, type ChangeSample } from './changes.ts'
import { runningFunctions } from './running-functions.ts'

/** Creates, changes and removes rows in each table with a stream, and reads which functions were invoked. */
export async function localChanges(stack: Stack, tables: readonly Json[]): Promise<[string, string][]> {
  const client = new DynamoDBClient(localAddress(stack.dynamo))
  const facts: [string, string][] = []
  for (const { TableName, KeySchema } of tables)
    for (const sample of changeSamples(TableName)) {
      const before = await invokedByChanges(stack)
      await change(client, sample, KeySchema)
      const after = await invokedByChanges(stack)
      const invoked = Object.keys(after).filter((name) => after[name] !== before[name])
      facts.push([changeLabel(sample), invoked.join(', ') || 'invokes no function'])
    }
  return facts
}

async function change(
  client: DynamoDBClient,
  { table, kind, row }: ChangeSample,
  schema: Json,
): Promise<void> {
  const key = Object.fromEntries(schema.map(({ AttributeName }: Json) => [AttributeName, { S: 'probe' }]))
  if (kind === 'REMOVE') await client.send(new DeleteItemCommand({ TableName: table, Key: key }))
  else
    await client.send(new PutItemCommand({ TableName: table, Item: { ...row, ...key, note: { S: kind } } }))
}

async function invokedByChanges(stack: Stack): Promise<Record<string, number>> {
  const functions = await runningFunctions(stack)
  return Object.fromEntries(
    Object.entries(functions).flatMap(([name, { invoked }]) =>
      invoked === undefined ? [] : [[name, invoked.byChanges]],
    ),
  )
}
